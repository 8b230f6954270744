import { randomUUID } from 'node:crypto';
import { databaseUri, dropDatabase } from '@home-move/dev/database';
import { startEmbeddedMongo } from '@home-move/embedded-mongo';
import type { FakeClock } from './fake-clock.js';

/** An empty database for one application. */
export interface TestDatabase {
  readonly uri: string;
  /** Drops the database, and stops its server if that is an embedded one. */
  remove(): Promise<void>;
}

/**
 * Creates a database on the server of MONGODB_URI or, if that is not set, on a new embedded server. The embedded server
 * follows the test's clock: by the system clock, TTL indexes would delete the sessions of a test in the past. It never sweeps,
 * because a test that moves its clock would lose documents once it takes longer than the interval of sweeps.
 */
export async function createTestDatabase(clock: FakeClock): Promise<TestDatabase> {
  const name = `home_move_test_${randomUUID().slice(0, 8)}`;
  const server = process.env['MONGODB_URI'];
  if (server) {
    const uri = databaseUri(server, name);
    return { uri, remove: () => dropDatabase(uri) };
  }
  const embedded = await startEmbeddedMongo({
    clock: { now: () => clock.now().getTime(), every: () => () => undefined },
  });
  return { uri: databaseUri(embedded.uri, name), remove: () => embedded.close() };
}
