import { Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection, MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ConfigurationError, ENV, type Env } from '../../config/env.js';

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
    await connection.close();
    throw new ConfigurationError('MONGODB_URI is refused in production: it is the embedded development server');
  }
}

@Module({
  imports: [
    MongooseModule.forRootAsync({
      inject: [ENV],
      useFactory: (env: Env) => ({
        uri: env.MONGODB_URI,
        serverSelectionTimeoutMS: 3000,
        retryAttempts: 1,
        retryDelay: 0,
        connectionFactory: async (connection: Connection) => {
          if (env.APP_MODE === 'production') await rejectDevelopmentServer(connection);
          return connection;
        },
      }),
    }),
  ],
  providers: [Indexes],
})
export class DatabaseModule {}
