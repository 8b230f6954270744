import {
  affiliateCategories,
  type Affiliate,
  type AffiliateCategory,
  type feedbackEndpoints,
  type offersEndpoints,
} from '@home-move/contract';
import * as z from 'zod';
import { component, listOf, type ResponsesOf } from './response-schema.js';
import { text } from './fields.js';

// Object.keys types the numbers as strings.
const categories = Object.keys(affiliateCategories).map(Number) as [AffiliateCategory, ...AffiliateCategory[]];

const affiliate = component<Affiliate>()(
  'Affiliate',
  z.strictObject({
    id: text,
    category: z.literal(categories),
    title: text,
    logo: text.describe('A data: URL'),
    text,
    link: z.url(),
    showInConfirmationPage: z.boolean(),
  }),
);

export const offersResponses: ResponsesOf<typeof offersEndpoints> = { affiliates: listOf(affiliate) };

const feedbackState = component<{ readonly isWanted: boolean }>()(
  'FeedbackState',
  z.strictObject({ isWanted: z.boolean().describe('False once given, and while the flag ask-nicely is off') }),
);

export const feedbackResponses: ResponsesOf<typeof feedbackEndpoints> = { feedbackState };
