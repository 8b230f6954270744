import { type DynamicModule, Global, Module } from '@nestjs/common';
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ConfigurationError, ENV, type Env } from '../config/env.js';
import { Clock, SystemTimers } from './clock/clock.js';
import { Indexes } from './database/indexes.js';
import { Transactions } from './database/transactions.js';
import { type Migration, Migrator } from './database/migrations/migrator.js';

/** The embedded development server identifies itself in buildInfo; production data does not belong there. */
async function rejectDevelopmentServer(connection: Connection): Promise<void> {
  const info = await connection.db?.command({ buildInfo: 1 });
  const modules: unknown = info?.['modules'];
  if (Array.isArray(modules) && modules.includes('embedded')) {
    throw new ConfigurationError('MONGODB_URI is refused in production: it is the embedded development server');
  }
}

/** The precision of TTL indexes, which a server sweeps once a minute. */
const MAX_CLOCK_DIFFERENCE_MS = 60_000;

/**
 * With CLOCK_OFFSET, rejects a server that does not follow it. TTL indexes expire by the server's clock: one that is ahead of
 * ours would end every session within a minute, one that is behind would keep expired ones.
 */
async function rejectOtherClock(connection: Connection, clock: Clock): Promise<void> {
  const before = clock.now().getTime();
  const reply = await connection.db?.command({ hello: 1 });
  const after = clock.now().getTime();
  const localTime: unknown = reply?.['localTime'];
  if (
    !(localTime instanceof Date) ||
    localTime.getTime() < before - MAX_CLOCK_DIFFERENCE_MS ||
    localTime.getTime() > after + MAX_CLOCK_DIFFERENCE_MS
  ) {
    throw new ConfigurationError(
      'CLOCK_OFFSET is refused: the server at MONGODB_URI has another clock, by which it would remove sessions and codes',
    );
  }
}

function createMigrator(connection: Connection, migrations: readonly Migration[], clock: Clock): Migrator {
  if (!connection.db) throw new Error('the database is not connected yet');
  return new Migrator(connection.db, migrations, clock, new SystemTimers());
}

interface DatabaseOptions {
  readonly migrations: readonly Migration[];
  /** Set only by the command that runs them. */
  readonly allowsPending?: boolean;
}

/** Global: modules of every layer store things together. */
@Global()
@Module({})
export class DatabaseModule {
  /** The connection, on a database that is migrated before any model is compiled, because indexes depend on migrated data. */
  static with({ migrations, allowsPending = false }: DatabaseOptions): DynamicModule {
    const prepare = async (connection: Connection, { APP_MODE, REHEARSAL, CLOCK_OFFSET }: Env, clock: Clock) => {
      if (APP_MODE === 'production' && !REHEARSAL) await rejectDevelopmentServer(connection);
      if (CLOCK_OFFSET !== 0) await rejectOtherClock(connection, clock);
      if (!allowsPending) await createMigrator(connection, migrations, clock).prepare(APP_MODE);
    };
    return {
      module: DatabaseModule,
      imports: [
        MongooseModule.forRootAsync({
          inject: [ENV, Clock],
          useFactory: (env: Env, clock: Clock) => ({
            uri: env.MONGODB_URI,
            serverSelectionTimeoutMS: 3000,
            retryAttempts: 1,
            retryDelay: 0,
            // See `Indexes`.
            autoCreate: false,
            autoIndex: false,
            connectionFactory: async (connection: Connection) => {
              try {
                await prepare(connection, env, clock);
                return connection;
              } catch (error) {
                await connection.close();
                throw error;
              }
            },
          }),
        }),
      ],
      providers: [
        Indexes,
        Transactions,
        {
          provide: Migrator,
          inject: [getConnectionToken(), Clock],
          useFactory: (connection: Connection, clock: Clock) => createMigrator(connection, migrations, clock),
        },
      ],
      exports: [Indexes, Migrator, Transactions],
    };
  }
}
