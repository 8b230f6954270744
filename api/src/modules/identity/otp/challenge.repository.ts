import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Channel } from '@home-move/contract';
import type { Model } from 'mongoose';
import { Erasure } from '../../../common/erasure/erasure.js';
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

  /** Returns its id. */
  async store(challenge: Omit<Challenge, 'id'>): Promise<string> {
    return (await this.challenges.create(challenge))._id.toHexString();
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

  /** The id of the latest code of a session for this contact that can still be entered; null without one. */
  async latestFor(
    {
      sessionId,
      channel,
      contactHashes,
    }: Pick<Challenge, 'sessionId' | 'channel'> & { contactHashes: readonly string[] },
    now: Date,
  ): Promise<string | null> {
    const contactHash = { $in: [...contactHashes] };
    const active = { sessionId, channel, contactHash, triesLeft: { $gt: 0 }, expiresAt: { $gt: now } };
    const found = await this.challenges.findOne(active, { _id: 1 }).sort({ _id: -1 }).lean();
    return found && found._id.toHexString();
  }

  /** The ids of the latest code by session and channel, of codes that were neither redeemed nor have expired. */
  async latestOf(sessionIds: readonly string[], now: Date): Promise<ReadonlySet<string>> {
    const filter = { sessionId: { $in: sessionIds }, expiresAt: { $gt: now } };
    const codes = await this.challenges.find(filter, { sessionId: 1, channel: 1 }).sort({ _id: 1 }).lean();
    const latest = new Map(codes.map(({ _id, sessionId, channel }) => [`${channel} ${sessionId}`, _id.toHexString()]));
    return new Set(latest.values());
  }

  /** Redeems a code. Of any number of concurrent calls, exactly one returns true. */
  async redeem(id: string): Promise<boolean> {
    return (await this.challenges.deleteOne({ _id: id })).deletedCount === 1;
  }

  /** Ends the codes of a session and channel. */
  async endAll({ sessionId, channel }: Pick<Challenge, 'sessionId' | 'channel'>): Promise<void> {
    await this.challenges.deleteMany({ sessionId, channel });
  }
}
