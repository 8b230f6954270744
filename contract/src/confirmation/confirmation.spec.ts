import {
  cardStatuses,
  councilCardStatus,
  energyCardStatus,
  entertainmentCardStatus,
  hasCombinedCard,
  isAllSet,
  registrationsLeft,
  servicesLeft,
  waterCardStatus,
  type CardStatus,
  type ConfirmationSummary,
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

const registration = {
  isOffered: true,
  isAvailable: true,
  isUnidentified: false,
  isCompleted: true,
  isRegistrationConfirmed: null,
};
/** Energy and broadband are set up; the mover still has to register for council tax and water. */
const unregistered = {
  energy: { isOffered: true, isOptedIn: true, isCompleted: true, isNotThroughUs: false },
  energySecondary: null,
  entertainment: { isOffered: true, isOptedIn: true, isCompleted: true, wombbUserConfirmed: false },
  council: { ...registration, councilName: 'Bedford Borough Council' },
  water: { ...registration, isScotland: false, isWithoutBill: false, boardName: 'Anglian Water', sewerage: null },
  isCouncilWithWater: false,
} as unknown as ConfirmationSummary;

describe('the energy of a home with mixed meters', () => {
  it.each<[boolean, boolean, CardStatus]>([
    [true, true, 'completed'],
    [true, false, 'todo'],
    [false, true, 'todo'],
    [false, false, 'todo'],
  ])('with electricity set up %s and gas set up %s is %s', (electricity, gas, status) => {
    const energy = { ...unregistered.energy, isCompleted: electricity };
    const energySecondary = { ...unregistered.energy, isCompleted: gas };
    expect(cardStatuses({ ...unregistered, energy, energySecondary }).energy).toBe(status);
  });
});

describe('an authority with one bill for council tax and water', () => {
  const { council, water } = unregistered;
  const oneBill = { ...unregistered, isCouncilWithWater: true, water: { ...water, boardName: council.councilName } };

  it('is named and counted once until the mover has registered', () => {
    expect(registrationsLeft(oneBill)).toEqual({ council: ['Bedford Borough Council'], water: null });
    expect(servicesLeft(oneBill)).toEqual(['council']);
    expect(isAllSet(oneBill)).toBe(false);
  });

  it('completes both services with the registration for council tax', () => {
    const registered = { ...oneBill, council: { ...council, isRegistrationConfirmed: true } };
    expect(cardStatuses(registered)).toMatchObject({ council: 'completed', water: 'completed' });
    expect(servicesLeft(registered)).toEqual([]);
    expect(isAllSet(registered)).toBe(true);
  });
});
