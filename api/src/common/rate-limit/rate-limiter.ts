import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ENV, type Env } from '../../config/env.js';
import { Clock } from '../clock/clock.js';
import { isDuplicateKey } from '../database/database-errors.js';
import { DomainError } from '../problem/domain.error.js';
import { clientNetwork } from './client-network.js';
import { RATE_LIMIT, type RateLimitDocument } from './rate-limit.model.js';

/** Window in which failed attempts (passwords, codes, links, tokens) count. */
export const failedAttemptWindowSeconds = 15 * 60;

export interface Limit {
  /** Name of the limit, for example 'token'. */
  readonly name: string;
  /** The subject: a client address (for IPv6 its network), a contact or an enrolment. Stored only as a keyed hash. */
  readonly by: string;
  readonly max: number;
  readonly windowSeconds: number;
}

/** A limit on the calls to a third party per enrolment in ten minutes. */
export const perEnrolment = (name: string, enrolmentId: string, max: number): Limit => ({
  name,
  by: enrolmentId,
  max,
  windowSeconds: 600,
});

/** Counts atomically in MongoDB, so that all API processes share the limits. */
@Injectable()
export class RateLimiter {
  constructor(
    @InjectModel(RATE_LIMIT) private readonly counters: Model<RateLimitDocument>,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Counts one attempt. Throws TOO_MANY_REQUESTS with `retryAfter` beyond the limit. */
  async hit(limit: Limit): Promise<void> {
    const count = await this.count(limit);
    if (count > limit.max) throw this.tooManyRequests(limit);
  }

  /**
   * Counts an attempt in advance, for limits that count only failures: call the returned function to refund it. Throws
   * like `hit`; a rejected attempt is not counted.
   */
  async take(limit: Limit): Promise<() => Promise<void>> {
    const id = this.id(limit);
    const refund = async () => {
      await this.counters.updateOne({ _id: id, count: { $gt: 0 } }, { $inc: { count: -1 } });
    };
    if ((await this.count(limit)) <= limit.max) return refund;
    await refund();
    throw this.tooManyRequests(limit);
  }

  /** Counts several attempts at once. Returns how many of them are within the limit. */
  async reserve(limit: Limit, attempts: number): Promise<number> {
    const before = (await this.count(limit, attempts)) - attempts;
    return Math.max(0, Math.min(attempts, limit.max - before));
  }

  /** The error beyond a limit, with the seconds until it is counted afresh. */
  tooManyRequests(limit: Limit): DomainError {
    const end = this.windowStart(limit) + limit.windowSeconds * 1000;
    return new DomainError('TOO_MANY_REQUESTS', {
      retryAfter: Math.max(1, Math.ceil((end - this.clock.now().getTime()) / 1000)),
    });
  }

  /** When the current window of a limit started, in milliseconds. */
  windowStart({ windowSeconds }: Limit): number {
    const window = windowSeconds * 1000;
    return Math.floor(this.clock.now().getTime() / window) * window;
  }

  private async count(limit: Limit, attempts = 1): Promise<number> {
    const expiresAt = new Date(this.windowStart(limit) + limit.windowSeconds * 1000);
    const increment = () =>
      this.counters
        .findOneAndUpdate(
          { _id: this.id(limit) },
          { $inc: { count: attempts }, $setOnInsert: { expiresAt } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean();
    // Two concurrent first attempts both insert; the one that fails then finds the counter of the other.
    const counter = await increment().catch((error: unknown) => {
      if (isDuplicateKey(error)) return increment();
      throw error;
    });
    return counter?.count ?? 0;
  }

  private id(limit: Limit): string {
    const subject = createHmac('sha256', this.env.JWT_SECRET)
      .update(clientNetwork(limit.by))
      .digest('base64url')
      .slice(0, 22);
    return `${limit.name}:${subject}:${this.windowStart(limit)}`;
  }
}
