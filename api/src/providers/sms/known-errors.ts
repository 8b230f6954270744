import * as z from 'zod';

/** The vendor's code for a number that is none. */
export const noMobileNumber = '21211';

const refusal = z.object({ error_code: z.number().int() });

/** The vendor's own number for what it refuses. */
export function smsErrorCode(body: unknown): string | null {
  const code = refusal.safeParse(body).data?.error_code;
  return code === undefined ? null : String(code);
}
