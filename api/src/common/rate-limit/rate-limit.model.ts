import { Schema } from 'mongoose';

export const RATE_LIMIT = 'rate_limit';

/** The counter of one limit in one window, or of the attempts on one account. */
export interface RateLimitDocument {
  _id: string;
  count: number;
  /** When the next attempt on an account is admitted; null or missing if attempts need not wait. */
  notBefore?: Date | null;
  expiresAt: Date;
}

export const rateLimitSchema = new Schema<RateLimitDocument>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    notBefore: Date,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'rate_limits', versionKey: false },
);
rateLimitSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
