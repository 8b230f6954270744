import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/problem/domain.error.js';
import { type Limit, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';

const hour = 60 * 60;
const day = 24 * hour;

type Refund = () => Promise<void>;

/** Limits of unsolicited messages. Counters contain only keyed hashes. */
@Injectable()
export class FlatmateLimits {
  constructor(
    private readonly limiter: RateLimiter,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Counts a message by its sender and their network. Call the returned function to refund one that was not sent. Throws TOO_MANY_REQUESTS. */
  async takeFromSender(enrolmentId: string, clientAddress: string): Promise<Refund> {
    const byNetwork: Limit = {
      name: 'flatmate-network',
      by: clientAddress,
      max: this.env.FLATMATE_ADDRESS_LIMIT,
      windowSeconds: hour,
    };
    await this.limiter.hit(byNetwork);
    const bySender = { name: 'flatmate-sender', by: enrolmentId, max: this.env.FLATMATE_LIMIT, windowSeconds: day };
    return this.limiter.take(bySender);
  }

  /**
   * Counts a message by its mailbox: one of each sender, and few of all senders together. Null beyond that. Nothing about it
   * may reach the sender, who would learn that others wrote to the mailbox.
   */
  async takeForMailbox(enrolmentId: string, emailAddress: string): Promise<Refund | null> {
    const ofSender: Limit = { name: 'flatmate-once', by: `${enrolmentId} ${emailAddress}`, max: 1, windowSeconds: day };
    const ofAll: Limit = {
      name: 'flatmate-mailbox',
      by: emailAddress,
      max: this.env.FLATMATE_MAILBOX_LIMIT,
      windowSeconds: day,
    };
    const refundSender = await this.limiter.take(ofSender).catch(nullWhenLimited);
    if (!refundSender) return null;
    const refundAll = await this.limiter.take(ofAll).catch(nullWhenLimited);
    if (!refundAll) return null;
    return async () => void (await Promise.all([refundSender(), refundAll()]));
  }
}

function nullWhenLimited(error: unknown): null {
  if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') return null;
  throw error;
}
