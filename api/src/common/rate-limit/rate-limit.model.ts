import { Schema } from 'mongoose';

export const RATE_LIMIT = 'rate_limit';

/** The counter of one limit in one window. */
export interface RateLimitDocument {
  _id: string;
  count: number;
  expiresAt: Date;
}

export const rateLimitSchema = new Schema<RateLimitDocument>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'rate_limits', versionKey: false },
);
rateLimitSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
