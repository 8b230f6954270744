import { Schema } from 'mongoose';

export const RECEIPT = 'receipt';

/** A receipt that was mailed. Holds nothing personal. */
export interface ReceiptDocument {
  /** Of the order, the whole move, or the repetition that the mover requested. */
  _id: string;
  enrolmentId: string;
  sentAt: Date;
}

export const receiptSchema = new Schema<ReceiptDocument>(
  {
    _id: { type: String, required: true },
    enrolmentId: { type: String, required: true },
    sentAt: { type: Date, required: true },
  },
  { collection: 'receipts', versionKey: false, strict: 'throw' },
);
receiptSchema.index({ enrolmentId: 1, sentAt: -1 });
