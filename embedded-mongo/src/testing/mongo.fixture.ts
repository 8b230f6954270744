import { mongo } from 'mongoose';
import { type EmbeddedMongo, type EmbeddedMongoOptions, startEmbeddedMongo } from '../index.js';

/** A document with any fields. */
export type Row = mongo.Document & { _id?: number | string | mongo.ObjectId };

export type MongoFixture = {
  server(): EmbeddedMongo;
  client(): mongo.MongoClient;
  db(): mongo.Db;
  /** Creates a collection with these documents. */
  collection(...docs: Row[]): Promise<mongo.Collection<Row>>;
};

/** A server in this process and a client of the real driver, for all tests of a file. */
export function mongoFixture(options: EmbeddedMongoOptions = {}): MongoFixture {
  let server: EmbeddedMongo;
  let client: mongo.MongoClient;
  let collections = 0;
  beforeAll(async () => {
    server = await startEmbeddedMongo(options);
    client = await mongo.MongoClient.connect(server.uri);
  });
  afterAll(async () => {
    await client.close();
    await server.close();
  });
  return {
    server: () => server,
    client: () => client,
    db: () => client.db('test'),
    async collection(...docs) {
      collections += 1;
      const collection = client.db('test').collection<Row>(`c${collections}`);
      if (docs.length > 0) await collection.insertMany(docs);
      return collection;
    },
  };
}
