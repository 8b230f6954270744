import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type Connection, createConnection, type mongo } from 'mongoose';
import { runAdmin } from '../../src/admin/admin.js';
import { CoreModule } from '../../src/common/core.module.js';
import { DatabaseModule } from '../../src/common/database.module.js';
import { migrations } from '../../src/common/database/migrations/migrations.js';
import { type Migration, Migrator } from '../../src/common/database/migrations/migrator.js';
import { Log } from '../../src/common/logging/log.js';
import { readEnv } from '../../src/config/env.js';
import { FakeClock } from '../support/fake-clock.js';
import { ManualTimers } from '../support/manual-timers.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { testEnvironment } from '../support/test-env.js';

let database: TestDatabase;
let connection: Connection;
let clock: FakeClock;
let timers: ManualTimers;

beforeEach(async () => {
  database = await createTestDatabase(new FakeClock());
  connection = await createConnection(database.uri).asPromise();
  clock = new FakeClock();
  clock.at('2026-11-22T10:00:00Z');
  timers = new ManualTimers();
});
afterEach(async () => {
  await connection.close();
  await database.remove();
});

function db(): mongo.Db {
  if (!connection.db) throw new Error('not connected');
  return connection.db;
}
const migrator = (...list: readonly Migration[]) => new Migrator(db(), list, clock, timers);
const records = () => connection.collection<{ _id: string; leaseUntil: Date }>('migrations');
const record = (id: string) => records().findOne({ _id: id });

/** Each adds its name to the movers' list of changes. */
const renaming: Migration = {
  id: '2026-11-23-rename',
  up: async (stored) =>
    void (await stored.collection('movers').updateMany({}, { $push: { changes: 'rename' } as never })),
};
const splitting: Migration = {
  id: '2026-11-24-split',
  up: async (stored) =>
    void (await stored.collection('movers').updateMany({}, { $push: { changes: 'split' } as never })),
};
const failing: Migration = { id: '2026-11-25-fail', up: () => Promise.reject(new TypeError('sam@example.test')) };

const addMover = () => connection.collection('movers').insertOne({ changes: [] });
const changes = async () => (await connection.collection('movers').findOne())?.['changes'];

/** A migration that waits until the test lets it finish. */
function slow() {
  let started = () => {};
  let finish = () => {};
  const hasStarted = new Promise<void>((resolve) => (started = resolve));
  const isOver = new Promise<void>((resolve) => (finish = resolve));
  let runs = 0;
  const migration: Migration = {
    id: '2026-11-26-slow',
    up: async () => {
      runs += 1;
      started();
      await isOver;
    },
  };
  return { migration, hasStarted, finish: () => finish(), runs: () => runs };
}

describe('running migrations', () => {
  it('applies each once, in order, and records when and how long', async () => {
    await addMover();
    const minute: Migration = { id: '2026-11-27-minute', up: async () => clock.advance({ minutes: 1 }) };
    const all = migrator(renaming, splitting, minute);
    expect(await all.pending()).toEqual(['2026-11-23-rename', '2026-11-24-split', '2026-11-27-minute']);
    expect(await all.run()).toEqual(['2026-11-23-rename', '2026-11-24-split', '2026-11-27-minute']);
    expect(await all.pending()).toEqual([]);
    expect(await all.run()).toEqual([]);
    expect(await changes()).toEqual(['rename', 'split']);
    expect(await record('2026-11-27-minute')).toMatchObject({ at: new Date('2026-11-22T10:01:00Z'), took: 60_000 });
  });

  it('applies only those added since', async () => {
    await addMover();
    await migrator(renaming).run();
    expect(await migrator(renaming, splitting).run()).toEqual(['2026-11-24-split']);
    expect(await changes()).toEqual(['rename', 'split']);
  });

  it('stops at one that fails, and starts there the next time', async () => {
    await addMover();
    await expect(migrator(renaming, failing, splitting).run()).rejects.toThrow(
      'migration 2026-11-25-fail failed (TypeError)',
    );
    expect(await changes()).toEqual(['rename']);
    const repaired = { ...failing, up: async () => {} };
    expect(await migrator(renaming, repaired, splitting).run()).toEqual(['2026-11-25-fail', '2026-11-24-split']);
  });
});

describe('several processes at once', () => {
  it('apply each migration once, and all wait until it is completed', async () => {
    await addMover();
    const { migration, hasStarted, finish, runs } = slow();
    const list = [renaming, migration, splitting];
    const processes = [migrator(...list), migrator(...list), migrator(...list)].map((process) => process.run());
    await hasStarted;
    expect(await changes()).toEqual(['rename']);
    finish();
    const ran = (await Promise.all(processes)).flat();
    expect(ran.toSorted()).toEqual(['2026-11-23-rename', '2026-11-24-split', '2026-11-26-slow']);
    expect(runs()).toBe(1);
    expect(await changes()).toEqual(['rename', 'split']);
  });

  it('take over from one that died', async () => {
    await addMover();
    await records().insertOne({ _id: renaming.id, at: null, took: null, leaseUntil: clock.now() } as never);
    expect(await migrator(renaming).run()).toEqual(['2026-11-23-rename']);
    expect(await changes()).toEqual(['rename']);
  });

  it('leave a long migration to the process that runs it', async () => {
    const { migration, hasStarted, finish } = slow();
    const first = migrator(migration).run();
    await hasStarted;
    clock.advance({ seconds: 50 });
    timers.runAll();
    clock.advance({ seconds: 50 });
    const second = migrator(migration).run();
    finish();
    expect(await first).toEqual(['2026-11-26-slow']);
    expect(await second).toEqual([]);
  });
});

describe('the start', () => {
  it('migrates in demo mode', async () => {
    await addMover();
    await migrator(renaming).prepare('demo');
    expect(await changes()).toEqual(['rename']);
  });

  it('fails in production while a migration is pending, and names the command', async () => {
    await addMover();
    await expect(migrator(renaming, splitting).prepare('production')).rejects.toThrow(
      'MONGODB_URI is refused in production: its database has pending migrations (2026-11-23-rename, 2026-11-24-split); run node api/dist/src/admin/main.js database migrate',
    );
    expect(await changes()).toEqual([]);
    await migrator(renaming, splitting).run();
    await migrator(renaming, splitting).prepare('production');
  });

  it('needs no command in production on an empty database', async () => {
    await migrator(renaming).prepare('production');
    expect(await record(renaming.id)).toMatchObject({ at: new Date('2026-11-22T10:00:00Z') });
  });

  const start = (migration: Migration) => {
    const env = readEnv(testEnvironment({ MONGODB_URI: database.uri }));
    @Module({
      imports: [
        CoreModule.with({ env, clock, log: new Log('silent') }),
        DatabaseModule.with({ migrations: [migration] }),
      ],
    })
    class Start {}
    return NestFactory.createApplicationContext(Start, { logger: false, abortOnError: false });
  };

  it('migrates when it connects to the database', async () => {
    await addMover();
    const app = await start(renaming);
    expect(await changes()).toEqual(['rename']);
    await app.close();
  });

  it('fails with a migration that fails', async () => {
    await expect(start(failing)).rejects.toThrow('migration 2026-11-25-fail failed (TypeError)');
  });
});

describe('database migrate', () => {
  const run = async (...list: readonly Migration[]) => {
    const lines: string[] = [];
    const code = await runAdmin(['database', 'migrate'], {
      env: testEnvironment({ MONGODB_URI: database.uri }),
      clock,
      migrations: list,
      print: (line) => void lines.push(line),
      printError: (line) => void lines.push(line),
    });
    return { code, lines };
  };
  const audited = () =>
    connection
      .collection('admin_audit')
      .find({}, { projection: { _id: 0 } })
      .toArray();

  it('runs the pending migrations, prints their ids and records itself', async () => {
    await addMover();
    expect(await run(renaming, splitting)).toEqual({ code: 0, lines: ['2026-11-23-rename', '2026-11-24-split'] });
    expect(await changes()).toEqual(['rename', 'split']);
    expect(await audited()).toMatchObject([
      { action: 'database migrate', on: '2026-11-23-rename, 2026-11-24-split', outcome: 'done' },
    ]);
    expect(await run(renaming, splitting)).toEqual({ code: 0, lines: ['No migration is pending.'] });
  });

  it('prints the progress of a long migration', async () => {
    await addMover();
    const long: Migration = {
      id: '2026-11-25-long',
      up: (stored, batches) =>
        batches.update(stored.collection('movers'), { title: { $exists: false } }, { $set: { title: null } }),
    };
    expect((await run(long)).lines).toEqual(['2026-11-25-long: movers: 1 of 1, done', '2026-11-25-long']);
  });

  it('reports a failure without stored data, with exit code 1', async () => {
    expect(await run(failing)).toEqual({
      code: 1,
      lines: ['database migrate: migration 2026-11-25-fail failed (TypeError)'],
    });
    expect(await audited()).toMatchObject([{ action: 'database migrate', outcome: 'refused' }]);
  });
});

it('lists the migrations by date, each id once', () => {
  const ids = migrations.map(({ id }) => id);
  for (const id of ids) expect(id).toMatch(/^\d{4}-\d{2}-\d{2}-[a-z0-9-]+$/);
  expect(new Set(ids).size).toBe(ids.length);
  const days = ids.map((id) => id.slice(0, 'yyyy-mm-dd'.length));
  expect(days).toEqual(days.toSorted());
});
