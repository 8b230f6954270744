import type { ProblemCode } from '@home-move/contract';
import * as z from 'zod';

/** The directory's codes → our problems. What it says of a place is an outcome of the call instead. */
export const councilsErrors: Readonly<Record<string, ProblemCode>> = {};

export const servicesOutcomes = { AREA_NOT_IDENTIFIED: 'not-identified' } as const;

const refusal = z.object({ error: z.object({ code: z.string() }) });

export function councilsErrorCode(body: unknown): string | null {
  return refusal.safeParse(body).data?.error.code ?? null;
}
