import type { ProblemCode } from '@home-move/contract';
import * as z from 'zod';

/** Postline's codes → our problems. */
export const addressErrors: Readonly<Record<string, ProblemCode>> = {
  '4040': 'NOT_FOUND',
  '4220': 'GSP_NOT_FOUND',
};

/** Postline rejects the postcode: it has no addresses. */
export const invalidPostcode = '4000';

const envelope = z.object({ code: z.number().int() });

export function addressErrorCode(body: unknown): string | null {
  const parsed = envelope.safeParse(body);
  return parsed.success ? String(parsed.data.code) : null;
}
