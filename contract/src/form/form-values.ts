import * as z from 'zod/mini';

/** A number that a form body carries as text ("1") and JSON as a number. */
export function formNumber<const T extends readonly number[]>(allowed: T, message?: string) {
  return z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
    z.custom<T[number]>((value) => typeof value === 'number' && allowed.includes(value), message),
  );
}

/** A boolean that a form body carries as "true" or "false". */
export const formBoolean = z.pipe(
  z.transform((value: unknown) => (value === 'true' ? true : value === 'false' ? false : value)),
  z.boolean(),
);

/** Text as people type it: white space at the ends is not theirs to lose. */
export const trimmed = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? value.trim() : value)),
  z.string(),
);

/** Generic messages. [UI-03] */
export const formMessages = {
  mandatory: 'Mandatory',
  invalid: 'Invalid',
  max100: 'Value can not be more than 100 characters',
  max50: 'Value can not be more than 50 characters',
} as const;
