import type { mongo } from 'mongoose';
import * as fc from 'fast-check';
import { Binary, ObjectId } from 'bson';
import type { Value } from '../bson/value.js';
import { mongoFixture } from '../testing/mongo.fixture.js';
import { compareValues } from './compare.js';
import { hashKey } from './hash-key.js';

const fixture = mongoFixture();

/** In ascending order by MongoDB's documentation, with the special cases of each type. */
const LADDER: Value[] = [
  null,
  NaN,
  -Infinity,
  -1,
  0,
  1,
  1.5,
  2,
  10,
  Infinity,
  '',
  'A',
  'a',
  'aa',
  'b',
  '\uFFFD',
  '\u{1F3E0}',
  {},
  { a: null },
  { a: 1 },
  { a: 2 },
  { a: 2, b: 1 },
  { b: 1 },
  { a: 'x' },
  [],
  [null],
  [1],
  [1, 2],
  [2],
  ['a'],
  new Binary(Buffer.from([])),
  new Binary(Buffer.from([2])),
  new Binary(Buffer.from([1]), 128),
  new Binary(Buffer.from([1, 2])),
  new ObjectId('000000000000000000000001'),
  new ObjectId('ff0000000000000000000000'),
  false,
  true,
  new Date(-1),
  new Date(0),
  new Date(1),
];

const leaf = fc.oneof(
  fc.constantFrom<Value>(null, true, false, NaN, 0, -0, Infinity),
  fc.integer({ min: -3, max: 3 }),
  fc.double(),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
  fc.integer({ min: -2, max: 2 }).map((ms) => new Date(ms)),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
  fc.uint8Array({ maxLength: 2 }).map((bytes) => new Binary(bytes)),
);
const name = fc.constantFrom('a', 'b', 'c');
const { value } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

describe('the order of values', () => {
  it('is by type, then by the rule of the type', () => {
    for (const [i, a] of LADDER.entries()) {
      for (const [j, b] of LADDER.entries()) {
        expect(Math.sign(compareValues(a, b))).toBe(Math.sign(i - j));
      }
    }
  });

  it('is a total order', () => {
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) + 0);
        expect(compareValues(a, a)).toBe(0);
        const [low, middle, high] = [a, b, c].toSorted(compareValues);
        expect(compareValues(low, middle)).toBeLessThanOrEqual(0);
        expect(compareValues(middle, high)).toBeLessThanOrEqual(0);
        expect(compareValues(low, high)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 2_000 },
    );
  });

  it('compares strings by their UTF-8 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        expect(Math.sign(compareValues(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
    );
  });

  it('has the same hash key for equal values only', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(hashKey(a) === hashKey(b)).toBe(compareValues(a, b) === 0);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is the order of a sorted find in both directions', async () => {
    const plain = LADDER.filter((value) => !Array.isArray(value));
    const shuffled = plain.map((v, _id) => ({ _id, v })).toSorted((a, b) => ((a._id * 7) % 11) - ((b._id * 7) % 11));
    const collection = await fixture.collection(...shuffled);
    const order = async (direction: 1 | -1) =>
      (await collection.find().sort({ v: direction }).toArray()).map(({ _id }) => _id);
    expect(await order(1)).toEqual(plain.map((_, index) => index));
    expect(await order(-1)).toEqual(plain.map((_, index) => plain.length - 1 - index));
  });
});

describe('a sort', () => {
  const found = async (sort: mongo.Sort, ...docs: { _id: number; [field: string]: unknown }[]) =>
    (await (await fixture.collection(...docs)).find({}, { sort }).toArray()).map(({ _id }) => _id);

  it('uses the smallest element of an array in ascending order and the largest in descending order', async () => {
    const docs = [{ _id: 1, v: [5, 1] }, { _id: 2, v: 3 }, { _id: 3, v: [] }, { _id: 4 }];
    expect(await found({ v: 1 }, ...docs)).toEqual([3, 4, 1, 2]);
    expect(await found({ v: -1 }, ...docs)).toEqual([1, 2, 4, 3]);
  });

  it('compares by its fields in order and is stable', async () => {
    const docs = [
      { _id: 1, a: 2, b: 1 },
      { _id: 2, a: 1, b: 1 },
      { _id: 3, a: 2, b: 2 },
      { _id: 4, a: 1, b: 1 },
    ];
    expect(await found({ a: 1, b: -1 }, ...docs)).toEqual([2, 4, 3, 1]);
    expect(await found({ 'x.y': 1 }, ...docs)).toEqual([1, 2, 3, 4]);
  });

  it('rejects parallel arrays and directions other than 1 and -1', async () => {
    const collection = await fixture.collection({ a: [1], b: [1] });
    await expect(collection.find().sort({ a: 1, b: 1 }).toArray()).rejects.toMatchObject({ code: 2 });
    await expect(
      collection
        .find()
        .sort({ score: { $meta: 'textScore' } })
        .toArray(),
    ).rejects.toMatchObject({ code: 15975 });
  });
});
