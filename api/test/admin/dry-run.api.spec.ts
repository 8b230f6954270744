import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { commands } from '../../src/admin/commands.js';
import { UndeliverableMailboxes } from '../../src/modules/platform/comms/undeliverable-mailboxes.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { optionsOf } from './brand-commands.fixture.js';
import { runAdminCommand } from './terminal.fixture.js';

let api: BootedApp;
let folder: string;
let id: string;
let invitedId: string;
let reference: string;
let key: string;
const webhook = '6b00adac151428c518637f55';
const job = '6b00adac151428c518637f66';

const run = (...args: string[]) => runAdminCommand(api, args);
const oakwood = ['--brand', 'oakwood'] as const;

beforeAll(async () => {
  api = await bootApp();
  api.clock.at('2026-11-20T10:00:00Z');
  folder = await mkdtemp(join(tmpdir(), 'dry-run-'));
  await writeFile(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  await writeFile(join(folder, 'script.txt'), 'Good morning.');
  const invite = ['--type', 'Lettings', '--surname', 'Ferris', '--postcode', 'MK40 2QT', '--email', 'kim@example.test'];
  const { lines } = await run('enrolment', 'invite', ...oakwood, ...invite);
  [id = '', reference = ''] = lines.map((printed) => printed.split(' ')[1] ?? '');
  const then = new Date('2026-11-20T10:00:00Z');
  const other = await run('enrolment', 'invite', ...oakwood, '--type', 'Lettings', '--email', 'lee@example.test');
  invitedId = other.lines[0]?.split(' ')[1] ?? '';
  const _id = new Types.ObjectId(id);
  const womConsents = [{ serviceType: 1, version: '2026-11', givenAt: then }];
  const changed = { lockedAt: then, closedAt: then, closedBy: 'Alex', womConsents };
  await api.database.collection('enrolments').updateOne({ _id }, { $set: changed });
  const bounced = { emailAddress: 'kim@example.test', cause: 'bounced' } as const;
  await api.app.get(UndeliverableMailboxes, { strict: false }).add(bounced, then);
  key = (await run('partner-key', 'add', ...oakwood)).lines[0]?.split(' ')[0] ?? '';
  await api.database.collection('jobs').insertOne({
    _id: new Types.ObjectId(job),
    kind: 'receipt',
    key: 'receipt of a dry run',
    runAt: then,
    attempts: 12,
    lockedUntil: then,
    doneAt: then,
    givenUpAt: then,
    failure: 'UPSTREAM',
    data: {},
  });
  await api.database.collection('partner_webhooks').insertOne({
    _id: new Types.ObjectId(webhook),
    partner: 'oakwood',
    environment: 'live',
    slot: 1,
    url: 'https://hooks.oakwood.example',
    events: ['move.opened'],
    alertEmail: 'it@oakwood.example',
    state: 'failed',
    disabledAt: then,
    secret: { id: 'secret', sealed: { keyId: '1', box: '' }, createdAt: then },
    previousSecret: null,
    createdAt: then,
  });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

/** The options of each command that changes data, and the lines that its dry run prints before the last one. */
const dryRuns: Readonly<Record<string, () => readonly [args: readonly string[], ...lines: readonly string[]]>> = {
  'brand add': () => [
    ['--level', 'branch', '--route', 'oakwood', '--branch', '14', '--id', '314', '--name', 'Oakwood Luton'],
    'name: Oakwood Luton',
  ],
  'brand change': () => [['--route', 'oakwood', '--sky', 'no'], 'sky: yes → no'],
  'brand archive': () => [['--route', 'harbour'], 'harbour archived: no → 2026-11-20T10:00:00.000Z'],
  'affiliate save': () => [
    optionsOf({
      id: 'boxes',
      category: '4',
      title: 'Boxes',
      logo: join(folder, 'logo.svg'),
      text: 'Boxes.',
      link: 'https://boxes.example',
    }),
    'boxes would be shown: Storage',
  ],
  'affiliate remove': () => [['--id', 'vanfolk'], 'vanfolk would be removed.'],
  'affiliate hide': () => [['--route', 'oakwood', '--categories', '1'], 'Insurance'],
  'customer resend': () => [['--enrolment', invitedId, '--message', 'invitation'], 'The invitation would be mailed.'],
  'customer forget': () => [
    ['--enrolment', id, '--confirm', reference],
    `Everything about the customer of enrolment ${id} would be erased.`,
  ],
  'enrolment invite': () => [
    [...oakwood, '--type', 'Social', '--email', 'sam@example.test', '--send'],
    'An enrolment of oakwood would be prepared, and the invitation mailed unless the address has unsubscribed.',
  ],
  'enrolment link': () => [['--enrolment', id], `Enrolment ${id} would get a log-in link.`],
  'enrolment reopen': () => [['--enrolment', id], `Enrolment ${id} would be reopened.`],
  'account unlock': () => [['--enrolment', id], `Enrolment ${id} would be unlocked.`],
  'consent withdraw': () => [
    ['--enrolment', id, '--for', 'broadband'],
    'The consent to pass details on to broadband providers would be withdrawn.',
  ],
  'mail allow': () => [['--enrolment', id], `The customer of enrolment ${id} would get mails again.`],
  'partner-key add': () => [[...oakwood], 'oakwood would get a live key for launch.'],
  'partner-key change': () => [
    [...oakwood, '--key', key, '--return', 'https://crm.oakwood.example'],
    `${key} of oakwood would have these addresses.`,
  ],
  'partner-key revoke': () => [[...oakwood, '--key', key], `${key} of oakwood would be revoked.`],
  'webhook enable': () => [[...oakwood, '--webhook', webhook], `${webhook} of oakwood would get events again.`],
  'agent add': () => [[...oakwood, '--name', 'Dana Cole'], 'Dana Cole would be an agent of oakwood.'],
  'agent role': () => [
    [...oakwood, '--name', 'Jordan Lee', '--role', 'supervisor'],
    'Jordan Lee would be a supervisor of oakwood.',
  ],
  'agent deactivate': () => [
    [...oakwood, '--name', 'Jordan Lee'],
    'Jordan Lee would open no calls of oakwood any more, and open calls would end.',
  ],
  'agent activate': () => [[...oakwood, '--name', 'Jordan Lee'], 'Jordan Lee would open calls of oakwood again.'],
  'agent invite': () => [
    ['--enrolment', id, '--name', 'Jordan Lee'],
    `Jordan Lee would get a link to enrolment ${id}, for 8 hours.`,
  ],
  'script save': () => [
    [...oakwood, '--page', 'energy-list', '--file', join(folder, 'script.txt')],
    'oakwood would have a script for energy-list.',
  ],
  'script remove': () => [
    ['--brand', 'default', '--page', 'energy-usage'],
    'The script of default for energy-usage would be removed.',
  ],
  'job retry': () => [['--id', job], '1 job would be attempted again.'],
  'keys reseal': () => [[], '0 values would be sealed with key 1.'],
  'database migrate': () => [[], 'No migration is pending.'],
  'database indexes': () => [[], 'No index is missing.'],
};

/** Every stored document, and every message that was sent. */
async function everything(): Promise<readonly unknown[]> {
  const { db } = api.database;
  const names = (await db?.listCollections().toArray())?.map(({ name }) => name).toSorted() ?? [];
  const stored = await Promise.all(names.map((name) => api.database.collection(name).find({}).toArray()));
  const outbox: unknown = await (await fetch(`${api.sandbox.origin}/outbox`)).json();
  // The application meanwhile runs periodic jobs, whose key is their kind.
  const isPeriodic = ({ kind, key: jobKey }: Readonly<Record<string, unknown>>) =>
    kind !== undefined && kind === jobKey;
  return [...names.map((name, index) => [name, stored[index]?.filter((document) => !isPeriodic(document))]), outbox];
}

it('every command that changes data has a case below, except a restore, which needs an empty database', () => {
  const changing = commands.filter(({ name, changes }) => changes && name !== 'database restore');
  expect(Object.keys(dryRuns)).toEqual(changing.map(({ name }) => name));
});

it.each(Object.keys(dryRuns))(
  '%s --dry-run prints the intended change, and neither stores nor sends anything',
  async (name) => {
    const [args, ...lines] = dryRuns[name]?.() ?? [[]];
    const before = await everything();
    const printed = await run(...name.split(' '), ...args, '--dry-run');
    expect(printed).toEqual({ code: 0, lines: expect.arrayContaining([...lines]), errors: [] });
    expect(printed.lines.at(-1)).toBe('Nothing was written.');
    expect(await everything()).toEqual(before);
  },
);
