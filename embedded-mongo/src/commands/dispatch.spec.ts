import { mongo } from 'mongoose';
import { mongoFixture } from '../testing/mongo.fixture.js';

const fixture = mongoFixture();

describe('commands', () => {
  it.each(['eval', 'constructor', '__proto__x'])('reply with code 59 to %s', async (name) => {
    await expect(fixture.db().command({ [name]: 1 })).rejects.toMatchObject({
      code: 59,
      codeName: 'CommandNotFound',
      message: `no such command: '${name}'`,
    });
  });

  it.each([
    ['collation', { find: 'c', collation: { locale: 'en' } }],
    ['hint', { find: 'c', hint: '_id_' }],
    ['let', { find: 'c', let: { a: 1 } }],
    ['tailable', { find: 'c', tailable: true }],
    ['min', { find: 'c', min: { a: 1 } }],
    ['a collation of a count', { count: 'c', collation: { locale: 'en' } }],
    ['a validator', { create: 'c', validator: {} }],
    ['a capped collection', { create: 'c', capped: true, size: 1 }],
    ['an explanation', { aggregate: 'c', pipeline: [{ $match: {} }], cursor: {}, explain: true }],
    ['a misspelt option', { find: 'c', filtr: {} }],
  ])('reject the option %s', async (_what, command) => {
    await expect(fixture.db().command(command)).rejects.toMatchObject({ code: 72 });
  });

  it.each([
    ['a filter that is not a document', { find: 'c', filter: 5 }, 14],
    ['a limit that is not a number', { find: 'c', limit: 'x' }, 14],
    ['a negative skip', { find: 'c', skip: -1 }, 51024],
    ['a collection without a name', { find: '' }, 14],
    ['a number as the name of a collection', { find: 5 }, 14],
    ['a reserved collection', { find: '$cmd' }, 73],
    ['an insert of nothing', { insert: 'c', documents: [] }, 14],
    ['three replicas', { insert: 'c', documents: [{}], writeConcern: { w: 3 } }, 100],
  ])('reject %s', async (_what, command, code) => {
    await expect(fixture.db().command(command)).rejects.toMatchObject({ code });
  });
});

describe('collections', () => {
  it('are created, listed and dropped', async () => {
    const db = fixture.client().db('listing');
    await db.createCollection('made');
    await db.collection('implicit').insertOne({});
    await expect(db.createCollection('made')).rejects.toMatchObject({ code: 48 });
    const names = async () =>
      (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).toSorted();
    expect(await names()).toEqual(['implicit', 'made']);
    expect(await db.listCollections({ name: 'made' }).toArray()).toMatchObject([{ name: 'made', type: 'collection' }]);
    expect(await db.collection('made').drop()).toBe(true);
    expect(await names()).toEqual(['implicit']);
    await fixture.client().db('other').collection('kept').insertOne({});
    expect(await db.dropDatabase()).toBe(true);
    expect(await names()).toEqual([]);
    expect(await fixture.client().db('other').collection('kept').countDocuments()).toBe(1);
  });
});

describe('connecting with the driver', () => {
  it.each([
    ['a plain address', (port: number) => `mongodb://127.0.0.1:${port}/app`],
    ['a direct connection', (port: number) => `mongodb://127.0.0.1:${port}/app?directConnection=true`],
    ['the replica set’s name', (port: number) => `mongodb://127.0.0.1:${port}/app?replicaSet=embedded`],
    ['compression offered', (port: number) => `mongodb://127.0.0.1:${port}/app?compressors=zlib`],
  ])('works with %s', async (_what, uri) => {
    const client = await mongo.MongoClient.connect(uri(fixture.server().port), { serverSelectionTimeoutMS: 2_000 });
    expect(await client.db().command({ ping: 1 })).toMatchObject({ ok: 1 });
    expect(await client.db('admin').command({ buildInfo: 1 })).toMatchObject({ version: '7.0.0' });
    await client.close();
  });
});
