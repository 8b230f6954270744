import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SystemTimers, Timers } from '../clock/clock.js';
import { IDEMPOTENT_ATTEMPT, idempotentAttemptSchema } from './idempotency.model.js';
import { IdempotencyService } from './idempotency.service.js';

/** Global: `Call` applies the interceptor in the module of each endpoint that supports `Idempotency-Key`. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: IDEMPOTENT_ATTEMPT, schema: idempotentAttemptSchema }])],
  providers: [IdempotencyService, { provide: Timers, useClass: SystemTimers }],
  exports: [IdempotencyService],
})
export class IdempotencyModule {}
