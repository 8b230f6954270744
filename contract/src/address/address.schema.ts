import * as z from 'zod/mini';
import { formMessages, normaliseWith } from '../form/form-values';
import { toSingleLine } from '../form/normalise-text';
import { addressMessages } from './address.messages';

/** Formats a postcode: "mk402qt" → "MK40 2QT"; text that cannot be a UK postcode is only trimmed. */
export function normalisePostcode(text: string): string {
  const letters = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return letters.length >= 5 && letters.length <= 7 ? `${letters.slice(0, -3)} ${letters.slice(-3)}` : text.trim();
}

const ukPostcode =
  /^(GIR 0AA|[A-PR-UWYZ]([0-9]{1,2}|[A-HK-Y][0-9]([0-9]|[ABEHMNPRV-Y])?|[0-9][A-HJKPS-UW]) [0-9][ABD-HJLNP-UW-Z]{2})$/;

/** A postcode in any case and spacing, parsed to its usual format, with a page's own messages. [ADDR-09, ADDR-10] */
export function postcodeSchemaWith({ missing, invalid }: { readonly missing: string; readonly invalid: string }) {
  return z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? normalisePostcode(value) : value)),
    z
      .string(missing)
      .check(
        z.minLength(1, { error: missing, abort: true }),
        z.maxLength(8, { error: invalid, abort: true }),
        z.regex(ukPostcode, invalid),
      ),
  );
}

/** A postcode of the new home. [ADDR-09, ADDR-10] */
export const postcodeSchema = postcodeSchemaWith({
  missing: addressMessages.postcodeMissing,
  invalid: addressMessages.postcode,
});

/** Body of `PUT /address` and `POST /address`: the key of an address of the lookup. [ADDR-05, ADDR-06] */
export const chosenAddressSchema = z.object({
  addressKey: z
    .string(addressMessages.notChosen)
    .check(z.minLength(1, { error: addressMessages.notChosen, abort: true }), z.maxLength(100, formMessages.max100)),
});
export type ChosenAddress = z.infer<typeof chosenAddressSchema>;

/** Removes the trailing comma of a line that was copied from a whole address. */
const normalisedLine = normaliseWith((text) => toSingleLine(text).replace(/ ?,$/, ''));

/** An optional line of a manual address, at most 100 characters. */
export const addressLine = z.pipe(normalisedLine, z.string().check(z.maxLength(100, formMessages.max100)));

/** A required line of a manual address, at most 100 characters; `message` when it is empty. */
export const requiredAddressLine = (message: string) =>
  z.pipe(
    normalisedLine,
    z.string(message).check(z.minLength(1, { error: message, abort: true }), z.maxLength(100, formMessages.max100)),
  );

/** Body of `PUT /addresses/manual-address`. [ADDR-07, ADDR-14, ADDR-15] */
export const manualAddressSchema = z.object({
  houseNameOrNumber: requiredAddressLine(addressMessages.houseMissing),
  addressLine1: requiredAddressLine(addressMessages.line1Missing),
  addressLine2: z._default(addressLine, ''),
  town: requiredAddressLine(addressMessages.townMissing),
  postcode: postcodeSchema,
});
export type ManualAddress = z.infer<typeof manualAddressSchema>;
