import { mongo } from 'mongoose';
import { type Row, mongoFixture } from '../testing/mongo.fixture.js';

const fixture = mongoFixture();
const { ObjectId, Binary } = mongo;

const ids = async (filter: mongo.Document, docs: Row[]): Promise<unknown[]> => {
  const collection = await fixture.collection(...docs);
  return (await collection.find(filter).toArray()).map(({ _id }) => _id);
};

describe('equality', () => {
  const oid = new ObjectId('64b000000000000000000001');
  const when = new Date('2026-05-01T10:00:00Z');
  const docs: Row[] = [
    { _id: 1, v: 5 },
    { _id: 2, v: '5' },
    { _id: 3, v: null },
    { _id: 4 },
    { _id: 5, v: [1, 5] },
    { _id: 6, v: { a: 1, b: 2 } },
    { _id: 7, v: oid },
    { _id: 8, v: when },
    { _id: 9, v: true },
    { _id: 10, v: new Binary(Buffer.from('abc')) },
    { _id: 11, v: [] },
    { _id: 12, v: NaN },
    { _id: 13, v: 9_007_199_254_740_991 },
  ];

  it.each([
    ['a number, and arrays that contain it', { v: 5 }, [1, 5]],
    ['a text', { v: '5' }, [2]],
    ['null, and a missing field', { v: null }, [3, 4]],
    ['a whole array', { v: [1, 5] }, [5]],
    ['an empty array', { v: [] }, [11]],
    ['a document in the same field order', { v: { a: 1, b: 2 } }, [6]],
    ['no document in another field order', { v: { b: 2, a: 1 } }, []],
    ['no partial match of a document', { v: { a: 1 } }, []],
    ['an object id', { v: oid }, [7]],
    ['a date', { v: when }, [8]],
    ['true', { v: true }, [9]],
    ['binary data', { v: new Binary(Buffer.from('abc')) }, [10]],
    ['no binary data of another subtype', { v: new Binary(Buffer.from('abc'), 128) }, []],
    ['NaN', { v: NaN }, [12]],
    ['a 64-bit integer within the safe range', { v: mongo.Long.fromString('9007199254740991') }, [13]],
    ['$eq', { v: { $eq: 5 } }, [1, 5]],
    ['$eq null', { v: { $eq: null } }, [3, 4]],
    ['$ne', { v: { $ne: 5 }, _id: { $lte: 5 } }, [2, 3, 4]],
    ['$ne null', { v: { $ne: null }, _id: { $lte: 5 } }, [1, 2, 5]],
    ['$in', { v: { $in: ['5', true] } }, [2, 9]],
    ['$in with null', { v: { $in: [null, 5] } }, [1, 3, 4, 5]],
    ['$in of nothing', { v: { $in: [] } }, []],
    ['$nin', { v: { $nin: [5, null] }, _id: { $lte: 5 } }, [2]],
    ['$exists', { v: { $exists: true }, _id: { $lte: 5 } }, [1, 2, 3, 5]],
    ['$exists false', { v: { $exists: false } }, [4]],
    ['$not', { v: { $not: { $eq: 5 } }, _id: { $lte: 5 } }, [2, 3, 4]],
  ])('finds %s', async (_what, filter, expected) => {
    expect(await ids(filter, docs)).toEqual(expected);
  });

  it('finds the same documents by an index', async () => {
    const collection = await fixture.collection(...docs);
    await collection.createIndex({ v: 1 });
    const found = async (filter: Row) =>
      (await collection.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
    expect(await found({ v: 5 })).toEqual([1, 5]);
    expect(await found({ v: null })).toEqual([3, 4]);
    expect(await found({ v: [1, 5] })).toEqual([5]);
    expect(await found({ v: { $in: ['5', null] } })).toEqual([2, 3, 4]);
    expect(await found({ v: { $in: [[1, 5], 5] } })).toEqual([1, 5]);
    expect(await found({ v: 5, _id: 1 })).toEqual([1]);
    expect(await found({ $and: [{ v: 5 }, { _id: { $gt: 1 } }] })).toEqual([5]);
  });
});

describe('ranges', () => {
  const docs: Row[] = [
    { _id: 1, v: 1 },
    { _id: 2, v: 2.5 },
    { _id: 3, v: 'b' },
    { _id: 4, v: new Date(1_000) },
    { _id: 5, v: null },
    { _id: 6, v: [0, 10] },
    { _id: 7, v: NaN },
    { _id: 8, v: false },
  ];

  it.each([
    ['$gt', { v: { $gt: 1 } }, [2, 6]],
    ['$gte', { v: { $gte: 1 } }, [1, 2, 6]],
    ['$lt', { v: { $lt: 1 } }, [6]],
    ['$lte', { v: { $lte: 1 } }, [1, 6]],
    ['both ends, met by different elements of an array', { v: { $gt: 5, $lt: 5 } }, [6]],
    ['texts', { v: { $gte: 'a', $lt: 'c' } }, [3]],
    ['dates', { v: { $lte: new Date(1_000) } }, [4]],
    ['booleans', { v: { $lt: true } }, [8]],
    ['NaN, equal only to itself', { v: { $gte: NaN } }, [7]],
    ['$not with a range', { v: { $not: { $gt: 1 } } }, [1, 3, 4, 5, 7, 8]],
  ])('compares %s within one type', async (_what, filter, expected) => {
    expect(await ids(filter, docs)).toEqual(expected);
  });
});

describe('logical operators', () => {
  const docs: Row[] = [
    { _id: 1, a: 1, b: 1 },
    { _id: 2, a: 1, b: 2 },
    { _id: 3, a: 2, b: 2 },
  ];

  it.each([
    ['$and', { $and: [{ a: 1 }, { b: 2 }] }, [2]],
    ['$or', { $or: [{ a: 2 }, { b: 1 }] }, [1, 3]],
    ['$nor', { $nor: [{ a: 2 }, { b: 1 }] }, [2]],
    ['fields side by side', { a: 1, b: 1 }, [1]],
    ['$or beside a field', { a: 1, $or: [{ b: 1 }, { b: 3 }] }, [1]],
    ['an empty filter', {}, [1, 2, 3]],
  ])('combines %s', async (_what, filter, expected) => {
    expect(await ids(filter, docs)).toEqual(expected);
  });
});

describe('paths', () => {
  const docs: Row[] = [
    { _id: 1, a: { b: 1 } },
    { _id: 2, a: [{ b: 1 }, { c: 2 }] },
    { _id: 3, a: 5 },
    { _id: 4, a: [] },
    { _id: 5, a: [7] },
    { _id: 6, a: [{ b: [1, 2] }] },
    { _id: 7 },
  ];

  it.each([
    ['in documents and in the documents of arrays', { 'a.b': 1 }, [1, 2, 6]],
    ['null, where a document lacks the field or is missing', { 'a.b': null }, [2, 3, 7]],
    ['fields that exist', { 'a.b': { $exists: true } }, [1, 2, 6]],
    ['fields that do not exist', { 'a.b': { $exists: false } }, [3, 4, 5, 7]],
  ])('match %s', async (_what, filter, expected) => {
    expect(await ids(filter, docs)).toEqual(expected);
  });
});

describe('$elemMatch', () => {
  const docs: Row[] = [
    {
      _id: 1,
      list: [
        { kind: 'gas', read: 5 },
        { kind: 'electricity', read: 9 },
      ],
    },
    { _id: 2, list: [{ kind: 'gas', read: 9 }] },
    { _id: 3, list: [4, 8] },
    { _id: 4, list: { kind: 'gas', read: 9 } },
    { _id: 5, list: [1, 12] },
  ];

  it('requires one element to meet all conditions', async () => {
    expect(await ids({ list: { $elemMatch: { kind: 'gas', read: { $gt: 6 } } } }, docs)).toEqual([2]);
    expect(await ids({ list: { $elemMatch: { $gt: 5, $lt: 10 } } }, docs)).toEqual([3]);
    expect(await ids({ list: { $elemMatch: { $or: [{ read: 5 }, { read: 7 }] } } }, docs)).toEqual([1]);
  });
});

describe('an unsupported filter', () => {
  it.each([
    ['$regex', { v: { $regex: 'a' } }, 2],
    ['a regular expression', { v: /a/ }, 238],
    ['$all', { v: { $all: [1] } }, 2],
    ['$size', { v: { $size: 1 } }, 2],
    ['$type', { v: { $type: 'string' } }, 2],
    ['$mod', { v: { $mod: [2, 0] } }, 2],
    ['$where', { $where: 'true' }, 2],
    ['$expr', { $expr: { $eq: ['$a', '$b'] } }, 2],
    ['$text', { $text: { $search: 'a' } }, 2],
    ['$geoWithin', { v: { $geoWithin: {} } }, 2],
    ['an operator followed by a field', { v: { $gt: 1, a: 2 } }, 2],
    ['an operator inside $in', { v: { $in: [{ $gt: 1 }] } }, 2],
    ['$in without an array', { v: { $in: 1 } }, 2],
    ['an empty $or', { $or: [] }, 2],
    ['a range of null', { v: { $gt: null } }, 238],
    ['a range of documents', { v: { $gt: {} } }, 238],
    ['a position in an array', { 'v.0': 1 }, 238],
    ['a 64-bit integer beyond 2^53', { v: mongo.Long.fromString('9007199254740993') }, 238],
    ['a decimal', { v: mongo.Decimal128.fromString('1.5') }, 238],
    ['a timestamp', { v: new mongo.Timestamp({ t: 1, i: 1 }) }, 238],
    ['MinKey', { v: new mongo.MinKey() }, 238],
    ['code', { v: new mongo.Code('1') }, 238],
  ])('is rejected: %s', async (_what, filter, code) => {
    const collection = await fixture.collection({ _id: 1, v: [1] });
    await expect(collection.find(filter).toArray()).rejects.toMatchObject({ code });
  });
});
