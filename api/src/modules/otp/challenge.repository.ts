import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Channel } from '@home-move/contract';
import type { Model } from 'mongoose';
import { CHALLENGE, type ChallengeDocument } from './challenge.model.js';

export type Challenge = Readonly<Omit<ChallengeDocument, '_id'>> & { readonly id: string };

@Injectable()
export class ChallengeRepository {
  constructor(@InjectModel(CHALLENGE) private readonly challenges: Model<ChallengeDocument>) {}

  async keep(challenge: Omit<Challenge, 'id'>): Promise<void> {
    await this.challenges.create(challenge);
  }

  /**
   * Takes one try off every code that a session has, and gives those that had one left, newest first. Each is compared
   * with by as many calls as it has tries, however many come at once.
   */
  async takeTries(sessionId: string, channel: Channel, now: Date): Promise<readonly Challenge[]> {
    const live = { sessionId, channel, triesLeft: { $gt: 0 }, expiresAt: { $gt: now } };
    const ids = await this.challenges.find(live, { _id: 1 }).sort({ _id: -1 }).lean();
    const taken: Challenge[] = [];
    for (const { _id } of ids) {
      const filter = { _id, triesLeft: { $gt: 0 } };
      const challenge = await this.challenges.findOneAndUpdate(filter, { $inc: { triesLeft: -1 } }).lean();
      if (challenge) taken.push({ ...challenge, id: _id.toHexString() });
    }
    return taken;
  }

  /** Uses a code up; of any number of calls at once, one is told true. */
  async use(id: string): Promise<boolean> {
    return (await this.challenges.deleteOne({ _id: id })).deletedCount === 1;
  }
}
