import { type Connection, createConnection } from 'mongoose';
import { Batches } from '../../src/common/database/migrations/batches.js';
import type { Migration } from '../../src/common/database/migrations/migrator.js';
import { FakeClock } from '../support/fake-clock.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

/** An empty database for each test of a migration, without the models of the present version. */
export function databaseFor(migration: Migration) {
  let database: TestDatabase;
  let connection: Connection;
  beforeEach(async () => {
    database = await createTestDatabase(new FakeClock());
    connection = await createConnection(database.uri).asPromise();
  });
  afterEach(async () => {
    await connection.close();
    await database.remove();
  });
  return {
    collection: <Document extends object = Record<string, unknown>>(name: string) =>
      connection.collection<Document>(name),
    migrate: async () => {
      if (!connection.db) throw new Error('not connected');
      await migration.up(connection.db, new Batches(() => undefined));
    },
  };
}
