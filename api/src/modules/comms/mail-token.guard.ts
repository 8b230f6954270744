import { Inject, Injectable } from '@nestjs/common';
import { failedAttemptWindowSeconds, RateLimiter } from '../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../config/env.js';

/** Against guessing the tokens of mails. Wrong ones alone count: one mail provider unsubscribes for many people. */
@Injectable()
export class MailTokenGuard {
  constructor(
    private readonly limiter: RateLimiter,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** What `find` gives for a token; while it throws, tries of the client address are counted. Throws TOO_MANY_REQUESTS. */
  async known<T>(address: string, find: () => Promise<T>): Promise<T> {
    const refund = await this.limiter.take({
      name: 'mail-token',
      by: address,
      max: this.env.MAIL_TOKEN_LIMIT,
      windowSeconds: failedAttemptWindowSeconds,
    });
    const found = await find();
    await refund();
    return found;
  }
}
