import type { Channel } from '@home-move/contract';
import { Schema, type Types } from 'mongoose';

export const CHALLENGE = 'otp_challenge';

/** A code sent to the session that requested it. Code and contact are stored only as keyed hashes. */
export interface ChallengeDocument {
  _id: Types.ObjectId;
  sessionId: string;
  channel: Channel;
  enrolmentId: string;
  /** Keyed hash of session, channel and code. */
  codeHash: string;
  /** Keyed hash of the contact that it was sent to. */
  contactHash: string;
  triesLeft: number;
  /** The link to another device that the code redeems; null for other codes. */
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
challengeSchema.index({ enrolmentId: 1 });
challengeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
