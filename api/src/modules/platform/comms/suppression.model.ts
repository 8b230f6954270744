import { Schema } from 'mongoose';

export const SUPPRESSION = 'suppression';

/** An unsubscribed mailbox, by the keyed hash of its address. Outlives the enrolment that it came from. */
export interface SuppressionDocument {
  _id: string;
  since: Date;
  /** The id of the key of the hash; missing if that is not known. */
  keyId?: string;
}

export const suppressionSchema = new Schema<SuppressionDocument>(
  { _id: { type: String, required: true }, since: { type: Date, required: true }, keyId: String },
  { collection: 'suppressions', versionKey: false },
);
