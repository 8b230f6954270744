import { mongoFixture } from '../testing/mongo.fixture.js';

const fixture = mongoFixture();
const numbered = (count: number) => Array.from({ length: count }, (_, _id) => ({ _id, even: _id % 2 === 0 }));

describe('find', () => {
  it('sorts before it skips and limits', async () => {
    const collection = await fixture.collection(...numbered(10));
    const found = await collection.find({ even: true }).sort({ _id: -1 }).skip(1).limit(2).toArray();
    expect(found.map(({ _id }) => _id)).toEqual([6, 4]);
  });

  it('returns large results by getMore', async () => {
    const collection = await fixture.collection(...numbered(1_000));
    expect((await collection.find().toArray()).map(({ _id }) => _id)).toEqual(
      Array.from({ length: 1_000 }, (_, index) => index),
    );
    expect(await collection.find().batchSize(7).toArray()).toHaveLength(1_000);
    expect(await collection.find().limit(150).batchSize(100).toArray()).toHaveLength(150);
  });

  it('splits large documents into batches that fit a reply', async () => {
    const large = Array.from({ length: 20 }, (_, _id) => ({ _id, text: 'x'.repeat(2 * 1024 * 1024) }));
    const collection = await fixture.collection(...large);
    expect((await collection.find().toArray()).map(({ _id }) => _id)).toEqual(large.map(({ _id }) => _id));
  });

  it('reads the documents as they were when the cursor was opened', async () => {
    const collection = await fixture.collection(...numbered(3));
    const cursor = collection.find().batchSize(1);
    expect(await cursor.next()).toEqual({ _id: 0, even: true });
    await collection.updateMany({}, { $set: { even: 'changed' } });
    expect(await cursor.next()).toEqual({ _id: 1, even: false });
    await cursor.close();
  });

  it('rejects a killed cursor', async () => {
    const { collectionName: name } = await fixture.collection(...numbered(3));
    const { cursor } = await fixture.db().command({ find: name, batchSize: 1 });
    expect(await fixture.db().command({ killCursors: name, cursors: [cursor.id] })).toMatchObject({
      cursorsKilled: [cursor.id],
    });
    await expect(fixture.db().command({ getMore: cursor.id, collection: name })).rejects.toMatchObject({ code: 43 });
  });

  it('finds nothing in a missing collection', async () => {
    expect(await fixture.db().collection('absent').find().toArray()).toEqual([]);
    expect(await fixture.db().collection('absent').findOne({ a: 1 })).toBeNull();
  });
});

describe('counting', () => {
  it('counts by filter, skip and limit', async () => {
    const collection = await fixture.collection(...numbered(10));
    expect(await collection.countDocuments()).toBe(10);
    expect(await collection.countDocuments({ even: true })).toBe(5);
    expect(await collection.countDocuments({ even: true }, { skip: 1, limit: 3 })).toBe(3);
    expect(await collection.countDocuments({ _id: -1 })).toBe(0);
    expect(await collection.estimatedDocumentCount()).toBe(10);
  });
});

describe('aggregate', () => {
  it('matches, sorts, skips and limits', async () => {
    const collection = await fixture.collection(...numbered(10));
    const pipeline = [{ $match: { even: true } }, { $sort: { _id: -1 } }, { $skip: 1 }, { $limit: 2 }];
    expect(await collection.aggregate(pipeline).toArray()).toEqual([
      { _id: 6, even: true },
      { _id: 4, even: true },
    ]);
  });

  it.each([
    ['$project', { $project: { a: 1 } }, 40324],
    ['$lookup', { $lookup: { from: 'b' } }, 40324],
    ['$unwind', { $unwind: '$a' }, 40324],
    ['$out', { $out: 'b' }, 40324],
    ['a sum of fields', { $group: { _id: 1, n: { $sum: '$a' } } }, 238],
    ['groups by a field', { $group: { _id: '$a', n: { $sum: 1 } } }, 238],
    ['an average', { $group: { _id: 1, n: { $avg: 1 } } }, 238],
  ])('rejects %s', async (_what, stage, code) => {
    const collection = await fixture.collection({ a: 1 });
    await expect(collection.aggregate([stage]).toArray()).rejects.toMatchObject({ code });
  });
});
