import type { FeedbackScore } from '@home-move/contract';
import { Schema } from 'mongoose';
import type { Sealed } from '../../../common/crypto/field-encryption.js';
import { sealedSchema } from '../../../common/crypto/sealed.model.js';
import { nullable } from '../../../common/database/sub-schema.js';

export const FEEDBACK = 'feedback';

/** The feedback of one enrolment. */
export interface FeedbackDocument {
  /** Id of the enrolment, the only reference to the mover. */
  _id: string;
  score: FeedbackScore;
  /** Sealed, because movers may name themselves in it; null without one. */
  comment: Sealed | null;
  givenAt: Date;
}

export const feedbackDocumentSchema = new Schema<FeedbackDocument>(
  {
    _id: { type: String, required: true },
    score: { type: Number, required: true },
    comment: nullable(sealedSchema),
    givenAt: { type: Date, required: true },
  },
  { collection: 'feedback', versionKey: false, id: false },
);
feedbackDocumentSchema.index({ givenAt: 1 });
