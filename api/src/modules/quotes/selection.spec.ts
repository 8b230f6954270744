import { anAddOn } from '@home-move/contract/testing';
import { anOffer } from './offer.builder.js';
import type { StoredSelection } from '../enrolment/energy.state.js';
import { toSelection } from './selection.js';

const addOns = [
  anAddOn({ identifier: 'APP', cost: 0, isIncluded: true }),
  anAddOn({ identifier: 'COVER', cost: 1450, discountCost: 950, introMonths: 3 }),
  anAddOn({ identifier: 'DRAINS', cost: 800, billingFrequency: 'Quarterly' }),
  anAddOn({ identifier: 'SERVICE', cost: 700, billingFrequency: 'Annual' }),
  anAddOn({ identifier: 'CHECK', cost: 4900, billingFrequency: 'One-off', isOneOff: true }),
  anAddOn({ identifier: 'VISIT', cost: 2500, billingFrequency: 'One-off', isOneOff: true }),
];
const chosen = (addOnsIdentifiers: readonly string[]): StoredSelection => ({
  quoteId: 'q-1',
  searchId: 'QS-1',
  offers: [anOffer({ newSpendMonthly: 13788, addOnsData: addOns })],
  addOnsIdentifiers,
});

it.each([
  [['APP'], 13788, 0],
  [['APP', 'COVER'], 14738, 0],
  [['APP', 'DRAINS', 'SERVICE'], 13788, 0],
  [['APP', 'CHECK', 'VISIT'], 13788, 7400],
  [['APP', 'COVER', 'DRAINS', 'SERVICE', 'CHECK', 'VISIT'], 14738, 7400],
])('%j costs %d pence a month and %d once [TARIFF-09]', (identifiers, monthlyCost, oneOffCost) => {
  expect(toSelection(chosen(identifiers), '2026-12-02')).toMatchObject({ monthlyCost, oneOffCost });
});

it('returns the tariffs, the add-ons and the switch date', () => {
  expect(toSelection(chosen(['APP', 'COVER']), '2026-12-02')).toMatchObject({
    tariffs: [{ priceId: 'LF12-EAST' }],
    addOnsIdentifiers: ['APP', 'COVER'],
    expectedSwitchDate: '2026-12-02',
  });
});

it.each([
  ['2026-12-02', '2027-12-01'],
  ['2026-12-20', '2027-12-19'],
])('a switch on %s fixes the price until %s, whatever the day was when it was chosen', (switchesOn, end) => {
  expect(toSelection(chosen([]), switchesOn).tariffs[0]?.fixedTermEnd).toBe(end);
});
