import type { PaymentMethod, TariffFuel } from '@home-move/contract';
import { aMeter, aSupply } from '../../move/enrolment/enrolment-record.builder.js';
import type { StoredSupply } from '../state/energy.state.js';
import { fixedTermEnd, startDateFacts, startOf } from './supply-start.js';

const larkfield = aMeter({ supplierName: 'Larkfield Energy' });
const other = aMeter({ supplierName: 'Tor Co-op' });
const unnamed = aMeter({ supplierName: null });

const sold = (
  energyType: TariffFuel = 'DualFuel',
  paymentMethod: PaymentMethod = 'DIRECT_DEBIT',
  supplierName = 'Larkfield Energy',
) => ({ supplierName, energyType, paymentMethod });
const manualHome: StoredSupply = { kind: 'area', gspGroup: '_A' };

const changes = { knownMeterDetails: true, isPaygTariff: false, changesSupplier: true };
const stays = { ...changes, changesSupplier: false };
const payg = { ...changes, isPaygTariff: true };
const unknown = { ...stays, knownMeterDetails: false };

describe('what decides when a tariff can start [SWITCH-05]', () => {
  it.each([
    ['the register was not asked', sold(), null, unknown],
    ['the address was entered manually', sold(), manualHome, unknown],
    ['the register has no meter of a fuel', sold(), aSupply(larkfield, null), unknown],
    ['both suppliers change', sold(), aSupply(other, other), changes],
    ['one supplier changes', sold(), aSupply(larkfield, other), changes],
    ['a supplier is not known', sold(), aSupply(larkfield, unnamed), changes],
    ['no supplier changes', sold(), aSupply(larkfield, larkfield), stays],
    ['only the other fuel’s supplier differs', sold('Electric'), aSupply(larkfield, other), stays],
    ['the one fuel changes', sold('Gas'), aSupply(larkfield, other), changes],
    ['it is paid as you go', sold('DualFuel', 'PAY_AS_YOU_GO'), aSupply(other, other), payg],
  ])('is known when %s', (_, tariff, supply, expected) => {
    expect(startDateFacts([tariff], { supply, moveInDate: null })).toEqual({ moveInDate: null, ...expected });
  });
});

describe('what decides when two tariffs can start together', () => {
  const gasPayg = sold('Gas', 'PAY_AS_YOU_GO');

  it.each([
    ['Direct Debit, which changes the supplier', [sold('Electric'), gasPayg], aSupply(other, larkfield), changes],
    ['Direct Debit, which keeps the supplier', [sold('Electric'), gasPayg], aSupply(larkfield, other), stays],
    ['the unknown meter', [sold('Electric'), gasPayg], aSupply(larkfield, null), unknown],
  ])('is the slowest: %s [SWITCH-10] [SWITCH-11]', (_, tariffs, supply, expected) => {
    expect(startDateFacts(tariffs, { supply, moveInDate: null })).toEqual({ moveInDate: null, ...expected });
  });
});

it.each([
  [aSupply(other, other), '2026-11-27', '2026-12-05'],
  [aSupply(other, other), '2026-12-06', '2026-12-06'],
  [aSupply(other, other), '2026-09-01', '2026-12-05'],
  [aSupply(other, other), null, '2026-12-05'],
  [aSupply(larkfield, larkfield), '2026-11-22', '2026-11-25'],
  [aSupply(larkfield, larkfield), '2026-11-27', '2026-11-27'],
  [manualHome, '2026-12-04', '2026-12-08'],
])('on 20 November, supply starts on the later of that and the move [SWITCH-12]', (supply, moveInDate, expected) => {
  expect(startOf(sold(), { supply, moveInDate }, '2026-11-20')).toBe(expected);
});

it('ends the guaranteed price the day before the term is over', () => {
  expect(fixedTermEnd(12, '2026-12-02')).toBe('2027-12-01');
  expect(fixedTermEnd(null, '2026-12-02')).toBeNull();
});
