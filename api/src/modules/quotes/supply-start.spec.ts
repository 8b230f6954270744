import type { PaymentMethod, TariffFuel } from '@home-move/contract';
import type { HomeSupply, Meter } from '../../providers/supply/supply.port.js';
import type { StoredSupply } from '../enrolment/energy.state.js';
import { anOffer } from './offer.builder.js';
import { daysToSwitch, expectedSwitchDate, fixedTermEnd } from './supply-start.js';

const meter = (supplierName: string | null): Meter => ({
  prepayment: false,
  smart: 'none',
  multiRate: false,
  multiRatePending: false,
  commercial: false,
  supplierName,
});

/** A home of the register with these suppliers; undefined for a fuel that it does not have. */
function homeOf(electricity?: string | null, gas?: string | null): StoredSupply {
  const home: HomeSupply = {
    gspGroup: '_A',
    isDomestic: true,
    isSupported: true,
    supportsFastSwitch: false,
    electricity: electricity === undefined ? null : meter(electricity),
    gas: gas === undefined ? null : meter(gas),
    mpan: null,
    mprn: null,
  };
  return { kind: 'register', home };
}

const sold = (fuels: TariffFuel = 'DualFuel', paymentMethod: PaymentMethod = 'DIRECT_DEBIT') => ({
  supplierName: 'Larkfield Energy',
  fuels,
  paymentMethod,
});
const byHand: StoredSupply = { kind: 'area', gspGroup: '_A' };

it.each([
  ['the register was not asked', sold(), null, 18],
  ['the address was typed by hand', sold(), byHand, 18],
  ['the register has no meter of a fuel', sold(), homeOf('Larkfield Energy'), 18],
  ['both suppliers change', sold(), homeOf('Tor Co-op', 'Glimmer'), 15],
  ['one supplier changes', sold(), homeOf('Larkfield Energy', 'Glimmer'), 15],
  ['a supplier is not known', sold(), homeOf('Larkfield Energy', null), 15],
  ['no supplier changes', sold(), homeOf('Larkfield Energy', 'Larkfield Energy'), 5],
  ['only the other fuel’s supplier differs', sold('Electric'), homeOf('Larkfield Energy', 'Glimmer'), 5],
  ['the one fuel changes', sold('Gas'), homeOf('Larkfield Energy', 'Glimmer'), 15],
  ['it is paid as you go', sold('DualFuel', 'PAY_AS_YOU_GO'), homeOf('Tor Co-op', 'Glimmer'), 5],
])('when %s, a switch of %j takes days', (_, tariff, supply, days) => {
  expect(daysToSwitch(tariff, supply)).toBe(days);
});

it.each([
  [homeOf('Tor Co-op', 'Glimmer'), '2026-11-27', '2026-12-05'],
  [homeOf('Tor Co-op', 'Glimmer'), '2026-12-06', '2026-12-06'],
  [homeOf('Tor Co-op', 'Glimmer'), '2026-09-01', '2026-12-05'],
  [homeOf('Tor Co-op', 'Glimmer'), null, '2026-12-05'],
  [homeOf('Larkfield Energy', 'Larkfield Energy'), '2026-11-22', '2026-11-25'],
  [homeOf('Larkfield Energy', 'Larkfield Energy'), '2026-11-27', '2026-11-27'],
  [byHand, '2026-12-04', '2026-12-08'],
])('on 20 November, supply starts on the later of that and the move', (supply, moveInDate, expected) => {
  const offers = [anOffer({ supplierName: 'Larkfield Energy', energyType: 'DualFuel' })];
  expect(expectedSwitchDate({ offers }, { supply, moveInDate }, '2026-11-20')).toBe(expected);
});

it('ends the guaranteed price the day before the term is over', () => {
  expect(fixedTermEnd(12, '2026-12-02')).toBe('2027-12-01');
  expect(fixedTermEnd(null, '2026-12-02')).toBeNull();
});
