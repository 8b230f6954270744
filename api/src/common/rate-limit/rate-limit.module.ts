import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountLimiter } from './account-limiter.js';
import { CallLimits } from './call-limits.js';
import { RATE_LIMIT, rateLimitSchema } from './rate-limit.model.js';
import { RateLimiter } from './rate-limiter.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: RATE_LIMIT, schema: rateLimitSchema }])],
  providers: [RateLimiter, AccountLimiter, CallLimits],
  exports: [RateLimiter, AccountLimiter, CallLimits],
})
export class RateLimitModule {}
