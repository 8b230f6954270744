import type { ProblemCode } from '@home-move/contract';
import * as z from 'zod';

/** Web Media's errors → our problems. */
export const broadbandWombbErrors: Readonly<Record<string, ProblemCode>> = {
  no_deal: 'NOT_FOUND',
  not_here: 'NOT_FOUND',
};

/** The feed rejects the postcode: it has no network and no deal. */
export const searchOutcomes = { bad_pc: 'unknown-postcode' } as const;

/** An unknown click counts as cancelled: its link no longer works. */
export const cancelOutcomes = { no_click: 'gone' } as const;

const rejection = z.object({ ok: z.literal(false), err: z.string() });

export function broadbandWombbErrorCode(body: unknown): string | null {
  return rejection.safeParse(body).data?.err ?? null;
}
