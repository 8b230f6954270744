import * as z from 'zod';

const rejection = z.object({ errors: z.array(z.object({ status: z.string() })).min(1) });

/** The vendor sends no codes, only textual statuses. */
export function ratingErrorCode(body: unknown): string | null {
  return rejection.safeParse(body).data?.errors[0]?.status ?? null;
}
