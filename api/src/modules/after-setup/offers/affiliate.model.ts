import type { Affiliate } from '@home-move/contract';
import { Schema } from 'mongoose';

export const AFFILIATE = 'affiliate';
export const AFFILIATE_VISITS = 'affiliate_visits';

export interface AffiliateDocument extends Omit<Affiliate, 'id'> {
  _id: string;
}

const required = { required: true } as const;

export const affiliateSchema = new Schema<AffiliateDocument>(
  {
    _id: { type: String, ...required },
    category: { type: Number, ...required },
    title: { type: String, ...required },
    logo: { type: String, ...required },
    text: { type: String, ...required },
    link: { type: String, ...required },
    showInConfirmationPage: { type: Boolean, ...required },
  },
  { collection: 'affiliates', versionKey: false, id: false },
);

/** The visits to one affiliate from the pages of one brand on one day: a number, and nothing about who they were. */
export interface AffiliateVisitsDocument {
  /** `affiliate:level:brand:day`, for example "vanfolk:1:101:2026-11-20". */
  _id: string;
  affiliateId: string;
  brand: { level: number; id: number };
  /** In London, yyyy-MM-dd. */
  day: string;
  count: number;
}

export const affiliateVisitsSchema = new Schema<AffiliateVisitsDocument>(
  {
    _id: { type: String, ...required },
    affiliateId: { type: String, ...required },
    brand: { type: { level: Number, id: Number }, ...required, _id: false },
    day: { type: String, ...required },
    count: { type: Number, ...required },
  },
  { collection: 'affiliate_visits', versionKey: false, id: false },
);
affiliateVisitsSchema.index({ day: 1 });
