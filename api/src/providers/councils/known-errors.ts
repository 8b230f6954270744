import type { ProblemCode } from '@home-move/contract';
import * as z from 'zod';

/** The directory's codes → our problems. An area that it cannot identify is an outcome of the call instead. */
export const councilsErrors: Readonly<Record<string, ProblemCode>> = {};

export const servicesOutcomes = { AREA_NOT_IDENTIFIED: 'not-identified', BAD_POSTCODE: 'not-identified' } as const;

/** A key that was used before means that the companies have the needs. */
export const registrationOutcomes = {
  KEY_REUSED: 'registered',
  AREA_NOT_IDENTIFIED: 'not-identified',
  BAD_POSTCODE: 'not-identified',
} as const;

const rejection = z.object({ error: z.object({ code: z.string() }) });

export function councilsErrorCode(body: unknown): string | null {
  return rejection.safeParse(body).data?.error.code ?? null;
}
