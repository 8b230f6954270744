import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ENV } from '../../config/env.js';
import type { Env } from '../../config/env.js';
import { Clock } from '../clock/clock.js';
import { isDuplicateKey } from '../database/duplicate-key.js';
import { DomainError } from '../problem/domain.error.js';
import { clientNetwork } from './client-network.js';
import { RATE_LIMIT, type RateLimitDocument } from './rate-limit.model.js';

export interface Limit {
  /** What is counted, for example 'token'. */
  readonly name: string;
  /** By whom or what: a client address, a contact, an enrolment. Stored as a keyed hash only; of IPv6 the network counts. */
  readonly by: string;
  readonly max: number;
  readonly windowSeconds: number;
}

/** What one enrolment may ask of a third party in ten minutes. */
export const perEnrolment = (name: string, enrolmentId: string, max: number): Limit => ({
  name,
  by: enrolmentId,
  max,
  windowSeconds: 600,
});

/** Counts in MongoDB, atomically, so that any number of API processes share the limits. */
@Injectable()
export class RateLimiter {
  constructor(
    @InjectModel(RATE_LIMIT) private readonly counters: Model<RateLimitDocument>,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Counts one try; throws TOO_MANY_REQUESTS, with the seconds to wait, beyond the limit. */
  async hit(limit: Limit): Promise<void> {
    const count = await this.count(limit);
    if (count > limit.max) throw this.refusal(limit);
  }

  /**
   * Counts one try before it is made, for limits on failures alone: the function that it gives takes the try back. Throws
   * like `hit`; what is refused does not count.
   */
  async take(limit: Limit): Promise<() => Promise<void>> {
    const id = this.id(limit);
    const giveBack = async () => {
      await this.counters.updateOne({ _id: id, count: { $gt: 0 } }, { $inc: { count: -1 } });
    };
    if ((await this.count(limit)) <= limit.max) return giveBack;
    await giveBack();
    throw this.refusal(limit);
  }

  private async count(limit: Limit): Promise<number> {
    const expiresAt = new Date(this.windowStart(limit) + limit.windowSeconds * 1000);
    const increment = () =>
      this.counters
        .findOneAndUpdate(
          { _id: this.id(limit) },
          { $inc: { count: 1 }, $setOnInsert: { expiresAt } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean();
    // Two first tries at once both insert; the second finds the counter of the first.
    const counter = await increment().catch((error: unknown) => {
      if (isDuplicateKey(error)) return increment();
      throw error;
    });
    return counter?.count ?? 0;
  }

  private refusal(limit: Limit): DomainError {
    const end = this.windowStart(limit) + limit.windowSeconds * 1000;
    return new DomainError('TOO_MANY_REQUESTS', {
      retryAfter: Math.max(1, Math.ceil((end - this.clock.now().getTime()) / 1000)),
    });
  }

  private windowStart({ windowSeconds }: Limit): number {
    const window = windowSeconds * 1000;
    return Math.floor(this.clock.now().getTime() / window) * window;
  }

  private id(limit: Limit): string {
    const who = createHmac('sha256', this.env.JWT_SECRET)
      .update(clientNetwork(limit.by))
      .digest('base64url')
      .slice(0, 22);
    return `${limit.name}:${who}:${this.windowStart(limit)}`;
  }
}
