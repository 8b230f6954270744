import { Schema } from 'mongoose';

export const TELEPHONY_TOKEN = 'telephony_token';

/** An agent's way into one enrolment, by the hash of its token. [TEL-02] */
export interface TelephonyTokenDocument {
  _id: string;
  agentName: string;
  enrolmentId: string;
  /** Whether it opens more than once; the demo's alone does. */
  isReusable: boolean;
  usedAt: Date | null;
  /** Null for the demo's, which does not end. */
  expiresAt: Date | null;
}

export const telephonyTokenSchema = new Schema<TelephonyTokenDocument>(
  {
    _id: { type: String, required: true },
    agentName: { type: String, required: true },
    enrolmentId: { type: String, required: true },
    isReusable: { type: Boolean, required: true },
    usedAt: { type: Date, default: null },
    expiresAt: { type: Date, default: null },
  },
  { collection: 'telephony_tokens', versionKey: false },
);
telephonyTokenSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
