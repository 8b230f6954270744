import { Schema } from 'mongoose';

export const ERASURE_RECORD = 'erasure_record';

/** The legal record that a customer was forgotten: when, and at whose hands. Contains nothing about the customer. */
export interface ErasureRecordDocument {
  /** Id of the enrolment. */
  _id: string;
  requestedAt: Date;
  /** Name of the agent, or of support and its operator; `mover`, `partner`, `objection` or `retention` without one of them. */
  by: string;
  /** When the last trace was erased; null while a job still has to make sure. */
  completedAt: Date | null;
}

export const erasureRecordSchema = new Schema<ErasureRecordDocument>(
  {
    _id: { type: String, required: true },
    requestedAt: { type: Date, required: true },
    by: { type: String, required: true },
    completedAt: { type: Date, default: null },
  },
  { collection: 'erasures', versionKey: false, id: false },
);
erasureRecordSchema.index({ requestedAt: 1 });
