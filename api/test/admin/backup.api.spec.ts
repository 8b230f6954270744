import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, createConnection, mongo } from 'mongoose';
import { PasswordsService } from '../../src/modules/identity/token/passwords.service.js';
import { anInvitation, passwordGrant, readHolder } from '../identity/account/login.fixture.js';
import { aBusyCustomer } from '../platform/data-privacy/busy-customer.builder.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { runAdminCommand } from './terminal.fixture.js';

let api: BootedApp;
let folder: string;
beforeAll(async () => {
  api = await bootApp();
  api.clock.at('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hm-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const to = () => join(folder, 'dump');
const dump = () => runAdminCommand(api, ['database', 'dump', '--to', to()]);
const restore = (options: readonly string[] = [], overrides: Record<string, string> = {}) =>
  runAdminCommand(api, ['database', 'restore', '--from', to(), ...options], overrides);

/** All documents except the audit, as text with their BSON types, and the names of all indexes. */
async function contents(database: Connection): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const { name } of (await database.db?.listCollections().toArray()) ?? []) {
    if (name === 'admin_audit') continue;
    const collection = database.collection(name);
    const documents = await collection.find().sort({ _id: 1 }).toArray();
    const indexes = (await collection.listIndexes().toArray()).map((index) => String(index['name'])).toSorted();
    found.set(name, mongo.BSON.EJSON.stringify([documents, indexes], { relaxed: false }));
  }
  return found;
}

describe('a dump', () => {
  it('only shows its size and folder in a dry run', async () => {
    const dryRun = (path: string) => runAdminCommand(api, ['database', 'dump', '--to', path, '--dry-run']);
    expect(await dryRun(to())).toEqual({
      code: 0,
      lines: [
        expect.stringMatching(/^Would dump about \d+ documents of \d+ collections to \S+\/dump\.$/),
        'Nothing was written.',
      ],
      errors: [],
    });
    expect(existsSync(to())).toBe(false);
    expect(await dryRun(folder)).toMatchObject({ code: 1, errors: ['database dump: --to: the folder exists'] });
    expect(await dryRun(join(folder, 'absent', 'dump'))).toMatchObject({
      code: 1,
      errors: ['database dump: --to: the folder cannot be created (ENOENT)'],
    });
  });

  it('is readable only by its owner, and contains no key', async () => {
    const added = await runAdminCommand(api, ['partner-key', 'add', '--brand', 'harbour']);
    await dump();
    expect((statSync(to()).mode & 0o777).toString(8)).toBe('700');
    const files = readdirSync(to()).map((name) => join(to(), name));
    expect(new Set(files.map((file) => (statSync(file).mode & 0o777).toString(8)))).toEqual(new Set(['600']));
    const text = files.map((file) => readFileSync(file, 'latin1')).join('\n');
    expect(text).toContain('oakwood');
    const { FIELD_KEY = '', JWT_SECRET = '', DEPLOY_KEY = '', DEMO_PARTNER_KEY = '' } = api.environment;
    for (const key of [FIELD_KEY, JWT_SECRET, DEPLOY_KEY, DEMO_PARTNER_KEY, added.lines.at(-1) ?? ''])
      expect({ key, isInDump: text.includes(key) }).toEqual({ key, isInDump: false });
    expect(text).not.toContain(Buffer.from(FIELD_KEY, 'base64').toString('latin1'));
  });

  it('has all collections at one time, while others write', async () => {
    const pairs = ['a_first', 'z_last'].map((name) => api.database.collection<{ _id: number }>(name));
    const dumped = new AbortController();
    const write = async () => {
      const session = await api.database.startSession();
      for (let id = 1; !dumped.signal.aborted; id += 1) {
        await session.withTransaction(async () => {
          for (const collection of pairs) await collection.insertOne({ _id: id }, { session });
        });
      }
      await session.endSession();
      return pairs[0]?.countDocuments() ?? 0;
    };
    const writing = write();
    const { lines } = await dump();
    dumped.abort();
    const countOf = (name: string) => lines.find((line) => line.startsWith(name))?.split(' ')[1];
    expect(Number(countOf('z_last'))).toBe(Number(countOf('a_first')));
    expect(await writing).toBeGreaterThan(Number(countOf('a_first')));
  });

  it('replaces no folder', async () => {
    await dump();
    expect(await dump()).toEqual({ code: 1, lines: [], errors: ['database dump: --to: the folder exists'] });
    expect(existsSync(join(to(), 'manifest.json'))).toBe(true);
  });
});

describe('a restore', () => {
  let target: TestDatabase;
  let database: Connection;
  beforeEach(async () => {
    target = await createTestDatabase(api.clock);
    database = await createConnection(target.uri).asPromise();
    await dump();
  });
  afterEach(async () => {
    await database.close();
    await target.remove();
  });
  const restoreToTarget = (options: readonly string[] = [], overrides: Record<string, string> = {}) =>
    restore(options, { MONGODB_URI: target.uri, ...overrides });

  it('changes nothing in a database with data, and names the collections', async () => {
    const before = await contents(api.database);
    expect(await restore()).toEqual({
      code: 1,
      lines: [],
      errors: [expect.stringMatching(/^database restore: the database is not empty: it has .*brands, customers/)],
    });
    expect(await contents(api.database)).toEqual(before);
  });

  it('rejects a damaged, an incomplete and a missing file', async () => {
    appendFileSync(join(to(), 'brands.bson'), 'x');
    rmSync(join(to(), 'jobs.bson'));
    expect((await restoreToTarget()).errors).toEqual([
      'database restore: --from: the file of brands is damaged',
      'database restore: --from: the file of jobs is damaged',
    ]);
    rmSync(join(to(), 'manifest.json'));
    expect((await restoreToTarget()).errors).toEqual([
      'database restore: --from: the folder contains no complete dump: manifest.json is missing',
    ]);
    expect((await contents(database)).size).toBe(0);
  });

  it('needs the key that was current at the time of the dump', async () => {
    const rotated = { FIELD_KEY: Buffer.alloc(32, 4).toString('base64'), FIELD_KEY_ID: '2' };
    expect((await restoreToTarget([], rotated)).errors).toEqual([
      'database restore: the dump has values sealed with key 1: list it in FIELD_KEYS_OLD',
    ]);
    const withOldKey = { ...rotated, FIELD_KEYS_OLD: `1:${api.environment['FIELD_KEY']}` };
    expect((await restoreToTarget([], withOldKey)).code).toBe(0);
  });

  it('checks a dump and writes nothing in a dry run', async () => {
    const { lines } = await restoreToTarget(['--dry-run']);
    expect(lines).toEqual([
      expect.stringMatching(/^Would restore \d+ documents of \d+ collections/),
      'Nothing was written.',
    ]);
    expect((await contents(database)).size).toBe(0);
  });

  it('is recorded in the audit, next to the entries of the dump', async () => {
    await restoreToTarget();
    const entries = await database.collection('admin_audit').find().toArray();
    const actions = entries.map(({ action, outcome }) => `${String(action)}: ${String(outcome)}`);
    expect(actions[0]).toBe('database restore: done');
    expect(actions.at(-1)).toBe('database dump: begun');
  });

  it('replaces a destroyed database, and the mover logs in', async () => {
    const source = await createTestDatabase(api.clock);
    const running = await api.another({ MONGODB_URI: source.uri });
    running.clock.at('2026-11-20T10:00:00Z');
    const { enrolmentId, email } = await anInvitation(running);
    await running.app.get(PasswordsService, { strict: false }).set({ email, password: 'Moving1!', enrolmentId });
    await aBusyCustomer(running);
    // A running application stores exposures and runs jobs, which could be between the two readings.
    await running.testApp.close();
    const before = await contents(running.database);
    const enrolments = await running.database.collection('enrolments').countDocuments();
    rmSync(to(), { recursive: true });
    expect((await runAdminCommand(running, ['database', 'dump', '--to', to()])).lines).toContain(
      `enrolments: ${enrolments} documents`,
    );
    await running.database.close();
    await source.remove();

    const { code, lines, errors } = await restoreToTarget();
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    expect(lines.at(-1)).toMatch(/^Restored \d+ documents of \d+ collections from 2026-11-20T10:/);
    expect(await contents(database)).toEqual(before);
    const another = await api.another({ MONGODB_URI: target.uri });
    const login = await passwordGrant(another, email, 'Moving1!');
    expect(await readHolder(another, login)).toEqual({ role: 'customer', id: enrolmentId });
    await another.close();
  }, 60_000);
});
