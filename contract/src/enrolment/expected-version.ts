import * as z from 'zod/mini';

const asNumber = z.transform((value: unknown) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value,
);

/**
 * `Enrolment.version` of what the page showed, beside the fields that it saves. When one of these fields was changed to
 * something else after it, the call answers CONFLICT with what the field holds meanwhile and changes nothing; the same
 * value again is none. Without it the save wins over whatever came before.
 */
const version = z.optional(z.pipe(asNumber, z.number().check(z.int(), z.nonnegative())));

/** The body of a save, with the version that the page showed; forms need the fields alone. */
export function withExpectedVersion<Shape extends z.core.$ZodShape>(fields: z.ZodMiniObject<Shape>) {
  return z.extend(fields, { version });
}

export interface ExpectedVersion {
  readonly version?: number | undefined;
}
