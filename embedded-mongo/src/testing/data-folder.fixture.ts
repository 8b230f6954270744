import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { type EmbeddedMongo, startEmbeddedMongo } from '../index.js';

export type NumberedRow = mongo.Document & { _id: number };
type Rows = mongo.Collection<NumberedRow>;

export type DataFolderFixture = {
  readonly path: () => string;
  /** Path of the log in the folder. */
  readonly log: () => string;
  /** Starts the server on the folder, runs the task and closes it. */
  readonly live: <T>(
    task: (rows: Rows, server: EmbeddedMongo, client: mongo.MongoClient) => Promise<T>,
    minCompactionBytes?: number,
  ) => Promise<T>;
};

/** An empty data folder for each test of a file. */
export function dataFolderFixture(): DataFolderFixture {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));
  return {
    path: () => dataDir,
    log: () => join(dataDir, 'data.log'),
    async live(task, minCompactionBytes) {
      const server = await startEmbeddedMongo({
        dataDir,
        ...(minCompactionBytes !== undefined && { minCompactionBytes }),
      });
      const client = await mongo.MongoClient.connect(server.uri);
      try {
        return await task(client.db('test').collection<NumberedRow>('rows'), server, client);
      } finally {
        await client.close();
        await server.close();
      }
    },
  };
}

export const allRows = (rows: Rows) => rows.find().sort({ _id: 1 }).toArray();
