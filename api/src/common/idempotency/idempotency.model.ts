import { Schema } from 'mongoose';
import type { Sealed } from '../crypto/field-encryption.js';
import { sealedSchema } from '../crypto/sealed.model.js';
import { nullable } from '../database/sub-schema.js';

export const IDEMPOTENT_ATTEMPT = 'idempotent_attempt';

/** One use of an Idempotency-Key by one session on one route. */
export interface IdempotentAttempt {
  /** Hash of session, route and key. */
  _id: string;
  bodyHash: string;
  /** The enrolment that the answer belongs to; missing for none, and in attempts of the version before. */
  enrolmentId?: string;
  /** Null while the first request is in progress. */
  answer: Sealed | null;
  /** When the first request is presumed dead and another request may take over. */
  leaseUntil: Date;
  expiresAt: Date;
}

export const idempotentAttemptSchema = new Schema<IdempotentAttempt>(
  {
    _id: { type: String, required: true },
    bodyHash: { type: String, required: true },
    enrolmentId: String,
    answer: nullable(sealedSchema),
    leaseUntil: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'idempotent_attempts', versionKey: false },
);
idempotentAttemptSchema.index({ enrolmentId: 1 }, { sparse: true });
idempotentAttemptSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
