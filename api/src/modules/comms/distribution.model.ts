import type { CommType } from '@home-move/contract';
import { Schema } from 'mongoose';

export const DISTRIBUTION = 'distribution';

/** A mail with a link that was sent, and whether somebody came by it. Tokens stand here as hashes alone. [COMMS-07] */
export interface DistributionDocument {
  /** Hash of the distribution token. */
  _id: string;
  /** Hash of the token of the link. */
  linkHash: string;
  commType: CommType;
  enrolmentId: string;
  sentAt: Date;
  /** When somebody first came by the link. */
  openedAt: Date | null;
  expiresAt: Date;
}

export const distributionSchema = new Schema<DistributionDocument>(
  {
    _id: { type: String, required: true },
    linkHash: { type: String, required: true },
    commType: { type: String, required: true },
    enrolmentId: { type: String, required: true },
    sentAt: { type: Date, required: true },
    openedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'distributions', versionKey: false },
);
distributionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
