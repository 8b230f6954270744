import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Erasure } from '../../../common/erasure/erasure.js';
import { PRESENCE, type PresenceDocument } from './presence.model.js';

/** An agent's login whose page has an enrolment open. */
export interface PresentAgent {
  readonly sessionId: string;
  readonly enrolmentId: string;
  readonly agentName: string;
}

/** The agents who have an enrolment open, in the database, because colleagues may be connected to other processes. */
@Injectable()
export class PresenceRepository {
  constructor(
    @InjectModel(PRESENCE) private readonly presences: Model<PresenceDocument>,
    erasure: Erasure,
  ) {
    erasure.register('call_presences', ({ enrolmentId }) => presences.deleteMany({ enrolmentId }));
  }

  /** Stores that agents are present, or are so for longer. */
  async renew(agents: readonly PresentAgent[], expiresAt: Date): Promise<void> {
    if (agents.length === 0) return;
    await this.presences.bulkWrite(
      agents.map(({ sessionId, ...agent }) => ({
        updateOne: { filter: { _id: sessionId }, update: { $set: { ...agent, expiresAt } }, upsert: true },
      })),
    );
  }

  async remove(sessionId: string): Promise<void> {
    await this.presences.deleteOne({ _id: sessionId });
  }

  /** The agents who have any of the enrolments open. */
  async ofEnrolments(enrolmentIds: readonly string[], now: Date): Promise<readonly PresentAgent[]> {
    const found = await this.presences
      .find({ enrolmentId: { $in: enrolmentIds }, expiresAt: { $gt: now } })
      .lean<PresenceDocument[]>();
    return found.map(({ _id: sessionId, enrolmentId, agentName }) => ({ sessionId, enrolmentId, agentName }));
  }
}
