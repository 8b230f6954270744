import { Inject, Injectable } from '@nestjs/common';
import { failedAttemptWindowSeconds, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';

/** Prevents guessing the tokens of mails. Counts only wrong tokens, because one mail provider unsubscribes many recipients. */
@Injectable()
export class MailTokenGuard {
  constructor(
    private readonly limiter: RateLimiter,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Returns the result of `find`, and counts an attempt of the client address when it throws. Throws TOO_MANY_REQUESTS. */
  async limitFailures<T>(address: string, find: () => Promise<T>): Promise<T> {
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
