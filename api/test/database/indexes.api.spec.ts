import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Indexes } from '../../src/common/database/indexes.js';
import { Log } from '../../src/common/logging/log.js';
import type { Env } from '../../src/config/env.js';
import { runAdminCommand } from '../admin/terminal.fixture.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';

let api: BootedApp;
beforeEach(async () => {
  api = await bootApp();
  // Builds the index of the audit, which only the support tool knows.
  await build();
});
afterEach(() => api.close());

const build = () => runAdminCommand(api, ['database', 'indexes']);
const names = async (collection: string) =>
  (await api.database.collection(collection).listIndexes().toArray()).map(({ name }) => String(name));

/** Starts in production mode, which refuses the embedded server, as far as the indexes are concerned. */
function checkInProduction() {
  const logged: string[] = [];
  const log = new Log('info', { write: (line) => void logged.push(line) });
  const connection = api.app.get<Connection>(getConnectionToken());
  const indexes = new Indexes(connection, { APP_MODE: 'production' } as Env, log);
  return indexes.onApplicationBootstrap().then(() => logged.join(''));
}

describe('database indexes', () => {
  it('builds the missing ones, prints each collection, and is repeatable', async () => {
    await api.database.collection('sessions').dropIndexes();
    await api.database.collection('jobs').dropIndex('key_1');
    const { code, lines } = await build();
    expect(code).toBe(0);
    expect(lines).toEqual([
      expect.stringMatching(/^jobs: building key_1 \(\d+ documents\)$/),
      expect.stringMatching(/^jobs: built in \d+\.\d s$/),
      expect.stringMatching(/^sessions: building .*expiresAt_1.* \(\d+ documents\)$/),
      expect.stringMatching(/^sessions: built in \d+\.\d s$/),
      expect.stringMatching(/^Built indexes: \d\.$/),
    ]);
    expect(await names('jobs')).toContain('key_1');
    expect(await names('sessions')).toContain('expiresAt_1');
    expect(await build()).toEqual({ code: 0, lines: ['No index is missing.'], errors: [] });
  });

  it('keeps an index that this version does not declare, and reports it', async () => {
    await api.database.collection('jobs').createIndex({ kind: 1 });
    expect((await build()).lines).toEqual([
      'jobs: kind_1 is not declared by this version, and stays',
      'No index is missing.',
    ]);
    expect(await names('jobs')).toContain('kind_1');
  });

  it('builds all indexes of an empty database, without a seed', async () => {
    await api.database.dropDatabase();
    expect((await build()).code).toBe(0);
    expect(await names('enrolments')).toContain('surnameKey_1_createdAt_-1');
    expect(await api.database.collection('brands').countDocuments({})).toBe(0);
  });

  it('reports duplicates in one line, without the value', async () => {
    const jobs = api.database.collection('jobs');
    await jobs.dropIndex('key_1');
    const job = { kind: 'x', key: 'sam@example.test', runAt: new Date(), attempts: 0, data: {} };
    await jobs.insertMany([{ ...job }, { ...job }]);
    expect(await build()).toMatchObject({
      code: 1,
      errors: [
        'database indexes: the indexes of jobs cannot be built: several documents have the same key, which must be unique',
      ],
    });
  });

  it('names an index with other options, which it does not replace', async () => {
    const jobs = api.database.collection('jobs');
    await jobs.dropIndex('expiresAt_1');
    await jobs.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 60 });
    const { code, errors } = await build();
    expect(code).toBe(1);
    expect(errors).toEqual([
      expect.stringMatching(/^database indexes: the indexes of jobs cannot be built: .*expiresAt_1/),
    ]);
  });

  it('is recorded in the audit', async () => {
    const entries = api.database.collection('admin_audit');
    expect(await entries.findOne({ action: 'database indexes' })).toMatchObject({ outcome: 'done', on: '1 built' });
  });
});

describe('a start in production', () => {
  it('builds no index', async () => {
    await api.database.collection('enrolments').dropIndex('keptContracts.reference_1');
    expect(await checkInProduction()).toContain('"indexes":["enrolments.keptContracts.reference_1"]');
    expect(await names('enrolments')).not.toContain('keptContracts.reference_1');
  });

  it.each([
    ['a unique index', 'jobs', 'key_1'],
    ['an index that ends sessions', 'sessions', 'expiresAt_1'],
  ])('is refused without %s, and names the command', async (_, collection, index) => {
    await api.database.collection(collection).dropIndex(index);
    await expect(checkInProduction()).rejects.toThrow(
      `MONGODB_URI is refused in production: its database lacks indexes (${collection}.${index}); run node api/dist/src/admin/main.js database indexes`,
    );
  });

  it('is refused without many indexes, and names a few of them', async () => {
    const collections = (await api.database.db?.listCollections({ name: { $ne: 'migrations' } }).toArray()) ?? [];
    for (const { name } of collections) await api.database.collection(name).dropIndexes();
    await expect(checkInProduction()).rejects.toThrow(/\((\w+\.[^ ,]+, ){4}\w+\.\S+ and \d+ more\); run/);
  });

  it.each([
    ['no collection', []],
    ['only the record of migrations, which a start makes', ['migrations']],
  ])('is refused on a database with %s, and names the chapter about restoring', async (_, collections) => {
    await api.database.dropDatabase();
    for (const name of collections) await api.database.createCollection(name);
    await expect(checkInProduction()).rejects.toThrow(
      'MONGODB_URI is refused in production: its database is empty; if it should have data, see "The database is empty or lost" in docs/how-to/operate.md, and for a new one run node api/dist/src/admin/main.js database indexes',
    );
  });

  it('succeeds when every index exists', async () => {
    expect(await checkInProduction()).toBe('');
  });
});
