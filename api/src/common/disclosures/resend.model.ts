import { Schema, type Types } from 'mongoose';

export const DISCLOSURE_RESEND = 'disclosure_resend';

/** A mover's request to send an entry again. */
export interface DisclosureResendDocument {
  /** Of the entry, so that it is sent again once. */
  _id: Types.ObjectId;
  enrolmentId: string;
  at: Date;
}

/** Kept as long as the enrolment: nothing expires. */
export const disclosureResendSchema = new Schema<DisclosureResendDocument>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    enrolmentId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'disclosure_resends', versionKey: false, id: false },
);
disclosureResendSchema.index({ enrolmentId: 1 });
