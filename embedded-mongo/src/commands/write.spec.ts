import { mongo } from 'mongoose';
import { mongoFixture } from '../testing/mongo.fixture.js';

const fixture = mongoFixture();

describe('insert', () => {
  it('stores every supported type unchanged', async () => {
    const doc = {
      _id: new mongo.ObjectId(),
      text: 'Łódź \u{1F3E0}',
      int: 2_147_483_648,
      double: -0.25,
      zero: -0,
      yes: true,
      nothing: null,
      date: new Date('1966-01-02T03:04:05.678Z'),
      bytes: new mongo.Binary(Buffer.from([0, 255])),
      uuid: new mongo.UUID('9f0c1f0e-0a53-4d4f-8b8c-0e5a3a1f6c11'),
      list: [1, [2], { three: [] }],
      empty: {},
      'dotted.name': { $inner: 1 },
    };
    const collection = await fixture.collection(doc);
    expect(await collection.findOne()).toEqual(doc);
  });

  it('rejects a second document with the same _id, with MongoDB’s message', async () => {
    const collection = await fixture.collection({ _id: 1 });
    await expect(collection.insertOne({ _id: 1 })).rejects.toMatchObject({
      code: 11000,
      message: `E11000 duplicate key error collection: test.${collection.collectionName} index: _id_ dup key: { _id: 1 }`,
      keyPattern: { _id: 1 },
      keyValue: { _id: 1 },
    });
  });

  it('stops an ordered batch at the first error and continues an unordered one', async () => {
    const ordered = await fixture.collection();
    await expect(ordered.insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }])).rejects.toMatchObject({
      code: 11000,
      insertedCount: 1,
    });
    expect(await ordered.countDocuments()).toBe(1);
    const unordered = await fixture.collection();
    const failed = unordered.insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }, { _id: 2 }], { ordered: false });
    await expect(failed).rejects.toMatchObject({ insertedCount: 2, writeErrors: [{ index: 1 }, { index: 3 }] });
    expect(await unordered.countDocuments()).toBe(2);
  });

  it.each<[string, mongo.Document, number]>([
    ['a top-level operator', { $set: 1 }, 52],
    ['an array as _id', { _id: [1] }, 53],
    ['a 64-bit integer beyond 2^53', { a: mongo.Long.MAX_VALUE }, 238],
    ['a decimal', { a: mongo.Decimal128.fromString('1') }, 238],
    ['a regular expression', { a: /x/ }, 238],
  ])('rejects %s', async (_what, doc, code) => {
    const collection = await fixture.collection();
    await expect(collection.insertOne(doc)).rejects.toMatchObject({ code });
    expect(await collection.countDocuments()).toBe(0);
  });

  it('rejects a document over 16 MiB and accepts one just below', async () => {
    const collection = await fixture.collection();
    const bytes = (size: number) => new mongo.Binary(Buffer.alloc(size));
    await collection.insertOne({ _id: 1, bytes: bytes(16 * 1024 * 1024 - 100) });
    await expect(collection.updateOne({ _id: 1 }, { $set: { more: 'x'.repeat(200) } })).rejects.toMatchObject({
      code: 10334,
    });
  });
});

describe('delete', () => {
  it('removes one document or all', async () => {
    const collection = await fixture.collection({ a: 1 }, { a: 1 }, { a: 2 }, { a: 1 });
    expect(await collection.deleteOne({ a: 1 })).toMatchObject({ deletedCount: 1 });
    expect(await collection.deleteMany({ a: 1 })).toMatchObject({ deletedCount: 2 });
    expect(await collection.deleteMany({ a: 1 })).toMatchObject({ deletedCount: 0 });
    expect(await collection.countDocuments()).toBe(1);
  });
});

describe('findAndModify', () => {
  const three = [
    { _id: 1, a: 3 },
    { _id: 2, a: 1 },
    { _id: 3, a: 2 },
  ];

  it('returns the document before or after the update', async () => {
    const collection = await fixture.collection(...three);
    expect(await collection.findOneAndUpdate({ _id: 1 }, { $inc: { a: 1 } })).toEqual({ _id: 1, a: 3 });
    expect(await collection.findOneAndUpdate({ _id: 1 }, { $inc: { a: 1 } }, { returnDocument: 'after' })).toEqual({
      _id: 1,
      a: 5,
    });
    expect(await collection.findOneAndUpdate({ _id: 9 }, { $inc: { a: 1 } })).toBeNull();
  });

  it('updates the first document by sort order and projects it', async () => {
    const collection = await fixture.collection(...three);
    const options = { sort: { a: 1 as const }, projection: { a: 1, _id: 0 } };
    expect(await collection.findOneAndUpdate({}, { $set: { b: 1 } }, options)).toEqual({ a: 1 });
    expect(await collection.findOne({ b: 1 })).toEqual({ _id: 2, a: 1, b: 1 });
  });

  it('upserts, replaces and deletes', async () => {
    const collection = await fixture.collection();
    const upsert = { upsert: true, returnDocument: 'after' } as const;
    expect(await collection.findOneAndUpdate({ _id: 1 }, { $set: { a: 1 } }, upsert)).toEqual({ _id: 1, a: 1 });
    expect(await collection.findOneAndUpdate({ _id: 2 }, { $set: { a: 1 } }, { upsert: true })).toBeNull();
    expect(await collection.findOneAndReplace({ _id: 1 }, { b: 1 }, { returnDocument: 'after' })).toEqual({
      _id: 1,
      b: 1,
    });
    expect(await collection.findOneAndDelete({ _id: 1 })).toEqual({ _id: 1, b: 1 });
    expect(await collection.find().toArray()).toEqual([{ _id: 2, a: 1 }]);
  });
});

describe('bulk writes', () => {
  it('run their operations in order', async () => {
    const collection = await fixture.collection();
    const result = await collection.bulkWrite([
      { insertOne: { document: { _id: 1, a: 1 } } },
      { updateOne: { filter: { _id: 1 }, update: { $inc: { a: 1 } } } },
      { updateOne: { filter: { _id: 2 }, update: { $set: { a: 1 } }, upsert: true } },
      { deleteOne: { filter: { _id: 1 } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 1, upsertedIds: { 2: 2 }, deletedCount: 1 });
    expect(await collection.find().toArray()).toEqual([{ _id: 2, a: 1 }]);
  });
});

describe('concurrent clients', () => {
  it('lose no increment', async () => {
    const collection = await fixture.collection({ _id: 1, n: 0 });
    await Promise.all(Array.from({ length: 50 }, () => collection.updateOne({ _id: 1 }, { $inc: { n: 1 } })));
    expect(await collection.findOne()).toEqual({ _id: 1, n: 50 });
  });

  it('update one version once', async () => {
    const collection = await fixture.collection({ _id: 1, version: 1 });
    const claims = Array.from({ length: 20 }, (_, by) =>
      collection.updateOne({ _id: 1, version: 1 }, { $set: { by }, $inc: { version: 1 } }),
    );
    const changed = (await Promise.all(claims)).filter(({ modifiedCount }) => modifiedCount === 1);
    expect(changed).toHaveLength(1);
  });

  it('insert a unique key once', async () => {
    const collection = await fixture.collection();
    await collection.createIndex({ key: 1 }, { unique: true });
    await Promise.all(
      Array.from({ length: 20 }, () => collection.updateOne({ key: 'k' }, { $inc: { n: 1 } }, { upsert: true })),
    );
    expect(await collection.findOne({}, { projection: { _id: 0 } })).toEqual({ key: 'k', n: 20 });
  });
});
