import * as z from 'zod/mini';

/** One of the allowed numbers, as JSON or as form text ("1"). */
export function formNumber<const T extends readonly number[]>(allowed: T, message?: string) {
  return z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
    z.literal(allowed, message),
  );
}

/** A boolean, as JSON or as form text ("true", "false"). */
export const formBoolean = z.pipe(
  z.transform((value: unknown) => (value === 'true' ? true : value === 'false' ? false : value)),
  z.boolean(),
);

/** A list, as JSON or as a form; a form sends a list of one item as a plain string. */
export function formList<Item extends z.ZodMiniType>(item: Item, maxLength: number) {
  return z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? [value] : value)),
    z.array(item).check(z.maxLength(maxLength)),
  );
}

/** Text without white space at its ends. */
export const trimmed = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? value.trim() : value)),
  z.string(),
);

/** A transform that normalises text before validation; other values pass unchanged, for the schema to reject. */
export function normaliseWith(read: (text: string) => string | null) {
  return z.transform((value: unknown) => (typeof value === 'string' ? read(value) : value));
}

/** Generic messages. [UI-03] */
export const formMessages = {
  mandatory: 'Mandatory',
  invalid: 'Invalid',
  max100: 'Value can not be more than 100 characters',
  max50: 'Value can not be more than 50 characters',
} as const;
