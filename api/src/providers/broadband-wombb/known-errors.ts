import type { ProblemCode } from '@home-move/contract';
import * as z from 'zod';

/** Web Media's errors → our problems. */
export const broadbandWombbErrors: Readonly<Record<string, ProblemCode>> = {
  no_deal: 'NOT_FOUND',
  not_here: 'NOT_FOUND',
};

/** A postcode that the feed does not take has no network and no deal. */
export const searchOutcomes = { bad_pc: 'nowhere' } as const;

/** A click that is gone counts as cancelled: nobody can follow it any more. */
export const cancelOutcomes = { no_click: 'gone' } as const;

const refusal = z.object({ ok: z.literal(false), err: z.string() });

export function broadbandWombbErrorCode(body: unknown): string | null {
  return refusal.safeParse(body).data?.err ?? null;
}
