import type { ProblemCode } from '@home-move/contract';
import * as z from 'zod';

/** The register's codes → our problems. Missing or unsupported homes are outcomes of the call instead. */
export const supplyErrors: Readonly<Record<string, ProblemCode>> = {};

const notServed = 'OUTSIDE_MARKET';

/** Outcomes of a look-up by address. */
export const metersOutcomes = {
  PREMISES_NOT_FOUND: 'meters-unknown',
  GSP_NOT_FOUND: 'meters-unknown',
  [notServed]: 'outside-market',
} as const;

/** Outcomes of a look-up by postcode. */
export const areaOutcomes = { [notServed]: 'outside-market', INVALID_POSTCODE: 'outside-market' } as const;

/** The key was used before, so the operators have the needs. */
export const registrationOutcomes = { KEY_REUSED: 'registered' } as const;

const fault = z.object({ Fault: z.object({ Code: z.string() }) });

export function supplyErrorCode(body: unknown): string | null {
  return fault.safeParse(body).data?.Fault.Code ?? null;
}
