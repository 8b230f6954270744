import {
  householdEndpoints,
  type EventStream,
  type Household,
  type HouseholdChange,
  type HouseholdCost,
  type HouseholdPerson,
  type HouseholdPlan,
  type HousemateSession,
  type JoinInvitation,
} from '@home-move/contract';
import type { TestRuntime } from '@home-move/ui/testing';

export const sam: HouseholdPerson = { id: 'p1', name: 'Sam Hartley', state: 'mover', since: null, invitation: null };
export const priya: HouseholdPerson = {
  id: 'p2',
  name: 'Priya Shah',
  state: 'joined',
  since: '2026-11-18T09:00:00.000Z',
  invitation: null,
};
export const ben: HouseholdPerson = {
  id: 'p3',
  name: 'Ben Okafor',
  state: 'joined',
  since: '2026-11-19T09:00:00.000Z',
  invitation: null,
};
/** Invited by email; has not joined. */
export const ellie: HouseholdPerson = {
  id: 'p4',
  name: 'Ellie Marsh',
  state: 'invited',
  since: '2026-11-19T10:00:00.000Z',
  invitation: { channel: 'email', contact: 'ellie.marsh@example.test' },
};
/** A text that did not arrive. */
export const unreached: HouseholdPerson = {
  id: 'p5',
  name: null,
  state: 'notDelivered',
  since: '2026-11-20T10:31:00.000Z',
  invitation: { channel: 'sms', contact: '07700900188' },
};

const from = '2026-11-27';

/** The costs of the mock-up: an estimate, a price that rises, and an unknown amount. */
export const someCosts: readonly HouseholdCost[] = [
  { service: 'electricity', supplier: 'Glimmer', isEstimate: false, prices: [{ from, amount: 7230 }] },
  { service: 'gas', supplier: 'Fernway', isEstimate: true, prices: [{ from, amount: 6870 }] },
  {
    service: 'broadband',
    supplier: 'Brightline',
    isEstimate: false,
    prices: [
      { from, amount: 2899 },
      { from: '2027-04-01', amount: 3299 },
      { from: '2028-04-01', amount: 3699 },
    ],
  },
  { service: 'water', supplier: 'Anglian Water', isEstimate: true, prices: [{ from, amount: 4400 }] },
  { service: 'councilTax', supplier: 'Bedford Borough Council', isEstimate: false, prices: null },
];

/** Sam's household with Priya and Ben, as the mover sees it; name what matters. */
export const aHousehold = (overrides: Partial<Household> = {}): Household => ({
  version: 7,
  role: 'mover',
  personId: 'p1',
  home: { line: '14 Castle Road', town: 'Bedford', moveInDate: '2026-11-27' },
  people: [sam, priya, ben],
  link: { url: 'http://localhost/join/7KQ2MX84RT5N', until: '2026-12-27' },
  canInvite: true,
  accounts: [
    anAccount('electricity', { supplier: 'Glimmer', isOrdered: true, named: ['p1'] }),
    anAccount('gas', { supplier: null, naming: 'notSetUp' }),
    anAccount('broadband', {
      supplier: 'Brightline',
      isOrdered: true,
      named: ['p1'],
      asked: [{ personId: 'p2', at: '2026-11-20T09:00:00.000Z' }],
    }),
    anAccount('councilTax', { supplier: 'Bedford Borough Council', naming: 'byLaw' }),
    anAccount('water', { supplier: 'Anglian Water' }),
  ],
  costs: someCosts,
  split: {
    kind: 'room',
    weights: [
      { personId: 'p1', weight: 16 },
      { personId: 'p2', weight: 14 },
      { personId: 'p3', weight: 10 },
    ],
    changedBy: 'p1',
    agreed: ['p1', 'p2'],
  },
  meterReadings: [],
  wantsMessages: null,
  ...overrides,
});

type Account = Household['accounts'][number];

/** An account that no one is named on; name what matters. */
export function anAccount(id: Account['id'], overrides: Partial<Account> = {}): Account {
  return { id, supplier: null, naming: 'open', isOrdered: false, named: [], asked: [], declined: [], ...overrides };
}

/** The same household as Priya sees it. */
export const asPriya = (overrides: Partial<Household> = {}): Household =>
  aHousehold({
    role: 'housemate',
    personId: 'p2',
    people: [{ ...sam, name: 'Sam' }, priya, ben],
    link: null,
    canInvite: false,
    meterReadings: [
      {
        meter: 'electricity',
        values: [
          { rate: 'day', value: '04213' },
          { rate: 'night', value: '01770' },
        ],
        readOn: '2026-11-27',
      },
      { meter: 'gas', values: [{ rate: 'single', value: '1189' }], readOn: '2026-11-26' },
    ],
    wantsMessages: false,
    ...overrides,
  });

export const anInvitation: JoinInvitation = {
  inviter: 'Sam',
  street: 'Castle Road',
  town: 'Bedford',
  invitedOn: '2026-11-20',
  until: '2026-12-27',
};

export const aHousemateSession = (overrides: Partial<Household> = {}): HousemateSession => ({
  session: {
    access_token: 'housemate-access',
    token_type: 'Bearer',
    expires_in: 1800,
    refresh_token: 'housemate-refresh',
  },
  household: asPriya(overrides),
});

export const aPlan: HouseholdPlan = {
  moveInDate: '2026-11-27',
  entries: [
    {
      id: 'move-in',
      kind: 'event',
      date: '2026-11-27',
      title: 'Move in',
      text: 'Take meter readings before you unpack.',
      state: 'planned',
      prices: [],
    },
    {
      id: 'broadband-start',
      kind: 'event',
      date: '2026-12-02',
      title: 'Broadband starts',
      text: 'Brightline connects your home.',
      state: 'set-up',
      prices: ['£28.99 a month until 31 Mar 2027', '£32.99 from 01 Apr 2027'],
    },
  ],
  later: [{ date: '2027-04-01', title: 'Broadband price rises', text: 'It is £32.99 a month from now on.' }],
};

/** Sets the household that the API returns. The stream of changes stays silent. */
export function answerHousehold(runtime: TestRuntime, household: Household) {
  runtime.answer(householdEndpoints.read, () => household);
  runtime.answer(householdEndpoints.changes, () => new Promise<EventStream<HouseholdChange>>(() => undefined));
}
