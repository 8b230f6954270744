import { type DynamicModule, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { getConnectionToken, InjectConnection, MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ConfigurationError, ENV, type Env } from '../../config/env.js';
import { Clock, SystemTimers } from '../clock/clock.js';
import { type Migration, Migrator } from './migrations/migrator.js';

/** Builds every index before the first request: correctness depends on the unique ones. */
@Injectable()
class Indexes implements OnApplicationBootstrap {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async onApplicationBootstrap(): Promise<void> {
    await Promise.all(Object.values(this.connection.models).map((model) => model.init()));
  }
}

/** The embedded development server identifies itself in buildInfo; production data does not belong there. */
async function rejectDevelopmentServer(connection: Connection): Promise<void> {
  const info = await connection.db?.command({ buildInfo: 1 });
  const modules: unknown = info?.['modules'];
  if (Array.isArray(modules) && modules.includes('embedded')) {
    throw new ConfigurationError('MONGODB_URI is refused in production: it is the embedded development server');
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

@Module({})
export class DatabaseModule {
  /** The connection, on a database that is migrated before any model is compiled, as models build indexes. */
  static with({ migrations, allowsPending = false }: DatabaseOptions): DynamicModule {
    const prepare = async (connection: Connection, mode: Env['APP_MODE'], clock: Clock) => {
      if (mode === 'production') await rejectDevelopmentServer(connection);
      if (!allowsPending) await createMigrator(connection, migrations, clock).prepare(mode);
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
            connectionFactory: async (connection: Connection) => {
              try {
                await prepare(connection, env.APP_MODE, clock);
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
        {
          provide: Migrator,
          inject: [getConnectionToken(), Clock],
          useFactory: (connection: Connection, clock: Clock) => createMigrator(connection, migrations, clock),
        },
      ],
      exports: [Migrator],
    };
  }
}
