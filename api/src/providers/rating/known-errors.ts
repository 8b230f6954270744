import * as z from 'zod';

const refusal = z.object({ errors: z.array(z.object({ status: z.string() })).min(1) });

/** The vendor has no codes, only statuses in words of its own. */
export function ratingErrorCode(body: unknown): string | null {
  return refusal.safeParse(body).data?.errors[0]?.status ?? null;
}
