/** The third parties that support faults. */
export const FAULT_NAMES = [
  'addresses',
  'supply',
  'quotes',
  'broadband-ht',
  'broadband-wombb',
  'councils',
  'email',
  'sms',
  'rating',
] as const;

export type FaultName = (typeof FAULT_NAMES)[number];

/** Modes that change one product of a feed, both in the list and in orders. */
export const PRODUCT_FAULT_MODES = ['dearer', 'withdrawn'] as const;

/** The third parties whose products can change. */
export const PRODUCT_FAULT_NAMES = ['broadband-ht', 'broadband-wombb'] as const;

export type ProductFaultName = (typeof PRODUCT_FAULT_NAMES)[number];

/** Modes of `email` that accept a mail and report it afterwards by the webhook. */
export const MAIL_EVENT_MODES = ['bounce', 'complaint'] as const;

/**
 * `refuse`: the vendor processes the request and declines it, for the providers that can. `empty`: a valid answer without
 * results, for the providers that search. `truncated`: half of the answer, then the connection ends.
 */
export const FAULT_MODES = [
  'ok',
  'down',
  'slow',
  'error',
  'malformed',
  'refuse',
  'empty',
  'truncated',
  ...MAIL_EVENT_MODES,
  ...PRODUCT_FAULT_MODES,
] as const;

export type FaultMode = (typeof FAULT_MODES)[number];

/** Within the longer time limits of the API's clients, beyond the shorter ones. */
export const DEFAULT_LATENCY_MS = 6000;

export interface Fault {
  mode: FaultMode;
  latencyMs: number;
  /** Postcode, contact or product code that the call must contain; '' matches every call. */
  match: string;
  /** The product that a mode of PRODUCT_FAULT_MODES changes; absent from all others. */
  product?: string;
}

/** A postcode, address or number without case, spaces and country code, for comparison. */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/^(?:\+|00)?44(?=7\d{9}$)/, '0');
}
