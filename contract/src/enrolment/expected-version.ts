import * as z from 'zod/mini';

const asNumber = z.transform((value: unknown) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value,
);

/**
 * The `Enrolment.version` that the page showed. If another change has since given one of the saved fields a different
 * value, the call fails with CONFLICT, returns the stored values and changes nothing. Without a version the save overwrites.
 */
const version = z.optional(z.pipe(asNumber, z.number().check(z.int(), z.nonnegative())));

/** Adds the expected version to the fields of a form, giving the body of a save. */
export function withExpectedVersion<Shape extends z.core.$ZodShape>(fields: z.ZodMiniObject<Shape>) {
  return z.extend(fields, { version });
}

/** What `withExpectedVersion` adds to a body. */
export interface ExpectedVersion {
  readonly version?: number | undefined;
}
