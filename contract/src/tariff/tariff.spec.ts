import { billingMultipliers, fuelsOf, paymentTypes, tariffKey } from './tariff';

it('the key of a quote is the lower-cased supplier and the unchanged price id [LIST-28]', () => {
  expect(tariffKey({ supplierName: 'Larkfield Energy', priceId: 'LF12-East' })).toBe('larkfield energy/LF12-East');
});

it.each([
  ['DualFuel', ['Electric', 'Gas']],
  ['Electric', ['Electric']],
  ['Gas', ['Gas']],
] as const)('a %s tariff supplies %j', (energyType, fuels) => {
  expect(fuelsOf(energyType)).toEqual(fuels);
});

it('has the billing multipliers Monthly 1, Quarterly 3, Annual 12, One-off 1 [TARIFF-10]', () => {
  expect(billingMultipliers).toEqual({ Monthly: 1, Quarterly: 3, Annual: 12, 'One-off': 1 });
});

it('names the payment types [PAY-35]', () => {
  expect(paymentTypes).toEqual({ DIRECT_DEBIT: 'Monthly Direct Debit', PAY_AS_YOU_GO: 'Prepayment Meter' });
});
