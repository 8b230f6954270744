import mongoose from 'mongoose';
import { type EmbeddedMongo, startEmbeddedMongo } from './index.js';

describe('an application that uses mongoose', () => {
  let mongo: EmbeddedMongo;
  beforeAll(async () => {
    mongo = await startEmbeddedMongo({});
  });
  afterAll(() => mongo.close());

  it('stores, finds and updates documents', async () => {
    const connection = await mongoose.createConnection(mongo.uri, { dbName: 'app' }).asPromise();
    const schema = new mongoose.Schema(
      { email: { type: String, unique: true }, name: String, tags: [String] },
      { timestamps: true },
    );
    const Person = connection.model('Person', schema);
    await Person.init();
    const sam = await Person.create({ email: 'sam@example.test', name: 'Sam', tags: ['a'] });
    await expect(Person.create({ email: 'sam@example.test' })).rejects.toMatchObject({
      code: 11000,
      keyValue: { email: 'sam@example.test' },
    });
    sam.name = 'Samuel';
    sam.tags.push('b');
    await sam.save();
    expect(await Person.findOne({ email: 'sam@example.test' }).lean()).toMatchObject({
      name: 'Samuel',
      tags: ['a', 'b'],
      __v: 1,
    });
    expect(await Person.countDocuments({ tags: 'b' })).toBe(1);
    expect(await Person.syncIndexes()).toEqual([]);
    await connection.transaction(async (session) => {
      await Person.create([{ email: 'lee@example.test' }], { session });
    });
    expect(await Person.estimatedDocumentCount()).toBe(2);
    await connection.close();
  });
});
