/** Every third party that can be made to fail. */
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

export const FAULT_MODES = ['ok', 'down', 'slow', 'error', 'malformed'] as const;

export type FaultMode = (typeof FAULT_MODES)[number];

/** Past the time-out of 4 s that the API's clients have. */
export const DEFAULT_LATENCY_MS = 6000;

export interface Fault {
  mode: FaultMode;
  latencyMs: number;
  /** Postcode or contact that the call must carry; '' means every call. */
  match: string;
}

/** Compares postcodes, addresses and numbers as people write them; +44, 0044 and 44 before a mobile number count as 0. */
export function comparable(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/^(?:\+|00)?44(?=7\d{9}$)/, '0');
}
