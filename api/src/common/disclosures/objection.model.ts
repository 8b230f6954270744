import type { ObjectionPurpose } from '@home-move/contract';
import { Schema } from 'mongoose';

export const DISCLOSURE_OBJECTION = 'disclosure_objection';

/** A mover's objection to messages for a purpose. */
export interface DisclosureObjectionDocument {
  /** Of enrolment and purpose, so that a repetition changes nothing. */
  _id: string;
  enrolmentId: string;
  purpose: ObjectionPurpose;
  at: Date;
}

/** Kept as long as the enrolment: nothing expires. */
export const disclosureObjectionSchema = new Schema<DisclosureObjectionDocument>(
  {
    _id: { type: String, required: true },
    enrolmentId: { type: String, required: true },
    purpose: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'disclosure_objections', versionKey: false, id: false },
);
disclosureObjectionSchema.index({ enrolmentId: 1 });
