import type { ChoicesSoFar, Enrolment } from '../enrolment/enrolment';
import { anEnrolment, someChoices } from '../enrolment/enrolment.builder';
import { undoneBy } from './undone';

const today = '2026-11-20';
const energy = { energyConsented: true, energyOptIn: 1 } as const;
const broadband = { entertainmentConsented: true, entertainmentOptIn: 1 } as const;
const planned: Partial<ChoicesSoFar> = {
  use: { electricityKwh: 2700, gasKwh: 11500 },
  plans: [{ supplierName: 'Larkfield Energy', tariffName: 'Larkfield Fix 12' }],
};

const undone = (change: Parameters<typeof undoneBy>[0], enrolment: Partial<Enrolment>) =>
  undoneBy(change, anEnrolment({ supplyChecked: false, ...enrolment }));

describe('another address', () => {
  it.each<[string, Partial<Enrolment>, readonly string[]]>([
    ['nothing depends on it', {}, []],
    ['it is the first one', { address: null, supplyChecked: true }, []],
    ['the supply is known', { supplyChecked: true }, ['We look up the meters and energy prices of the new home.']],
    [
      'a tariff is chosen',
      { supplyChecked: true, choices: someChoices(planned) },
      [
        'The energy use that you entered is removed.',
        'Your energy plan, Larkfield Fix 12 from Larkfield Energy, is removed with its start date.',
        'We look up the meters and energy prices of the new home.',
      ],
    ],
    [
      'a package is chosen',
      { choices: someChoices({ broadbandPackage: 'Essentials 15' }) },
      ['Your broadband package, Essentials 15, is removed.'],
    ],
    [
      'an order was reported',
      { wombbUserConfirmed: true, choices: someChoices({ broadbandPackage: 'Essentials 15' }) },
      [
        'Your broadband package, Essentials 15, is removed.',
        'We no longer show Essentials 15 as ordered. Your order with the provider itself does not change.',
      ],
    ],
    [
      'council and water are known and registered',
      {
        councilName: 'Bedford Borough Council',
        waterBoardName: 'Anglian Water',
        councilRegistrationConfirmed: true,
        waterRegistrationConfirmed: false,
      },
      [
        'We look up who serves the new home instead of Bedford Borough Council and Anglian Water.',
        'Your answer about registering for council tax and water is removed.',
      ],
    ],
    [
      'only the collector of rates is known and registered',
      {
        postcode: 'BT1 5GS',
        councilName: 'Land & Property Services',
        councilRegistrationConfirmed: true,
      },
      [
        'We look up who serves the new home instead of Land & Property Services.',
        'Your answer about registering for rates is removed.',
      ],
    ],
    [
      'readings are noted and tasks ticked',
      { choices: someChoices({ hasMeterReadings: true, hasTickedTasks: true }) },
      ['Your meter readings are removed.', 'The ticks in your move plan are removed.'],
    ],
  ])('when %s', (_when, enrolment, expected) => {
    expect(undone({ kind: 'address' }, enrolment)).toEqual(expected);
  });
});

describe('another move-in date', () => {
  const plan = { ...energy, choices: someChoices(planned) };

  it.each<[string, string | null, Partial<Enrolment>, readonly string[]]>([
    ['nothing depends on it', '2026-11-29', {}, []],
    ['it is the same', '2026-11-27', plan, []],
    ['it is the first one', '2026-11-29', { ...plan, moveInDate: null }, []],
    [
      'a plan starts as early as possible',
      '2026-11-29',
      plan,
      ['Larkfield Fix 12 from Larkfield Energy starts on the earliest day that is possible for the new date.'],
    ],
    [
      'the mover chose the start',
      '2026-11-29',
      { ...energy, choices: someChoices({ ...planned, isStartDateChosen: true }) },
      ['The start date that you chose for Larkfield Fix 12 from Larkfield Energy is replaced by the earliest one.'],
    ],
    ['it is the last day of the window', '2026-12-04', energy, []],
    ['it is after the window', '2026-12-05', energy, ['You cannot set up energy before 21\u00a0Nov\u00a02026.']],
    ['it is after the window, without energy', '2026-12-05', {}, []],
    ['it is not known any more', null, plan, ['Energy has to wait until we know the date.']],
    ['it is not known any more, and energy is set up', null, { ...energy, energyComplete: true }, []],
  ])('when %s', (_when, to, enrolment, expected) => {
    expect(undone({ kind: 'move-in-date', to, today }, enrolment)).toEqual(expected);
  });
});

describe('other services', () => {
  const chosen = {
    ...energy,
    ...broadband,
    choices: someChoices({ ...planned, broadbandPackage: 'Essentials 15' }),
  };

  it('keep the plan and the package of services that are still chosen', () => {
    expect(undone({ kind: 'services', chosen: ['energy', 'entertainment'] }, chosen)).toEqual([]);
  });

  it('leave out the plan and the package of services that are not chosen any more', () => {
    expect(undone({ kind: 'services', chosen: [] }, chosen)).toEqual([
      'Larkfield Fix 12 from Larkfield Energy is not set up. It stays saved in case you choose energy again.',
      'Essentials 15 is not set up. It stays saved in case you choose broadband again.',
    ]);
  });

  it('leave out only what belongs to the service that is not chosen any more', () => {
    expect(undone({ kind: 'services', chosen: ['entertainment'] }, chosen)).toEqual([
      'Larkfield Fix 12 from Larkfield Energy is not set up. It stays saved in case you choose energy again.',
    ]);
    expect(undone({ kind: 'services', chosen: ['energy'] }, chosen)).toEqual([
      'Essentials 15 is not set up. It stays saved in case you choose broadband again.',
    ]);
  });

  it('change nothing for a service that was not chosen', () => {
    expect(undone({ kind: 'services', chosen: [] }, { choices: chosen.choices })).toEqual([]);
  });
});

it('another energy use removes the plan, whose price was for the former one', () => {
  expect(undone({ kind: 'usage' }, { choices: someChoices(planned) })).toEqual([
    'Your energy plan, Larkfield Fix 12 from Larkfield Energy, is removed with its start date, because its price was for another use.',
  ]);
  expect(undone({ kind: 'usage' }, {})).toEqual([]);
});
