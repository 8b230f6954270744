import { Schema } from 'mongoose';
import type { UndeliverableCause } from '../../../providers/email/email.postmark.js';

export const SUPPRESSION = 'suppression';

/**
 * A mailbox that is unsubscribed, or that mails do not reach, by the keyed hash of its address. Outlives the enrolment that it
 * came from.
 */
export interface SuppressionDocument {
  _id: string;
  since: Date;
  /** The id of the key of the hash; missing if that is not known. */
  keyId?: string;
  /** Why mails do not reach it; missing for an unsubscribed mailbox. */
  cause?: UndeliverableCause;
}

export const suppressionSchema = new Schema<SuppressionDocument>(
  { _id: { type: String, required: true }, since: { type: Date, required: true }, keyId: String, cause: String },
  { collection: 'suppressions', versionKey: false },
);
