import type { ProblemCode } from '@home-move/contract';
import * as z from 'zod';

/** TariffHub's errors → our problems. */
export const quotesErrors: Readonly<Record<string, ProblemCode>> = {
  NO_MARKET: 'NOT_QUOTABLE',
  MIXED_PAYMENT: 'NOT_QUOTABLE',
  UNKNOWN_PRODUCT: 'QUOTE_EXPIRED',
  NOT_SWITCHABLE: 'QUOTE_EXPIRED',
  UNKNOWN_EXTRA: 'QUOTE_EXPIRED',
  PAYMENT_MISMATCH: 'QUOTE_EXPIRED',
  unknown_supplier: 'QUOTE_EXPIRED',
};

export const submissionOutcomes = { idempotency_conflict: 'other-submitted' } as const;

/** The key was used before, so the supplier has the needs. */
export const registrationOutcomes = { idempotency_conflict: 'registered' } as const;

export const stateOutcomes = { unknown_application: 'unknown' } as const;

export const withdrawalOutcomes = { WITHDRAWAL_REFUSED: 'refused', unknown_application: 'unknown' } as const;

export const startDateOutcomes = {
  START_TOO_CLOSE: 'refused',
  START_TOO_EARLY: 'refused',
  START_DATE_REFUSED: 'refused',
  unknown_application: 'unknown',
} as const;

export const meteringOutcomes = { unknown_application: 'unknown' } as const;

/** The key was used before, so the supplier has a reading. */
export const readingOutcomes = {
  READS_BY_MESSAGE: 'by-message',
  READ_REFUSED: 'refused',
  unknown_application: 'refused',
  idempotency_conflict: 'accepted',
} as const;

const rejection = z.object({ error: z.string() });

export function quotesErrorCode(body: unknown): string | null {
  return rejection.safeParse(body).data?.error ?? null;
}
