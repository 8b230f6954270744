import { randomUUID } from 'node:crypto';
import { databaseUri, dropDatabase } from '@home-move/dev/database';
import { startEmbeddedMongo } from '@home-move/embedded-mongo';

/** An empty database for one application. */
export interface TestDatabase {
  readonly uri: string;
  /** Drops the database, and stops its server if that is an embedded one. */
  remove(): Promise<void>;
}

/** Creates a database on the server of MONGODB_URI or, when that is not set, on an embedded server of its own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `home_move_test_${randomUUID().slice(0, 8)}`;
  const server = process.env['MONGODB_URI'];
  if (server) {
    const uri = databaseUri(server, name);
    return { uri, remove: () => dropDatabase(uri) };
  }
  const embedded = await startEmbeddedMongo();
  return { uri: databaseUri(embedded.uri, name), remove: () => embedded.close() };
}
