import * as z from 'zod';

const rejection = z.object({ error_code: z.number().int() });

export function smsErrorCode(body: unknown): string | null {
  const code = rejection.safeParse(body).data?.error_code;
  return code === undefined ? null : String(code);
}
