import { Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection, MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ENV } from '../../config/env.js';
import type { Env } from '../../config/env.js';
import { refuseDevelopmentServer } from './development-server.js';

/** Waits for every index before the first request: unique ones guard what must happen once. */
@Injectable()
class Indexes implements OnApplicationBootstrap {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async onApplicationBootstrap(): Promise<void> {
    await Promise.all(Object.values(this.connection.models).map((model) => model.init()));
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
          if (env.APP_MODE === 'production') await refuseDevelopmentServer(connection);
          return connection;
        },
      }),
    }),
  ],
  providers: [Indexes],
})
export class DatabaseModule {}
