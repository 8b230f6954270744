import { audit } from './audit.mjs';
import { Client } from './client.mjs';
import { planDisturbances } from './disturbances.mjs';
import { Random } from './random.mjs';

type Documents = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

const id = '665f1c2a9b1e8a0012345678';

/** A database whose collections hold documents of one enrolment. */
const databaseOf = (collections: Documents) => ({
  collection: (name: string) => ({
    find: () => ({ toArray: async () => collections[name] ?? [] }),
    countDocuments: async () => collections[name]?.length ?? 0,
  }),
});

const action = (kind: string, outcome = 'done', more: object = {}) => ({ kind, outcome, ...more });
const mail = (outcome: string) => action('mail', outcome, { entry: 'link-sent' });
const note = (outcome = 'done') => action('note', outcome, { content: 'note 0' });
const linkMail = { channel: 'email', subject: 'Your move with Oakwood Lettings', text: '' };

interface Found {
  readonly stored?: Documents;
  readonly messages?: readonly object[];
}

/** Lost and duplicated things of a customer with these actions, by line. */
async function faults(actions: readonly object[], { stored = {}, messages = [] }: Found): Promise<object> {
  const entries = [{ _id: 'e', type: 'created' }, ...(stored['enrolment_events'] ?? [])];
  const database = databaseOf({ enrolments: [{ _id: id }], ...stored, enrolment_events: entries });
  const customer = { id, actions: [action('create'), ...actions], messages, applications: 0 };
  const lines: Map<string, { lost: number; duplicated: number }> = await audit([customer], {
    database,
    foreignEnrolments: 0,
  });
  return Object.fromEntries(
    [...lines].flatMap(([name, { lost, duplicated }]) => (lost + duplicated > 0 ? [[name, { lost, duplicated }]] : [])),
  );
}

describe('the comparison with the stored data', () => {
  const noteDocument = { _id: 'n', content: 'note 0' };
  const noteEntry = { _id: 'n', type: 'note-saved' };

  it('finds nothing if each action is stored once', async () => {
    const stored = { notes: [noteDocument], enrolment_events: [noteEntry] };
    expect(await faults([note()], { stored })).toEqual({});
  });

  it('accepts an entry that is not copied yet', async () => {
    expect(await faults([note()], { stored: { notes: [{ ...noteDocument, unrecordedOf: id }] } })).toEqual({});
  });

  it('finds a note that is lost, and an entry of a note that does not exist', async () => {
    expect(await faults([note()], { stored: { enrolment_events: [noteEntry] } })).toEqual({
      notes: { lost: 1, duplicated: 0 },
      'history: notes': { lost: 0, duplicated: 1 },
    });
  });

  it('finds a duplicated note, and its missing entry', async () => {
    const stored = { notes: [noteDocument, { ...noteDocument, _id: 'm' }], enrolment_events: [noteEntry] };
    expect(await faults([note()], { stored })).toEqual({
      notes: { lost: 0, duplicated: 1 },
      'history: notes': { lost: 1, duplicated: 0 },
    });
  });

  it('finds an empty enrolment in addition to the acknowledged one', async () => {
    const enrolments = [{ _id: id }, { _id: 'another' }];
    expect(await faults([], { stored: { enrolments } })).toEqual({ enrolments: { lost: 0, duplicated: 1 } });
  });

  it.each([
    ['done', 1, {}],
    ['done', 2, { 'link mails': { lost: 0, duplicated: 1 } }],
    ['done', 0, { 'link mails': { lost: 1, duplicated: 0 } }],
    ['unknown', 0, {}],
    ['unknown', 1, {}],
    ['unknown', 2, { 'link mails': { lost: 0, duplicated: 1 } }],
    ['refused', 1, { 'link mails': { lost: 0, duplicated: 1 } }],
  ])('of a mail that is %s, with %i received: %j', async (outcome, received, expected) => {
    const entry = { _id: 'l', type: 'link-sent' };
    const confirmed = outcome === 'done' ? [entry] : [];
    const unconfirmed = outcome === 'unknown' ? [{ ...entry, isUnconfirmed: true }] : [];
    const stored = { enrolment_events: [...confirmed, ...unconfirmed] };
    const messages = Array.from({ length: received }, () => linkMail);
    expect(await faults([mail(outcome)], { stored, messages })).toEqual(expected);
  });

  it.each(['link-sent', 'private-entry-done', 'flatmate-notified'])(
    'finds an unconfirmed entry %s that no action of unknown outcome explains',
    async (type) => {
      const stored = { enrolment_events: [{ _id: 'l', type, isUnconfirmed: true }] };
      expect(await faults([], { stored })).toEqual({ [`unconfirmed: ${type}`]: { lost: 0, duplicated: 1 } });
    },
  );
});

describe('the removed remotes', () => {
  const faultsOf = async (removed: readonly string[], stored: readonly string[]) => {
    const database = databaseOf({ registry_withdrawals: stored.map((version) => ({ version })) });
    const lines = await audit([], { database, foreignEnrolments: 0, removed });
    const { lost = 0, duplicated = 0 } = lines.get('removed remotes') ?? {};
    return { lost, duplicated };
  };

  it.each([
    [['1.0.0'], ['1.0.0'], { lost: 0, duplicated: 0 }],
    [['1.0.0'], [], { lost: 1, duplicated: 0 }],
    [[], ['1.0.0'], { lost: 0, duplicated: 1 }],
  ])('%j that are stored as %j differ by %j', async (removed, stored, expected) => {
    expect(await faultsOf(removed, stored)).toEqual(expected);
  });
});

describe('the disturbances', () => {
  const apis = ['first API', 'second API'];
  const counts = { kills: 60, faults: 40, removals: 20, clockSteps: 10 };
  const plan = (seed: number): readonly { at: number; kind: string; target: string }[] =>
    planDisturbances({ ...counts, minutes: 10, random: new Random(seed), apis });
  const targetsOf = (kind: string) =>
    new Set(
      plan(7)
        .filter((item) => item.kind === kind)
        .map(({ target }) => target),
    );

  it('are planned by the seed', () => {
    expect(plan(7)).toEqual(plan(7));
    expect(plan(7)).not.toEqual(plan(8));
  });

  it('are in order, as many as requested, and each fault has an end', () => {
    const moments = plan(7).map(({ at }) => at);
    expect(moments).toHaveLength(60 + 2 * 40 + 20 + 10);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(moments[0]).toBeGreaterThan(0);
    expect(moments.at(-1)).toBeLessThan(10 * 60_000);
  });

  it('hit every API and the database, and step the clocks of APIs only', () => {
    expect(targetsOf('kill')).toEqual(new Set([...apis, 'database']));
    expect(targetsOf('clock step')).toEqual(new Set(apis));
  });
});

describe('a response above 499', () => {
  afterEach(() => jest.restoreAllMocks());

  /** The failures that a client reports when its requests get these responses in turn. */
  async function unexpectedOf(answers: readonly (readonly [status: number, code?: string])[]): Promise<unknown> {
    const mocked = jest.spyOn(globalThis, 'fetch');
    for (const [status, code] of answers)
      mocked.mockResolvedValueOnce(new Response(JSON.stringify({ code }), { status }));
    const client = new Client(['http://api.test'], new Random(1));
    await client.send('GET', '/addresses/MK40%202QT');
    return client.unexpected;
  }

  it('is expected from a failing third party and from a process without its database', async () => {
    expect(await unexpectedOf([[502, 'THIRD_PARTY'], [503, 'UNAVAILABLE'], [200]])).toEqual([]);
  });

  it('is reported otherwise, without values from its address', async () => {
    expect(await unexpectedOf([[500, 'UNEXPECTED'], [502], [200]])).toEqual([
      'GET /api/v1/addresses/… 500 UNEXPECTED',
      'GET /api/v1/addresses/… 502 undefined',
    ]);
  });
});
