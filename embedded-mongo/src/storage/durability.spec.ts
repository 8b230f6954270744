import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UUID } from 'bson';
import { mongo } from 'mongoose';
import { FolderLockedError, startEmbeddedMongo } from '../index.js';
import { allRows, dataFolderFixture, type NumberedRow } from '../testing/data-folder.fixture.js';
import { RawClient } from '../testing/raw-client.js';

const folder = dataFolderFixture();
const { live } = folder;

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
      expect(await allRows(rows)).toEqual([
        { _id: 1, email: 'a', at: new Date(5), list: [{ x: [null, 1.5] }] },
        { _id: 3, email: 'c' },
      ]);
      expect((await rows.indexes()).map(({ name }) => name)).toEqual(['_id_', 'email_1', 'at_1']);
      await expect(rows.insertOne({ _id: 4, email: 'a' })).rejects.toMatchObject({ code: 11000 });
      await rows.drop();
    });
    await live(async (rows) => expect(await allRows(rows)).toEqual([]));
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
    await live(async (rows) => expect(await allRows(rows)).toEqual([{ _id: 1 }, { _id: 2 }]));
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
    await live(async (rows) => expect(await allRows(rows)).toEqual([{ _id: 1, n: 1 }, { _id: 2 }]));
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
      expect(await allRows(rows)).toEqual([{ _id: 1, n: 1 }]);
      for (const client of clients) client.close();
    });
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
      expect((await stat(folder.log())).size).toBeLessThan(minimum);
    }, minimum);
    await live(async (rows) => {
      expect(await allRows(rows)).toEqual([
        { _id: 1, k: 'a', n: 600, text: 'x'.repeat(200) },
        { _id: 2, k: 'b' },
      ]);
      await expect(rows.insertOne({ _id: 3, k: 'a' })).rejects.toMatchObject({ code: 11000 });
    });
  });
});

describe('a log that cannot be written', () => {
  it('fails the write and all later commands, and keeps acknowledged writes', async () => {
    const server = await startEmbeddedMongo({ dataDir: folder.path(), minCompactionBytes: 1_000 });
    const client = await mongo.MongoClient.connect(server.uri);
    const rows = client.db('test').collection<NumberedRow>('rows');
    await rows.insertOne({ _id: 1 });
    // A folder at the path of the compacted log makes compaction fail.
    await mkdir(`${folder.log()}.new`);
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
    await live(async (kept) => expect(await allRows(kept)).toEqual([{ _id: 1 }]));
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
      await expect(startEmbeddedMongo({ dataDir: folder.path() })).rejects.toThrow(FolderLockedError);
    });
    await live((rows) => rows.insertOne({ _id: 1 }));
  });

  it.each([
    ['a dead process', '4194304 1\n'],
    ['a process whose pid was reused', '1 1\n'],
    ['this process before a restart in a container', `${process.pid} 1\n`],
    ['an unreadable holder', ''],
  ])('of %s is taken over', async (_whose, content) => {
    await writeFile(join(folder.path(), 'lock'), content);
    await live((rows) => rows.insertOne({ _id: 1 }));
    await expect(stat(join(folder.path(), 'lock'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
