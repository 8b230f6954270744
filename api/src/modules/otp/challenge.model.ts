import type { Channel } from '@home-move/contract';
import { Schema, type Types } from 'mongoose';

export const CHALLENGE = 'otp_challenge';

/** A code that was sent, for the session that asked for it. Neither code nor contact can be read from it. */
export interface ChallengeDocument {
  _id: Types.ObjectId;
  sessionId: string;
  channel: Channel;
  enrolmentId: string;
  /** Keyed hash of session, channel and code. */
  codeHash: string;
  /** Keyed hash of where it was sent. */
  contactHash: string;
  triesLeft: number;
  /** The link to another device that it opens too, and uses up; null for others. */
  linkId: string | null;
  expiresAt: Date;
}

export const challengeSchema = new Schema<ChallengeDocument>(
  {
    sessionId: { type: String, required: true },
    channel: { type: String, required: true },
    enrolmentId: { type: String, required: true },
    codeHash: { type: String, required: true },
    contactHash: { type: String, required: true },
    triesLeft: { type: Number, required: true },
    linkId: { type: String, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'otp_challenges', versionKey: false },
);
challengeSchema.index({ sessionId: 1, channel: 1 });
challengeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
