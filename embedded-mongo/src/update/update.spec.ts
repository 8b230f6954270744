import type { mongo } from 'mongoose';
import { type Row, mongoFixture } from '../testing/mongo.fixture.js';

const fixture = mongoFixture();

/** The driver's own type rejects array operators on fields of any type. */
type Change = mongo.Document;

const updated = async (doc: Row, change: Change): Promise<unknown> => {
  const collection = await fixture.collection({ _id: 1, ...doc });
  await collection.updateOne({ _id: 1 }, change);
  const { _id, ...rest } = (await collection.findOne({ _id: 1 })) ?? {};
  return rest;
};

describe('an update', () => {
  it.each<[string, Row, Change, Row]>([
    ['$set', { a: 1 }, { $set: { a: 2, b: 'x' } }, { a: 2, b: 'x' }],
    ['$set of an inner field', { a: { b: 1, c: 1 } }, { $set: { 'a.b': 2 } }, { a: { b: 2, c: 1 } }],
    ['$set of a path that is missing', {}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
    ['$set of an array element', { a: [1, { b: 1 }] }, { $set: { 'a.0': 5, 'a.1.b': 2 } }, { a: [5, { b: 2 }] }],
    ['$set of the element after the last', { a: [1] }, { $set: { 'a.1': 2 } }, { a: [1, 2] }],
    [
      '$set to null, dates and documents',
      {},
      { $set: { n: null, d: new Date(5), o: { x: [] } } },
      { n: null, d: new Date(5), o: { x: [] } },
    ],
    ['$unset', { a: 1, b: 1 }, { $unset: { a: '' } }, { b: 1 }],
    ['$unset of an inner field', { a: { b: 1, c: 1 } }, { $unset: { 'a.b': '' } }, { a: { c: 1 } }],
    ['$unset of an array element, leaving null', { a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
    ['$unset of what is missing or below a scalar', { a: 1 }, { $unset: { b: '', 'a.b': '', 'c.d': '' } }, { a: 1 }],
    ['$inc', { a: 1 }, { $inc: { a: 2, b: -1, 'c.d': 1 } }, { a: 3, b: -1, c: { d: 1 } }],
    ['$inc by a fraction', { a: 1 }, { $inc: { a: 0.5 } }, { a: 1.5 }],
    ['$min', { a: 5, b: 5 }, { $min: { a: 3, b: 7, c: 1 } }, { a: 3, b: 5, c: 1 }],
    ['$max', { a: 5, b: 5 }, { $max: { a: 3, b: 7, c: 1 } }, { a: 5, b: 7, c: 1 }],
    ['$max across types', { a: 5 }, { $max: { a: 'x' } }, { a: 'x' }],
    ['$push', { a: [1] }, { $push: { a: 2, b: { c: 1 } } }, { a: [1, 2], b: [{ c: 1 }] }],
    ['$push of an array as one element', { a: [1] }, { $push: { a: [2, 3] } }, { a: [1, [2, 3]] }],
    ['$push with $each', { a: [1] }, { $push: { a: { $each: [2, 3] }, b: { $each: [] } } }, { a: [1, 2, 3], b: [] }],
    ['$addToSet', { a: [1, { x: 1 }] }, { $addToSet: { a: 1, b: 1 } }, { a: [1, { x: 1 }], b: [1] }],
    [
      '$addToSet of a document known',
      { a: [{ x: 1, y: 1 }] },
      { $addToSet: { a: { x: 1, y: 1 } } },
      { a: [{ x: 1, y: 1 }] },
    ],
    [
      '$addToSet of a document in another order',
      { a: [{ x: 1, y: 1 }] },
      { $addToSet: { a: { y: 1, x: 1 } } },
      {
        a: [
          { x: 1, y: 1 },
          { y: 1, x: 1 },
        ],
      },
    ],
    ['$addToSet with $each', { a: [1] }, { $addToSet: { a: { $each: [1, 2, 2] } } }, { a: [1, 2] }],
    ['$pull of a value', { a: [1, 2, 1, [1]] }, { $pull: { a: 1 } }, { a: [2, [1]] }],
    ['$pull by operators', { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
    ['$pull by $in', { a: ['x', 'y', 'z'] }, { $pull: { a: { $in: ['x', 'z'] } } }, { a: ['y'] }],
    [
      '$pull by fields of documents',
      { a: [{ k: 1, v: 1 }, { k: 2, v: 1 }, 7] },
      { $pull: { a: { k: 1 } } },
      { a: [{ k: 2, v: 1 }, 7] },
    ],
    [
      '$pull by $or',
      { a: [{ k: 1 }, { k: 2 }, { k: 3 }] },
      { $pull: { a: { $or: [{ k: 1 }, { k: 3 }] } } },
      { a: [{ k: 2 }] },
    ],
    ['$pull of null', { a: [null, 1] }, { $pull: { a: null } }, { a: [1] }],
    ['$pull from what is missing', { b: 1 }, { $pull: { a: 1 } }, { b: 1 }],
    ['$pullAll', { a: [1, 2, 3, 2] }, { $pullAll: { a: [2, 3] } }, { a: [1] }],
    [
      'several operators',
      { a: 1, b: [1], c: 1 },
      { $set: { a: 2 }, $push: { b: 2 }, $unset: { c: '' } },
      { a: 2, b: [1, 2] },
    ],
  ])('applies %s', async (_what, doc, change, expected) => {
    expect(await updated(doc, change)).toEqual(expected);
  });

  it('appends new fields in the order of their names', async () => {
    expect(Object.keys((await updated({ z: 1, m: 1 }, { $set: { c: 1, a: 1, z: 2 } })) ?? {})).toEqual([
      'z',
      'm',
      'a',
      'c',
    ]);
  });

  it('counts only the documents that it changes', async () => {
    const collection = await fixture.collection({ _id: 1, a: 1 }, { _id: 2, a: 2 });
    expect(await collection.updateMany({}, { $set: { a: 1 } })).toMatchObject({ matchedCount: 2, modifiedCount: 1 });
    expect(await collection.updateOne({ a: 9 }, { $set: { a: 1 } })).toMatchObject({
      matchedCount: 0,
      modifiedCount: 0,
      upsertedCount: 0,
    });
    expect(await collection.updateOne({}, { $set: { a: 3 } })).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
    expect(await collection.find().toArray()).toEqual([
      { _id: 1, a: 3 },
      { _id: 2, a: 1 },
    ]);
  });

  it.each<[string, Row, unknown, number]>([
    ['$set below a scalar', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
    ['$set below null', { a: null }, { $set: { 'a.b': 1 } }, 28],
    ['$set of a name in an array', { a: [1] }, { $set: { 'a.b': 1 } }, 28],
    ['$set far beyond the end of an array', { a: [1] }, { $set: { 'a.5': 1 } }, 238],
    ['two changes of one path', { a: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    ['changes of a path and of a path below it', { a: {} }, { $set: { a: {}, 'a.b': 1 } }, 40],
    ['a change of _id', {}, { $set: { _id: 2 } }, 66],
    ['$inc of a text', { a: 'x' }, { $inc: { a: 1 } }, 14],
    ['$inc of null', { a: null }, { $inc: { a: 1 } }, 14],
    ['$inc by a text', { a: 1 }, { $inc: { a: 'x' } }, 14],
    ['$inc beyond what a number holds exactly', { a: 9_007_199_254_740_991 }, { $inc: { a: 1 } }, 2],
    ['$push onto a text', { a: 'x' }, { $push: { a: 1 } }, 2],
    ['$push with $slice', { a: [] }, { $push: { a: { $each: [1], $slice: 1 } } }, 2],
    ['$push with $position', { a: [] }, { $push: { a: { $each: [1], $position: 0 } } }, 2],
    ['$addToSet to a text', { a: 'x' }, { $addToSet: { a: 1 } }, 2],
    ['$pull from a text', { a: 'x' }, { $pull: { a: 'x' } }, 2],
    ['$pull by an unknown operator', { a: ['x'] }, { $pull: { a: { $regex: 'x' } } }, 2],
    ['$rename', { a: 1 }, { $rename: { a: 'b' } }, 9],
    ['$mul', { a: 1 }, { $mul: { a: 2 } }, 9],
    ['$bit', { a: 1 }, { $bit: { a: { or: 1 } } }, 9],
    ['$pop', { a: [1] }, { $pop: { a: 1 } }, 9],
    ['$currentDate', { a: 1 }, { $currentDate: { a: true } }, 9],
    ['the positional $', { a: [1] }, { $set: { 'a.$': 2 } }, 238],
    ['the positional $[]', { a: [1] }, { $set: { 'a.$[]': 2 } }, 238],
    ['a pipeline', { a: 1 }, [{ $set: { a: 2 } }], 238],
    ['operators mixed with fields', { a: 1 }, { $set: { a: 2 }, b: 1 }, 9],
    ['an operator without fields', { a: 1 }, { $set: 5 }, 9],
    ['an empty path', { a: 1 }, { $set: { 'a..b': 1 } }, 56],
  ])('rejects %s and changes nothing', async (_what, doc, change, code) => {
    const collection = await fixture.collection({ _id: 1, ...doc });
    const command = { update: collection.collectionName, updates: [{ q: { _id: 1 }, u: change }] };
    expect(await fixture.db().command(command)).toMatchObject({ n: 0, writeErrors: [{ index: 0, code }] });
    expect(await collection.findOne()).toEqual({ _id: 1, ...doc });
  });

  it('rejects array filters, hints and collations', async () => {
    const collection = await fixture.collection({ _id: 1, a: [1] });
    await expect(
      collection.updateOne({}, { $set: { 'a.$[x]': 2 } }, { arrayFilters: [{ x: 1 }] }),
    ).rejects.toMatchObject({ code: 72 });
    await expect(collection.updateOne({}, { $set: { a: 2 } }, { hint: '_id_' })).rejects.toMatchObject({ code: 72 });
    await expect(collection.updateOne({}, { $set: { a: 2 } }, { collation: { locale: 'en' } })).rejects.toMatchObject({
      code: 72,
    });
  });
});

describe('a replacement', () => {
  it('keeps only _id', async () => {
    const collection = await fixture.collection({ _id: 1, a: 1, b: 1 });
    await collection.replaceOne({ a: 1 }, { c: 1 });
    expect(await collection.findOne()).toEqual({ _id: 1, c: 1 });
    await expect(collection.replaceOne({ c: 1 }, { _id: 2, c: 1 })).rejects.toMatchObject({ code: 66 });
  });
});

describe('an upsert', () => {
  const upserted = async (filter: Row, change: Change): Promise<Row | null> => {
    const collection = await fixture.collection();
    const result = await collection.updateOne(filter, change, { upsert: true });
    expect(result).toMatchObject({ matchedCount: 0, upsertedCount: 1 });
    return collection.findOne();
  };

  it.each<[string, Row, Change, Row]>([
    [
      'the fields that the filter equals',
      { _id: 1, a: 1, 'b.c': 2 },
      { $set: { d: 3 } },
      { _id: 1, a: 1, b: { c: 2 }, d: 3 },
    ],
    [
      'the fields of $eq and $and',
      { $and: [{ _id: 1 }, { a: { $eq: 1 } }] },
      { $set: { d: 3 } },
      { _id: 1, a: 1, d: 3 },
    ],
    ['no ranges and no lists', { _id: 1, a: { $gt: 1 }, b: { $in: [1, 2] } }, { $set: { d: 3 } }, { _id: 1, d: 3 }],
    ['the update over the filter', { _id: 1, a: 1 }, { $set: { a: 2 } }, { _id: 1, a: 2 }],
    ['$setOnInsert', { _id: 1 }, { $setOnInsert: { a: 1 }, $inc: { n: 1 } }, { _id: 1, a: 1, n: 1 }],
  ])('inserts %s', async (_what, filter, change, expected) => {
    expect(await upserted(filter, change)).toEqual(expected);
  });

  it('generates an _id, stores it first and reports it', async () => {
    const collection = await fixture.collection();
    const { upsertedId } = await collection.updateOne({ a: 1 }, { $set: { b: 1 } }, { upsert: true });
    const doc = await collection.findOne();
    expect(doc).toEqual({ _id: upsertedId, a: 1, b: 1 });
    expect(Object.keys(doc ?? {})).toEqual(['_id', 'a', 'b']);
  });

  it('updates an existing document without $setOnInsert', async () => {
    const collection = await fixture.collection({ _id: 1, n: 1 });
    await collection.updateOne({ _id: 1 }, { $setOnInsert: { a: 1 }, $inc: { n: 1 } }, { upsert: true });
    expect(await collection.findOne()).toEqual({ _id: 1, n: 2 });
  });

  it('inserts a replacement with only _id from the filter', async () => {
    const collection = await fixture.collection();
    await collection.replaceOne({ _id: 1, a: 1 }, { b: 1 }, { upsert: true });
    expect(await collection.findOne()).toEqual({ _id: 1, b: 1 });
  });

  it('rejects a path with two equalities in the filter', async () => {
    const collection = await fixture.collection();
    const twice = { $and: [{ a: 1 }, { a: 2 }] };
    await expect(collection.updateOne(twice, { $set: { b: 1 } }, { upsert: true })).rejects.toMatchObject({ code: 54 });
  });
});
