import * as z from 'zod';
import { penceText, poundsText, vendorPicture } from '../http/vendor-fields.js';

const text = z.string().min(1).max(2000);
const link = z.url({ protocol: /^https?$/ });
const extra = z.object({
  id: z.string().min(1).max(20),
  category: z.number().int(),
  title: text,
  display_name: text,
  description: text,
  important_info: text.nullable(),
  summary: text,
  frequency: z.enum(['MONTHLY', 'QUARTERLY', 'ANNUAL', 'ONE_OFF']),
  price_gbp: poundsText,
  intro_price_gbp: poundsText.nullable(),
  intro_months: z.number().int().positive().nullable(),
  intro_text: text.nullable(),
  intro_ends_text: text.nullable(),
  cancellation: text.nullable(),
  direct_debit: z.boolean(),
  included: z.boolean(),
  smart_only: z.boolean(),
  payg_ok: z.boolean(),
  payment_note: text.nullable(),
  links: z.array(z.object({ label: text, url: link })),
});
export type Extra = z.infer<typeof extra>;

const percentText = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number);

const note = z.object({ heading: text, body: text });

const rates = z.object({ standing_charge_p_day: penceText, unit_p_kwh: penceText });

const product = z.object({
  product_code: z.string().min(1).max(60),
  supplier: z.object({ code: z.string().min(1).max(20), name: text, logo: vendorPicture, website: link }),
  name: text,
  fuel: z.enum(['DUAL', 'ELEC', 'GAS']),
  payment: z.enum(['DD', 'PPM']),
  contract_months: z.number().int().positive().nullable(),
  rates: z.object({
    electricity: rates.extend({ night_unit_p_kwh: penceText.nullable() }).nullable(),
    gas: rates.nullable(),
  }),
  exit_fee_per_fuel_gbp: poundsText,
  billing: z.array(z.enum(['PAPERLESS', 'PAPER'])),
  smart_required: z.boolean(),
  switchable: z.boolean(),
  commission_paid: z.boolean(),
  highlights: z.array(text),
  features: z.array(z.object({ summary: text, heading: text, description: text })),
  note: note.nullable(),
  note_smart_meter: note.nullable(),
  paper_bill_fee_gbp_month: poundsText.nullable(),
  winter_uplift_percent: percentText.nullable(),
  terms_url: link,
  general_terms_url: link,
  principal_terms: z.array(text),
  extras: z.array(extra),
});
export type Product = z.infer<typeof product>;

export const searchResponse = z.object({
  search_id: z.string().min(1).max(60),
  currency: z.literal('GBP'),
  assumptions: z.object({
    /** In whole percent: "0.42" → 42. */
    night_share: z
      .string()
      .regex(/^(0\.\d{2}|1\.00)$/)
      .transform((share) => Number(share.replace('.', '')))
      .nullable(),
  }),
  results: z.array(product).max(500),
});
export type SearchResponse = z.infer<typeof searchResponse>;

const pattern = z.string().max(200).refine(compiles);

function compiles(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}

export const paymentTermsResponse = z.object({
  account_name_pattern: pattern,
  account_name_hint: text,
  collection_days: z.array(z.number().int().min(1).max(28)),
  paper_mandate: z.boolean(),
  notice_working_days: z.number().int().min(0).max(30),
});
export type PaymentTermsResponse = z.infer<typeof paymentTermsResponse>;

export const submissionResponse = z.object({
  application_ref: text,
  status: z.literal('ACCEPTED'),
  supplier_name: text,
  direct_debit: z.object({ reference: text, collector: text }).nullable(),
});
export type SubmissionResponse = z.infer<typeof submissionResponse>;

const heldApplication = z.object({
  application_ref: z.string().min(1).max(200),
  product_codes: z.array(z.string().min(1).max(200)),
  extras: z.array(z.string().min(1).max(200)),
});
export type HeldApplicationResponse = z.infer<typeof heldApplication>;

export const applicationsResponse = z.object({ applications: z.array(heldApplication).max(1000) });

export const registrationResponse = z.object({ registration_ref: text });

export const startDateResponse = z.object({ application_ref: text, supply_start_date: text });
