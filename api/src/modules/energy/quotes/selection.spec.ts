import { anAddOn } from '@home-move/contract/testing';
import { anEnrolmentRecord } from '../../move/enrolment/enrolment-record.builder.js';
import type { StoredSelection } from '../state/energy.state.js';
import { anOffer } from './offer.builder.js';
import { toSelection } from './selection.js';

const addOns = [
  anAddOn({ identifier: 'APP', cost: 0, isIncluded: true }),
  anAddOn({ identifier: 'COVER', cost: 1450, discountCost: 950, introMonths: 3 }),
  anAddOn({ identifier: 'DRAINS', cost: 800, billingFrequency: 'Quarterly' }),
  anAddOn({ identifier: 'SERVICE', cost: 700, billingFrequency: 'Annual' }),
  anAddOn({ identifier: 'CHECK', cost: 4900, billingFrequency: 'One-off', isOneOff: true }),
  anAddOn({ identifier: 'VISIT', cost: 2500, billingFrequency: 'One-off', isOneOff: true }),
];
/** An enrolment with a selection that starts on a day. */
const chosen = (addOnsIdentifiers: readonly string[], startServiceDate = '2026-12-08') =>
  anEnrolmentRecord({
    selection: {
      quoteId: 'q-1',
      searchId: 'QS-1',
      offers: [anOffer({ newSpendMonthly: 13788, addOnsData: addOns })],
      addOnsIdentifiers,
      startServiceDate,
      startsForMoveIn: null,
      startAnswers: null,
    },
  });

it.each([
  [['APP'], 13788, 0],
  [['APP', 'COVER'], 14738, 0],
  [['APP', 'DRAINS', 'SERVICE'], 13788, 0],
  [['APP', 'CHECK', 'VISIT'], 13788, 7400],
  [['APP', 'COVER', 'DRAINS', 'SERVICE', 'CHECK', 'VISIT'], 14738, 7400],
])('%j costs %d pence a month and %d once [TARIFF-09]', (identifiers, monthlyCost, oneOffCost) => {
  expect(toSelection(chosen(identifiers), '2026-11-20')).toMatchObject({ monthlyCost, oneOffCost });
});

it('returns the tariffs, the add-ons and the switch date', () => {
  expect(toSelection(chosen(['APP', 'COVER']), '2026-11-20')).toMatchObject({
    tariffs: [{ priceId: 'LF12-EAST' }],
    addOnsIdentifiers: ['APP', 'COVER'],
    expectedSwitchDate: '2026-12-08',
  });
});

it.each([
  ['2026-12-08', '2027-12-07'],
  ['2026-12-20', '2027-12-19'],
])('a switch on %s fixes the price until %s, whatever the day was when it was chosen', (switchesOn, end) => {
  expect(toSelection(chosen([], switchesOn), '2026-11-20')?.tariffs[0]?.fixedTermEnd).toBe(end);
});

/** Electricity that the supplier has accepted. */
const setUp = (selection: StoredSelection, switchesOn: string) => ({
  selection,
  energySetUp: {
    applicationReference: 'A-1',
    selection,
    acceptedOn: '2026-11-20',
    switchesOn,
    directDebit: null,
    bank: null,
  },
});
const startingOn = (startServiceDate: string): StoredSelection => ({
  quoteId: 'q-1',
  searchId: 'QS-1',
  offers: [anOffer()],
  addOnsIdentifiers: [],
  startServiceDate,
  startsForMoveIn: null,
  startAnswers: null,
});

it.each([
  ['2026-12-05', '2026-12-08'],
  ['2026-12-10', '2026-12-10'],
])('electricity set up for %s and gas chosen for 8 December have both started on %s', (switchesOn, expected) => {
  const record = anEnrolmentRecord({
    ...setUp(startingOn(switchesOn), switchesOn),
    secondarySelection: startingOn('2026-12-08'),
  });
  expect(toSelection(record, '2026-11-20')?.expectedSwitchDate).toBe(expected);
});

it('remembers that the mover confirmed the start of a plan that is set up', () => {
  const startAnswers = {
    startServiceOption: 'customInstallationDate',
    consentToPayWhileSwitch: false,
    agreeToSwitchOvo: true,
  } as const;
  const record = anEnrolmentRecord(setUp({ ...startingOn('2026-12-10'), startAnswers }, '2026-12-10'));
  expect(toSelection(record, '2026-11-20')?.isStartDateConfirmed).toBe(true);
});
