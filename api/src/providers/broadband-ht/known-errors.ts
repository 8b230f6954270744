import type { ProblemCode } from '@home-move/contract';
import * as z from 'zod';

/** Home Telecom's reasons → our problems. */
export const broadbandHtErrors: Readonly<Record<string, ProblemCode>> = {};

/** Home Telecom rejects the postcode: it has no line and no package. */
export const searchOutcomes = { INVALID_POSTCODE: 'unknown-postcode' } as const;

export const orderOutcomes = {
  KEY_USED: 'other-ordered',
  UNKNOWN_PACKAGE: 'not-sold',
  NOT_AT_THIS_ADDRESS: 'not-sold',
  UNKNOWN_ADD_ON: 'not-sold',
} as const;

export const stateOutcomes = { UNKNOWN_ORDER: 'unknown' } as const;

export const cancellationOutcomes = { CANCELLATION_REFUSED: 'refused', UNKNOWN_ORDER: 'unknown' } as const;

export const activationOutcomes = {
  CHANGE_CLOSED: 'refused',
  DATE_UNAVAILABLE: 'refused',
  DATE_REFUSED: 'refused',
  UNKNOWN_ORDER: 'unknown',
} as const;

const rejection = z.object({ reason: z.string() });

export function broadbandHtErrorCode(body: unknown): string | null {
  return rejection.safeParse(body).data?.reason ?? null;
}
