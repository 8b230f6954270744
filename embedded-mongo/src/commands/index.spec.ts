import mongoose from 'mongoose';
import { ManualClock } from '../testing/manual-clock.js';
import { type Row, mongoFixture } from '../testing/mongo.fixture.js';

const clock = new ManualClock();
const fixture = mongoFixture({ clock });

describe('a unique index', () => {
  it('rejects a second document with the same key and names the key', async () => {
    const collection = await fixture.collection({ email: 'a@example.test' });
    await collection.createIndex({ email: 1 }, { unique: true });
    await expect(collection.insertOne({ email: 'a@example.test' })).rejects.toMatchObject({
      code: 11000,
      message: `E11000 duplicate key error collection: test.${collection.collectionName} index: email_1 dup key: { email: "a@example.test" }`,
      keyPattern: { email: 1 },
      keyValue: { email: 'a@example.test' },
    });
    await collection.insertOne({ email: 'b@example.test' });
    await expect(
      collection.updateOne({ email: 'b@example.test' }, { $set: { email: 'a@example.test' } }),
    ).rejects.toMatchObject({ code: 11000 });
    await expect(
      collection.findOneAndUpdate({ email: 'x' }, { $set: { email: 'a@example.test' } }, { upsert: true }),
    ).rejects.toMatchObject({ code: 11000 });
  });

  it('releases the key of a changed or removed document', async () => {
    const collection = await fixture.collection({ _id: 1, k: 'a' }, { _id: 2, k: 'b' });
    await collection.createIndex({ k: 1 }, { unique: true });
    await collection.updateOne({ _id: 1 }, { $set: { k: 'c' } });
    await collection.updateOne({ _id: 2 }, { $set: { k: 'a' } });
    await collection.deleteOne({ _id: 1 });
    await collection.insertOne({ _id: 3, k: 'c' });
    expect(
      await collection
        .find({ k: { $in: ['a', 'c'] } })
        .sort({ _id: 1 })
        .toArray(),
    ).toEqual([
      { _id: 2, k: 'a' },
      { _id: 3, k: 'c' },
    ]);
  });

  it('treats missing and null as the same key', async () => {
    const collection = await fixture.collection({ _id: 1 });
    await collection.createIndex({ k: 1 }, { unique: true });
    await expect(collection.insertOne({ k: null })).rejects.toMatchObject({ keyValue: { k: null } });
  });

  it('combines several fields', async () => {
    const collection = await fixture.collection({ a: 1, b: 1 });
    await collection.createIndex({ a: 1, b: -1 }, { unique: true });
    await collection.insertOne({ a: 1, b: 2 });
    await expect(collection.insertOne({ a: 1, b: 2 })).rejects.toMatchObject({
      keyPattern: { a: 1, b: -1 },
      keyValue: { a: 1, b: 2 },
    });
    expect(await collection.countDocuments({ a: 1 })).toBe(2);
    expect(await collection.countDocuments({ b: 2, a: 1 })).toBe(1);
  });

  it('has a key for each element of an array', async () => {
    const collection = await fixture.collection({ _id: 1, k: ['a', 'b', 'a'] });
    await collection.createIndex({ k: 1 }, { unique: true });
    await expect(collection.insertOne({ k: 'b' })).rejects.toMatchObject({ code: 11000 });
    await expect(collection.insertOne({ k: ['c', 'a'] })).rejects.toMatchObject({ code: 11000 });
  });

  it('excludes documents without the fields if it is sparse', async () => {
    const collection = await fixture.collection({ _id: 1 }, { _id: 2 });
    await collection.createIndex({ k: 1 }, { unique: true, sparse: true });
    await collection.insertOne({ _id: 3, k: null });
    await expect(collection.insertOne({ k: null })).rejects.toMatchObject({ code: 11000 });
    expect(await collection.countDocuments({ k: null })).toBe(3);
  });

  it('excludes documents that its partial filter does not match', async () => {
    const collection = await fixture.collection({ _id: 1, k: 'a', live: false }, { _id: 2, k: 'a', live: true });
    await collection.createIndex(
      { k: 1 },
      { unique: true, partialFilterExpression: { live: true, k: { $exists: true } } },
    );
    await collection.insertOne({ _id: 3, k: 'a', live: false });
    await expect(collection.updateOne({ _id: 1 }, { $set: { live: true } })).rejects.toMatchObject({ code: 11000 });
    expect(await collection.countDocuments({ k: 'a' })).toBe(3);
  });

  it('cannot be created over documents that share a key', async () => {
    const collection = await fixture.collection({ k: 1 }, { k: 1 });
    await expect(collection.createIndex({ k: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    expect(await collection.indexes()).toHaveLength(1);
  });
});

describe('the list of indexes', () => {
  it('shows each index as it was created, the one on _id first', async () => {
    const collection = await fixture.collection({});
    await collection.createIndex({ a: 1, b: -1 }, { unique: true, sparse: true });
    await collection.createIndex({ at: 1 }, { expireAfterSeconds: 0, name: 'expiry' });
    await collection.createIndex({ c: 1 }, { partialFilterExpression: { d: 'x' } });
    expect(await collection.indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1, b: -1 }, name: 'a_1_b_-1', unique: true, sparse: true },
      { v: 2, key: { at: 1 }, name: 'expiry', expireAfterSeconds: 0 },
      { v: 2, key: { c: 1 }, name: 'c_1', partialFilterExpression: { d: 'x' } },
    ]);
    await collection.dropIndex('a_1_b_-1');
    expect((await collection.indexes()).map(({ name }) => name)).toEqual(['_id_', 'expiry', 'c_1']);
    await collection.dropIndexes();
    expect((await collection.indexes()).map(({ name }) => name)).toEqual(['_id_']);
    await expect(collection.dropIndex('absent')).rejects.toMatchObject({ code: 27 });
    await expect(collection.dropIndex('_id_')).rejects.toMatchObject({ code: 72 });
  });

  it('serves mongoose’s synchronisation of schemas', async () => {
    const connection = await mongoose.createConnection(fixture.server().uri, { dbName: 'sync' }).asPromise();
    const first = new mongoose.Schema({
      email: { type: String, index: true, unique: true },
      at: { type: Date, expires: 60 },
    });
    const before = connection.model('Person', first);
    await before.init();
    expect(await before.diffIndexes()).toEqual({ toDrop: [], toCreate: [] });
    connection.deleteModel('Person');
    const second = new mongoose.Schema(
      { email: { type: String, index: true, unique: true }, at: { type: Date, expires: 90 } },
      { autoIndex: false },
    );
    const after = connection.model('Person', second);
    expect(await after.syncIndexes()).toEqual(['at_1']);
    expect((await after.listIndexes()).map((index: Row) => [index.name, index.expireAfterSeconds])).toEqual([
      ['_id_', undefined],
      ['email_1', undefined],
      ['at_1', 90],
    ]);
    await connection.close();
  });
});

describe('an index that conflicts with another', () => {
  it('is rejected, unlike the same index created twice', async () => {
    const collection = await fixture.collection({});
    await collection.createIndex({ a: 1 }, { expireAfterSeconds: 5 });
    expect(await collection.createIndex({ a: 1 }, { expireAfterSeconds: 5 })).toBe('a_1');
    await expect(collection.createIndex({ a: 1 }, { expireAfterSeconds: 6 })).rejects.toMatchObject({ code: 85 });
    await expect(collection.createIndex({ a: 1 }, { name: 'other', expireAfterSeconds: 5 })).rejects.toMatchObject({
      code: 85,
    });
    await expect(collection.createIndex({ b: 1 }, { name: 'a_1' })).rejects.toMatchObject({ code: 86 });
    await expect(collection.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 86 });
    expect(await collection.indexes()).toHaveLength(2);
  });

  it.each<[string, Row]>([
    ['text indexes', { key: { a: 'text' }, name: 'i' }],
    ['geographical indexes', { key: { a: '2dsphere' }, name: 'i' }],
    ['hashed indexes', { key: { a: 'hashed' }, name: 'i' }],
    ['collations', { key: { a: 1 }, name: 'i', collation: { locale: 'en' } }],
    ['hidden indexes', { key: { a: 1 }, name: 'i', hidden: true }],
    ['indexes without a name', { key: { a: 1 } }],
    ['indexes without fields', { key: {}, name: 'i' }],
    ['expiry by several fields', { key: { a: 1, b: 1 }, name: 'i', expireAfterSeconds: 1 }],
    ['expiry that is no number', { key: { a: 1 }, name: 'i', expireAfterSeconds: 'x' }],
    ['partial filters with $ne', { key: { a: 1 }, name: 'i', partialFilterExpression: { a: { $ne: 1 } } }],
    [
      'partial filters with $exists false',
      { key: { a: 1 }, name: 'i', partialFilterExpression: { a: { $exists: false } } },
    ],
    ['partial filters with $or', { key: { a: 1 }, name: 'i', partialFilterExpression: { $or: [{ a: 1 }] } }],
  ])('is rejected: %s', async (_what, index) => {
    await expect(fixture.db().command({ createIndexes: 'refused', indexes: [index] })).rejects.toMatchObject({
      code: 67,
    });
  });

  it('rejects documents with parallel arrays', async () => {
    const collection = await fixture.collection({});
    await collection.createIndex({ a: 1, b: 1 });
    await expect(collection.insertOne({ a: [1], b: [1] })).rejects.toMatchObject({ code: 171 });
  });
});

describe('a TTL index', () => {
  const minutes = (count: number) => count * 60_000;
  const at = (offset: number) => new Date(clock.now() + offset);

  it('removes documents when they expire', async () => {
    const collection = await fixture.collection(
      { _id: 'soon', at: at(minutes(5)) },
      { _id: 'later', at: at(minutes(10)) },
      { _id: 'list', at: [at(minutes(99)), at(minutes(4))] },
      { _id: 'text', at: 'soon' },
      { _id: 'none' },
    );
    await collection.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    const left = async () => (await collection.find().toArray()).map(({ _id }) => _id);
    clock.advance(minutes(5));
    expect(await left()).toEqual(['soon', 'later', 'text', 'none']);
    clock.advance(minutes(1));
    expect(await left()).toEqual(['later', 'text', 'none']);
    clock.advance(minutes(60));
    expect(await left()).toEqual(['text', 'none']);
  });

  it('of 0 seconds removes documents at their date', async () => {
    const collection = await fixture.collection({ _id: 1, at: at(1_000) });
    await collection.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
    clock.advance(999);
    expect(await collection.countDocuments()).toBe(1);
    clock.advance(1);
    expect(await collection.countDocuments()).toBe(0);
  });
});
