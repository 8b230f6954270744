import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Channel } from '@home-move/contract';
import type { Model } from 'mongoose';
import { Erasure } from '../../common/erasure/erasure.js';
import { CHALLENGE, type ChallengeDocument } from './challenge.model.js';

export type Challenge = Readonly<Omit<ChallengeDocument, '_id'>> & { readonly id: string };

@Injectable()
export class ChallengeRepository implements OnModuleInit {
  constructor(
    @InjectModel(CHALLENGE) private readonly challenges: Model<ChallengeDocument>,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.erasure.register('otp_challenges', ({ enrolmentId }) => this.challenges.deleteMany({ enrolmentId }));
  }

  async store(challenge: Omit<Challenge, 'id'>): Promise<void> {
    await this.challenges.create(challenge);
  }

  /**
   * Consumes one attempt of every active code of a session, and returns the codes that had one left, newest first. Atomic:
   * concurrent calls cannot compare with a code more often than it has attempts.
   */
  async takeAttempts(sessionId: string, channel: Channel, now: Date): Promise<readonly Challenge[]> {
    const active = { sessionId, channel, triesLeft: { $gt: 0 }, expiresAt: { $gt: now } };
    const ids = await this.challenges.find(active, { _id: 1 }).sort({ _id: -1 }).lean();
    const taken: Challenge[] = [];
    for (const { _id } of ids) {
      const filter = { _id, triesLeft: { $gt: 0 } };
      const challenge = await this.challenges.findOneAndUpdate(filter, { $inc: { triesLeft: -1 } }).lean();
      if (challenge) taken.push({ ...challenge, id: _id.toHexString() });
    }
    return taken;
  }

  /** Whether a session has a code for this contact that can still be entered. */
  async hasActive(
    { sessionId, channel, contactHash }: Pick<Challenge, 'sessionId' | 'channel' | 'contactHash'>,
    now: Date,
  ): Promise<boolean> {
    const active = { sessionId, channel, contactHash, triesLeft: { $gt: 0 }, expiresAt: { $gt: now } };
    return (await this.challenges.exists(active)) !== null;
  }

  /** Redeems a code. Of any number of concurrent calls, exactly one returns true. */
  async redeem(id: string): Promise<boolean> {
    return (await this.challenges.deleteOne({ _id: id })).deletedCount === 1;
  }
}
