import type { CommType } from '@home-move/contract';
import { Schema } from 'mongoose';

export const DISTRIBUTION = 'distribution';

/** A sent mail with a link, and whether its link was opened. Tokens are stored only as hashes. [COMMS-07] */
export interface DistributionDocument {
  /** Hash of the distribution token. */
  _id: string;
  /** Hash of the token of the link. */
  linkHash: string;
  commType: CommType;
  enrolmentId: string;
  sentAt: Date;
  /** When the link was first opened. */
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
distributionSchema.index({ enrolmentId: 1 });
distributionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
