import type { ConsentPurpose } from '@home-move/contract';
import { Schema, type Types } from 'mongoose';

export const CONSENT_WITHDRAWAL = 'consent_withdrawal';

/** A mover's withdrawal of the consent to send data to one organisation for one purpose. */
export interface ConsentWithdrawalDocument {
  /** Of the latest entry that is based on the consent, so that a repetition changes nothing. */
  _id: Types.ObjectId;
  enrolmentId: string;
  purpose: ConsentPurpose;
  /** Id of the recipient. */
  recipient: string;
  at: Date;
}

/** Kept as long as the enrolment: nothing expires. */
export const consentWithdrawalSchema = new Schema<ConsentWithdrawalDocument>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    enrolmentId: { type: String, required: true },
    purpose: { type: String, required: true },
    recipient: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'consent_withdrawals', versionKey: false, id: false },
);
consentWithdrawalSchema.index({ enrolmentId: 1 });
