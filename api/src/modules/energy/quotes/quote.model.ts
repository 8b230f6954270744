import { Schema } from 'mongoose';
import { listOf } from '../../../common/database/sub-schema.js';
import { tariffOfferSchema } from '../state/tariff-offer.model.js';
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
    offers: { ...listOf(tariffOfferSchema), ...required },
    expiresAt: { type: Date, ...required },
  },
  { collection: 'quotes', versionKey: false, id: false, strict: 'throw' },
);
quoteSchema.index({ enrolmentId: 1 });
quoteSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
