import { mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UUID } from 'bson';
import { mongo } from 'mongoose';
import { DamagedLogError, type EmbeddedMongo, FolderLockedError, startEmbeddedMongo } from '../index.js';
import { RawClient } from '../testing/raw-client.js';
import { Store } from './store.js';

type Row = mongo.Document & { _id: number };

let dataDir: string;
let log: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
  log = join(dataDir, 'data.log');
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Starts the server on the folder, runs the task and closes it. */
async function live<T>(
  task: (rows: mongo.Collection<Row>, server: EmbeddedMongo, client: mongo.MongoClient) => Promise<T>,
  minCompactionBytes?: number,
): Promise<T> {
  const server = await startEmbeddedMongo({ dataDir, ...(minCompactionBytes !== undefined && { minCompactionBytes }) });
  const client = await mongo.MongoClient.connect(server.uri);
  try {
    return await task(client.db('test').collection<Row>('rows'), server, client);
  } finally {
    await client.close();
    await server.close();
  }
}

const all = (rows: mongo.Collection<Row>) => rows.find().sort({ _id: 1 }).toArray();

describe('a restart', () => {
  it('restores documents and indexes', async () => {
    await live(async (rows) => {
      await rows.createIndex({ email: 1 }, { unique: true });
      await rows.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
      await rows.createIndex({ gone: 1 });
      await rows.insertMany([
        { _id: 1, email: 'a', at: new Date(5) },
        { _id: 2, email: 'b' },
        { _id: 3, email: 'c' },
      ]);
      await rows.updateOne({ _id: 1 }, { $set: { list: [{ x: [null, 1.5] }] } });
      await rows.deleteOne({ _id: 2 });
      await rows.dropIndex('gone_1');
    });
    await live(async (rows) => {
      expect(await all(rows)).toEqual([
        { _id: 1, email: 'a', at: new Date(5), list: [{ x: [null, 1.5] }] },
        { _id: 3, email: 'c' },
      ]);
      expect((await rows.indexes()).map(({ name }) => name)).toEqual(['_id_', 'email_1', 'at_1']);
      await expect(rows.insertOne({ _id: 4, email: 'a' })).rejects.toMatchObject({ code: 11000 });
      await rows.drop();
    });
    await live(async (rows) => expect(await all(rows)).toEqual([]));
  });

  it('keeps the writes of concurrent clients', async () => {
    await live(async (rows) => {
      await rows.insertOne({ _id: 0, n: 0 });
      await Promise.all(
        Array.from({ length: 50 }, async (_, index) => {
          await rows.updateOne({ _id: 0 }, { $inc: { n: 1 } });
          await rows.insertOne({ _id: index + 1 });
        }),
      );
    });
    await live(async (rows) => {
      expect(await rows.findOne({ _id: 0 })).toEqual({ _id: 0, n: 50 });
      expect(await rows.countDocuments()).toBe(51);
    });
  });

  it('keeps only committed transactions', async () => {
    await live(async (rows, _server, client) => {
      const session = client.startSession();
      session.startTransaction();
      await rows.insertMany([{ _id: 1 }, { _id: 2 }], { session });
      await session.commitTransaction();
      session.startTransaction();
      await rows.insertOne({ _id: 3 }, { session });
      await session.abortTransaction();
      session.startTransaction();
      await rows.insertOne({ _id: 4 }, { session });
    });
    await live(async (rows) => expect(await all(rows)).toEqual([{ _id: 1 }, { _id: 2 }]));
  });

  it('repeats the reply to a retried write', async () => {
    const lsid = { id: new UUID() };
    const write = {
      findAndModify: 'rows',
      query: { _id: 1 },
      update: { $inc: { n: 1 } },
      new: true,
      upsert: true,
      lsid,
      txnNumber: 1,
      $db: 'test',
    };
    const insert = {
      insert: 'rows',
      documents: [{ _id: 2 }],
      lsid: { id: lsid.id },
      txnNumber: 2,
      autocommit: false,
      startTransaction: true,
      $db: 'test',
    };
    const commit = { commitTransaction: 1, lsid, txnNumber: 2, autocommit: false, $db: 'admin' };
    const send = (command: object) =>
      live(async (_rows, { port }) => {
        const client = await RawClient.open(port);
        const reply = await client.command(command);
        client.close();
        return reply;
      });
    expect(await send(write)).toMatchObject({ value: { _id: 1, n: 1 }, ok: 1 });
    expect(await send(write)).toMatchObject({ value: { _id: 1, n: 1 }, ok: 1 });
    expect(await send({ ...write, txnNumber: 0 })).toMatchObject({ ok: 0, code: 225 });
    await live(async (_rows, { port }) => {
      const client = await RawClient.open(port);
      expect(await client.command(insert)).toMatchObject({ n: 1, ok: 1 });
      expect(await client.command(commit)).toMatchObject({ ok: 1 });
      expect(await client.command(commit)).toMatchObject({ ok: 1 });
      client.close();
    });
    expect(await send(commit)).toMatchObject({ ok: 1 });
    await live(async (rows) => expect(await all(rows)).toEqual([{ _id: 1, n: 1 }, { _id: 2 }]));
  });
});

describe('a write that is sent three times at once', () => {
  it('is executed once', async () => {
    const write = {
      update: 'rows',
      updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } }, upsert: true }],
      lsid: { id: new UUID() },
      txnNumber: 5,
      $db: 'test',
    };
    await live(async (rows, { port }) => {
      const clients = await Promise.all([1, 2, 3].map(() => RawClient.open(port)));
      const replies = await Promise.all(clients.map((client) => client.command(write)));
      expect(replies).toEqual([1, 2, 3].map(() => ({ n: 1, nModified: 0, upserted: [{ index: 0, _id: 1 }], ok: 1 })));
      expect(await all(rows)).toEqual([{ _id: 1, n: 1 }]);
      for (const client of clients) client.close();
    });
  });
});

describe('a torn tail', () => {
  const written = async (): Promise<number> => {
    await live((rows) => rows.insertOne({ _id: 1 }));
    const { size } = await stat(log);
    await live((rows) => rows.insertOne({ _id: 2 }));
    return size;
  };

  it('is truncated at every length, losing only that record', async () => {
    const intact = await written();
    const whole = await readFile(log);
    for (let length = intact; length < whole.length; length += 1) {
      await writeFile(log, whole.subarray(0, length));
      const store = await Store.open({ dataDir });
      expect([...(store.collection('test.rows')?.documents.values() ?? [])].map(({ doc }) => doc)).toEqual([
        { _id: 1 },
      ]);
      await store.close();
      expect((await stat(log)).size).toBe(intact);
    }
  });

  it.each([
    ['zeros', () => Buffer.alloc(64)],
    ['noise', () => Buffer.from('f00dbabe'.repeat(9), 'hex')],
  ])('of %s is truncated', async (_what, tail) => {
    await written();
    const whole = await readFile(log);
    await writeFile(log, Buffer.concat([whole, tail()]));
    await live(async (rows) => expect(await all(rows)).toEqual([{ _id: 1 }, { _id: 2 }]));
    expect(await readFile(log)).toEqual(whole);
  });

  it('with a wrong checksum is truncated', async () => {
    await written();
    const whole = await readFile(log);
    whole[whole.length - 3] = (whole[whole.length - 3] ?? 0) ^ 1;
    await writeFile(log, whole);
    await live(async (rows) => expect(await all(rows)).toEqual([{ _id: 1 }]));
  });

  it('differs from damage before intact records, on which the server does not start', async () => {
    const intact = await written();
    const whole = await readFile(log);
    whole[intact - 3] = (whole[intact - 3] ?? 0) ^ 1;
    await writeFile(log, whole);
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(DamagedLogError);
    expect(await readFile(log)).toEqual(whole);
  });

  it('may be the whole file', async () => {
    await written();
    await truncate(log, 3);
    await live(async (rows) => expect(await all(rows)).toEqual([]));
  });
});

describe('compaction', () => {
  it('keeps the log small and loses nothing', async () => {
    const minimum = 20_000;
    await live(async (rows) => {
      await rows.createIndex({ k: 1 }, { unique: true });
      await rows.insertMany([
        { _id: 1, k: 'a', n: 0 },
        { _id: 2, k: 'b' },
      ]);
      for (let round = 0; round < 30; round += 1) {
        await Promise.all(
          Array.from({ length: 20 }, () =>
            rows.updateOne({ _id: 1 }, { $inc: { n: 1 }, $set: { text: 'x'.repeat(200) } }),
          ),
        );
      }
      expect((await stat(log)).size).toBeLessThan(minimum);
    }, minimum);
    await live(async (rows) => {
      expect(await all(rows)).toEqual([
        { _id: 1, k: 'a', n: 600, text: 'x'.repeat(200) },
        { _id: 2, k: 'b' },
      ]);
      await expect(rows.insertOne({ _id: 3, k: 'a' })).rejects.toMatchObject({ code: 11000 });
    });
  });
});

describe('a log that cannot be written', () => {
  it('fails the write and all later commands, and keeps acknowledged writes', async () => {
    const server = await startEmbeddedMongo({ dataDir, minCompactionBytes: 1_000 });
    const client = await mongo.MongoClient.connect(server.uri);
    const rows = client.db('test').collection<Row>('rows');
    await rows.insertOne({ _id: 1 });
    // A folder in place of the compacted log makes compaction fail.
    await mkdir(`${log}.new`);
    const failures = [
      await rows.insertOne({ _id: 2, text: 'x'.repeat(2_000) }).catch(String),
      await rows.findOne().catch(String),
      await client.close(),
      await server.close().catch(String),
    ];
    expect(failures).toEqual([
      expect.stringContaining('the log cannot be written: EISDIR'),
      expect.stringContaining('the log cannot be written: EISDIR'),
      undefined,
      expect.stringContaining('the log cannot be written: EISDIR'),
    ]);
    await live(async (kept) => expect(await all(kept)).toEqual([{ _id: 1 }]));
  });
});

describe('the data folder of a server whose port is taken', () => {
  it('is released', async () => {
    await live(async (_rows, { port }) => {
      const other = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
      await expect(startEmbeddedMongo({ port, dataDir: other })).rejects.toMatchObject({ code: 'EADDRINUSE' });
      await (await startEmbeddedMongo({ dataDir: other })).close();
      await rm(other, { recursive: true });
    });
  });
});

describe('the lock', () => {
  it('rejects a second server until the first is closed', async () => {
    await live(async () => {
      await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(FolderLockedError);
    });
    await live((rows) => rows.insertOne({ _id: 1 }));
  });

  it.each([
    ['a dead process', '4194304 1\n'],
    ['a process whose pid was reused', '1 1\n'],
    ['this process before a restart in a container', `${process.pid} 1\n`],
    ['an unreadable holder', ''],
  ])('of %s is taken over', async (_whose, content) => {
    await writeFile(join(dataDir, 'lock'), content);
    await live((rows) => rows.insertOne({ _id: 1 }));
    await expect(stat(join(dataDir, 'lock'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
