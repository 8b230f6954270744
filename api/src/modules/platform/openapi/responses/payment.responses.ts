import type { DirectDebitSummary } from '@home-move/contract';
import * as z from 'zod';
import { component } from './response-schema.js';
import { day, nullableText, pence, text } from './fields.js';

/** Of the payment step, and of the confirmation page. */
export const directDebitSummary = component<DirectDebitSummary>()(
  'DirectDebitSummary',
  z.strictObject({
    collectedBy: text,
    monthlyAmount: pence,
    firstPaymentOn: day,
    reference: text,
    noticeWorkingDays: z.int(),
    maskedAccountNumber: nullableText,
    maskedSortCode: nullableText,
  }),
);
