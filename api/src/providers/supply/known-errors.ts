import type { ProblemCode } from '@home-move/contract';
import * as z from 'zod';

/** The register's codes → our problems. What it says of a home is an outcome of the call instead. */
export const supplyErrors: Readonly<Record<string, ProblemCode>> = {};

/** Of a home. */
export const metersOutcomes = {
  PREMISES_NOT_FOUND: 'meters-unknown',
  GSP_NOT_FOUND: 'meters-unknown',
  OUTSIDE_MARKET: 'outside-market',
} as const;

/** Of a postcode. */
export const areaOutcomes = { OUTSIDE_MARKET: 'outside-market', INVALID_POSTCODE: 'outside-market' } as const;

const fault = z.object({ Fault: z.object({ Code: z.string() }) });

export function supplyErrorCode(body: unknown): string | null {
  return fault.safeParse(body).data?.Fault.Code ?? null;
}
