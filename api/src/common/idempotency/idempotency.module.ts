import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { SystemTimers, Timers } from '../clock/clock.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { IDEMPOTENT_ATTEMPT, idempotentAttemptSchema } from './idempotency.model.js';
import { IdempotencyService } from './idempotency.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: IDEMPOTENT_ATTEMPT, schema: idempotentAttemptSchema }])],
  providers: [
    IdempotencyService,
    { provide: Timers, useClass: SystemTimers },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
  ],
})
export class IdempotencyModule {}
