import { billingMultipliers, paymentTypes, tariffKey } from './tariff';

it('a quote is kept by supplier in lower case and price id as it is [LIST-28]', () => {
  expect(tariffKey({ supplierName: 'Larkfield Energy', priceId: 'LF12-East' })).toBe('larkfield energy/LF12-East');
});

it('the billing multipliers are Monthly 1, Quarterly 3, Annual 12, One-off 1 [TARIFF-10]', () => {
  expect(billingMultipliers).toEqual({ Monthly: 1, Quarterly: 3, Annual: 12, 'One-off': 1 });
});

it('the payment types have their names [PAY-35]', () => {
  expect(paymentTypes).toEqual({ DIRECT_DEBIT: 'Monthly Direct Debit', PAY_AS_YOU_GO: 'Prepayment Meter' });
});
