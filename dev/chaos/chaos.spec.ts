import { audit } from './audit.mjs';
import { planKills } from './kills.mjs';
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
});

describe('the kills', () => {
  const plan = (seed: number) =>
    planKills({ kills: 60, minutes: 10, random: new Random(seed), targets: ['first API', 'second API', 'database'] });

  it('are planned by the seed', () => {
    expect(plan(7)).toEqual(plan(7));
    expect(plan(7)).not.toEqual(plan(8));
  });

  it('are in order, within the run, and of every process', () => {
    const moments = plan(7).map(({ at }: { at: number }) => at);
    expect(moments).toHaveLength(60);
    expect(moments).toEqual(moments.toSorted((a: number, b: number) => a - b));
    expect(moments[0]).toBeGreaterThan(0);
    expect(moments.at(-1)).toBeLessThan(10 * 60_000);
    expect(new Set(plan(7).map(({ target }: { target: string }) => target)).size).toBe(3);
  });
});
