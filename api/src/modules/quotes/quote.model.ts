import { Schema } from 'mongoose';
import type { Quote } from './quote.js';

export const QUOTE = 'quote';

export interface QuoteDocument extends Omit<Quote, 'id'> {
  _id: string;
}

const required = { required: true } as const;

export const quoteSchema = new Schema<QuoteDocument>(
  {
    _id: { type: String, ...required },
    enrolmentId: { type: String, ...required },
    searchId: { type: String, ...required },
    question: { type: String, ...required },
    offers: { type: [Schema.Types.Mixed], ...required },
    expiresAt: { type: Date, ...required },
  },
  { collection: 'quotes', versionKey: false, id: false, strict: 'throw' },
);
quoteSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
