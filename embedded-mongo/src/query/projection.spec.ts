import { mongoFixture } from '../testing/mongo.fixture.js';

const fixture = mongoFixture();

const doc = { _id: 1, z: 1, a: { b: 1, c: 2 }, list: [{ b: 1, c: 2 }, 5, [{ b: 3, c: 4 }]], scalar: 7 };

describe('a projection', () => {
  it.each([
    ['named fields and _id, in the order of the document', { a: 1, z: 1 }, { _id: 1, z: 1, a: { b: 1, c: 2 } }],
    ['named fields without _id', { z: 1, _id: 0 }, { z: 1 }],
    ['only _id', { _id: 1 }, { _id: 1 }],
    [
      'fields of documents and of the documents in arrays',
      { 'a.b': 1, 'list.b': 1 },
      { _id: 1, a: { b: 1 }, list: [{ b: 1 }, [{ b: 3 }]] },
    ],
    ['nothing below a scalar', { 'scalar.b': 1 }, { _id: 1 }],
    ['all but named fields', { a: 0, list: 0 }, { _id: 1, z: 1, scalar: 7 }],
    ['all but _id', { _id: 0, a: 0, list: false }, { z: 1, scalar: 7 }],
    [
      'all but inner fields',
      { 'a.b': 0, 'list.b': 0, z: 0 },
      { _id: 1, a: { c: 2 }, list: [{ c: 2 }, 5, [{ c: 4 }]], scalar: 7 },
    ],
  ])('returns %s', async (_what, projection, expected) => {
    const collection = await fixture.collection(doc);
    const found = await collection.findOne({}, { projection });
    expect(found).toEqual(expected);
    expect(Object.keys(found ?? {})).toEqual(Object.keys(expected));
  });

  it.each([
    ['a mixture', { a: 1, z: 0 }, 31254],
    ['a mixture in the other order', { a: 0, z: 1 }, 31253],
    ['$slice', { list: { $slice: 1 } }, 238],
    ['$elemMatch', { list: { $elemMatch: { b: 1 } } }, 238],
    ['a positional operator', { 'list.$': 1 }, 238],
    ['a text', { a: '$z' }, 238],
    ['paths that collide', { a: 1, 'a.b': 1 }, 31249],
    ['a field of _id', { '_id.a': 1 }, 238],
  ])('rejects %s', async (_what, projection, code) => {
    const collection = await fixture.collection(doc);
    await expect(collection.findOne({}, { projection })).rejects.toMatchObject({ code });
  });
});
