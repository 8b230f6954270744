import type * as z from 'zod/mini';

/** For tests: field path → first message of what a schema refuses; empty when it accepts. */
export function validationErrors(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) messages[path.join('.')] ??= message;
  return messages;
}
