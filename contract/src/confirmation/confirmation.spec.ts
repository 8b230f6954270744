import {
  councilCardStatus,
  energyCardStatus,
  entertainmentCardStatus,
  hasCombinedCard,
  waterCardStatus,
  type CardStatus,
} from './confirmation';

describe('the status of a card', () => {
  it('of energy follows its summary [CONF-26]', () => {
    expect(energyCardStatus({ isCompleted: true, isNotThroughUs: false })).toBe('completed');
    expect(energyCardStatus({ isCompleted: false, isNotThroughUs: false })).toBe('todo');
  });

  it('of energy that cannot be set up here is neither to do nor completed', () => {
    expect(energyCardStatus({ isCompleted: false, isNotThroughUs: true })).toBe('elsewhere');
  });

  it.each<[boolean, boolean, CardStatus]>([
    [true, false, 'completed'],
    [true, true, 'completed'],
    [false, true, 'pending'],
    [false, false, 'todo'],
  ])(
    'of entertainment, completed %s and ordered on the provider’s site %s, is %s [CONF-27]',
    (isCompleted, wombbUserConfirmed, status) => {
      expect(entertainmentCardStatus({ isCompleted, wombbUserConfirmed })).toBe(status);
    },
  );

  const open = { isAvailable: true, isUnidentified: false, isCompleted: true, isRegistrationConfirmed: null };
  const rows: readonly [string, CardStatus, Partial<Parameters<typeof councilCardStatus>[0]>][] = [
    ['answered, not registered', 'todo', {}],
    ['answered and registered', 'completed', { isRegistrationConfirmed: true }],
    ['answered, registration refused', 'todo', { isRegistrationConfirmed: false }],
    ['registered, step not answered', 'todo', { isCompleted: false, isRegistrationConfirmed: true }],
    ['not a service of the home', 'completed', { isAvailable: false, isCompleted: false }],
    ['no authority identified', 'todo', { isUnidentified: true }],
    ['no authority identified, but registered', 'completed', { isUnidentified: true, isRegistrationConfirmed: true }],
    [
      'no authority identified, registered without the step',
      'completed',
      { isUnidentified: true, isCompleted: false, isRegistrationConfirmed: true },
    ],
  ];
  it.each(rows)('of council tax, %s, is %s [CONF-28]', (_why, status, change) => {
    expect(councilCardStatus({ ...open, ...change })).toBe(status);
  });
  it.each(rows)('of water, %s, is %s [CONF-29]', (_why, status, change) => {
    expect(waterCardStatus({ ...open, isScotland: false, isWithoutBill: false, ...change })).toBe(status);
  });
  it('of water is completed in Scotland, and where homes get no bill [CONF-29]', () => {
    expect(waterCardStatus({ ...open, isScotland: true, isWithoutBill: false })).toBe('completed');
    expect(waterCardStatus({ ...open, isScotland: false, isWithoutBill: true })).toBe('completed');
  });
});

it.each([
  [true, true, true, true],
  [false, true, true, false],
  [true, false, true, false],
  [true, true, false, false],
])(
  'one bill %s, council offered %s, water offered %s: combined card %s [CONF-08]',
  (isOneBill, council, water, expected) => {
    const summary = { isCouncilWithWater: isOneBill, council: { isOffered: council }, water: { isOffered: water } };
    expect(hasCombinedCard(summary)).toBe(expected);
  },
);
