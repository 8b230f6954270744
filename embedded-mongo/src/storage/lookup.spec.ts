import * as fc from 'fast-check';
import type { Doc, Value } from '../bson/value.js';
import { Collection } from './collection.js';
import { parseIndexSpec } from './index-spec.js';
import { storedDoc } from './stored-doc.js';
import { equalitiesOf } from '../query/equalities.js';
import { compileFilter } from '../query/filter.js';

const scalar = fc.constantFrom<Value>(null, 0, 1, '1', true, NaN);
const inner = fc.record({ b: scalar }, { requiredKeys: [], noNullPrototype: true });
const value = fc.oneof(scalar, inner, fc.array(fc.oneof(scalar, inner), { maxLength: 3 }));
const docs = fc.array(fc.record({ a: value, c: scalar }, { requiredKeys: [], noNullPrototype: true }), {
  maxLength: 12,
});
const condition = fc.oneof(
  value.filter((candidate) => !Array.isArray(candidate) || candidate.length > 0),
  fc.array(scalar, { maxLength: 3 }).map((list): Value => ({ $in: list })),
);
const filter = fc.dictionary(fc.constantFrom('a', 'a.b', 'c'), condition, { maxKeys: 3, noNullPrototype: true });

const INDEXES: Doc[] = [{ a: 1 }, { 'a.b': 1, c: 1 }, { c: 1, a: -1 }];

function collectionOf(contents: Doc[], indexes: Doc[]): Collection {
  const collection = new Collection('test.rows');
  for (const [at, key] of indexes.entries()) collection.addIndex(parseIndexSpec({ key, name: `i${at}` }));
  const stored = contents.map((doc, _id) => storedDoc({ _id, ...doc }));
  collection.apply(new Map(stored.map((doc) => [doc.key, doc])));
  return collection;
}

function found(collection: Collection, wanted: Doc): Value[] {
  const matches = compileFilter(wanted);
  const docsFound = [...collection.candidates(equalitiesOf(wanted))].map(({ doc }) => doc).filter(matches);
  return docsFound.map(({ _id = null }) => _id).toSorted((a, b) => Number(a) - Number(b));
}

describe('a lookup by index', () => {
  it('finds exactly what a scan finds', () => {
    fc.assert(
      fc.property(docs, filter, (contents, wanted) => {
        expect(found(collectionOf(contents, INDEXES), wanted)).toEqual(found(collectionOf(contents, []), wanted));
      }),
      { numRuns: 1_000 },
    );
  });

  it('finds the same after documents were changed and removed', () => {
    fc.assert(
      fc.property(docs, docs, filter, (before, after, wanted) => {
        const collection = collectionOf(before, INDEXES);
        const changed = after.map((doc, _id) => storedDoc({ _id, ...doc }));
        const removed = before.map((_doc, _id) => storedDoc({ _id }).key).slice(after.length);
        collection.apply(
          new Map([...changed.map((doc) => [doc.key, doc] as const), ...removed.map((key) => [key, null] as const)]),
        );
        expect(found(collection, wanted)).toEqual(found(collectionOf(after, []), wanted));
      }),
      { numRuns: 500 },
    );
  });

  it('reads no other documents', () => {
    const contents = Array.from({ length: 1_000 }, (_, index): Doc => ({ a: index % 100, c: index }));
    const collection = collectionOf(contents, INDEXES);
    const countRead = (wanted: Doc) => [...collection.candidates(equalitiesOf(wanted))].length;
    expect(countRead({ a: 5 })).toBe(10);
    expect(countRead({ c: 7, a: 7 })).toBe(1);
    expect(countRead({ a: { $in: [1, 2] }, other: true })).toBe(20);
    expect(countRead({ _id: 3 })).toBe(1);
    expect(countRead({ other: 1 })).toBe(1_000);
  });
});
