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
import { RateLimiter } from './rate-limiter.js';

/** A limit on attempts that anyone can make on an account: passwords, and requests for codes and links. */
export interface AccountLimit {
  /** Name of the limit, for example 'password'. */
  readonly name: string;
  /** A user name, email address or number. Stored only as a keyed hash. */
  readonly account: string;
  /** The client address. */
  readonly client: string;
  /** Attempts of one client in a window; and of all clients together before the delay begins. */
  readonly max: number;
  /** Also the time without attempts after which the delay is forgotten. */
  readonly windowSeconds: number;
  readonly maxDelaySeconds: number;
}

const trustedDays = 30;
/** How often an attempt is counted again when others were counted at the same time. */
const maxConflicts = 50;

/**
 * Slows attackers without locking out the owner of the account. Each client has a limit for the account. In addition,
 * once all clients together exceed it, attempts on the account have to wait, twice as long each time. Clients that the
 * owner has used before never wait.
 */
@Injectable()
export class AccountLimiter {
  constructor(
    @InjectModel(RATE_LIMIT) private readonly counters: Model<RateLimitDocument>,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Counts an attempt in advance. Call the returned function to refund a successful one. Throws TOO_MANY_REQUESTS with
   * `retryAfter`; a rejected attempt is not counted.
   */
  async take(limit: AccountLimit): Promise<() => Promise<void>> {
    const { name, account, client, max, windowSeconds } = limit;
    const by = `${clientNetwork(client)} ${account}`;
    const refundClient = await this.limiter.take({ name, by, max, windowSeconds });
    if (await this.isTrusted(account, client)) return refundClient;
    try {
      const refundAccount = await this.takeTurn(limit);
      return async () => void (await Promise.all([refundClient(), refundAccount()]));
    } catch (error) {
      await refundClient();
      throw error;
    }
  }

  /** Exempts a client from the delays of an account whose owner has used it, for 30 days. */
  async trust(account: string, client: string): Promise<void> {
    const expiresAt = this.after(trustedDays * 24 * 60 * 60);
    const trusted = { count: 1, notBefore: null, expiresAt };
    await this.counters.updateOne({ _id: this.trustedId(account, client) }, { $set: trusted }, { upsert: true });
  }

  /** Until when attempts on the account have to wait, of clients that its owner has not used; null if they need not. */
  async delayedUntil({ name, account }: Pick<AccountLimit, 'name' | 'account'>): Promise<Date | null> {
    const stored = await this.counters.findById(this.delayId({ name, account })).lean();
    const notBefore = stored?.notBefore ?? null;
    return notBefore !== null && notBefore > this.clock.now() ? notBefore : null;
  }

  private async isTrusted(account: string, client: string): Promise<boolean> {
    const trusted = await this.counters.findById(this.trustedId(account, client)).lean();
    return trusted !== null && trusted.expiresAt > this.clock.now();
  }

  /** Of simultaneous attempts, those within the limit are admitted, and one beyond it. */
  private async takeTurn(limit: AccountLimit): Promise<() => Promise<void>> {
    const _id = this.delayId(limit);
    for (let conflicts = 0; conflicts < maxConflicts; conflicts += 1) {
      const stored = await this.counters.findById(_id).lean();
      const before = stored && stored.expiresAt > this.clock.now() ? stored : { count: 0, notBefore: null };
      this.rejectEarly(before.notBefore ?? null);
      const count = before.count + 1;
      const notBefore = this.delayAfter(count, limit);
      const next = { count, notBefore, expiresAt: this.after(limit.windowSeconds) };
      if (!(await this.replace(_id, stored, next))) continue;
      return async () => {
        await this.counters.updateOne({ _id, count: { $gt: 0 } }, { $inc: { count: -1 } });
        if (notBefore) await this.counters.updateOne({ _id, notBefore }, { $set: { notBefore: before.notBefore } });
      };
    }
    throw new DomainError('TOO_MANY_REQUESTS', { retryAfter: 1 });
  }

  /** Returns false when another attempt was counted since `stored` was read. */
  private async replace(
    _id: string,
    stored: RateLimitDocument | null,
    next: Omit<RateLimitDocument, '_id'>,
  ): Promise<boolean> {
    if (stored) {
      const { count, expiresAt } = stored;
      return (await this.counters.updateOne({ _id, count, expiresAt }, { $set: next })).matchedCount === 1;
    }
    try {
      await this.counters.create({ _id, ...next });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private rejectEarly(notBefore: Date | null): void {
    const waitMs = (notBefore?.getTime() ?? 0) - this.clock.now().getTime();
    if (waitMs > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(waitMs / 1000) });
  }

  /** 1 s after the first attempt beyond the limit, then 2 s, 4 s … */
  private delayAfter(count: number, { max, maxDelaySeconds }: AccountLimit): Date | null {
    const beyond = count - max;
    return beyond > 0 ? this.after(Math.min(2 ** (beyond - 1), maxDelaySeconds)) : null;
  }

  private after(seconds: number): Date {
    return this.clock.in(seconds * 1000);
  }

  private trustedId(account: string, client: string): string {
    return `trusted:${this.hash(`${clientNetwork(client)} ${account}`)}`;
  }

  private delayId({ name, account }: Pick<AccountLimit, 'name' | 'account'>): string {
    return `${name}-delay:${this.hash(account)}`;
  }

  private hash(subject: string): string {
    return createHmac('sha256', this.env.JWT_SECRET).update(subject).digest('base64url').slice(0, 22);
  }
}
