import * as z from 'zod';

/** The vendor's own id of a package, an add-on or an order. */
export const vendorId = z.string().regex(/^[\w-]{1,64}$/);

/** Pounds as decimal text, in whole pence: "1654.53" → 165453. */
export const poundsText = z
  .string()
  .regex(/^\d{1,7}\.\d{2}$/)
  .transform((text) => Number(text.replace('.', '')));

/** Pence as decimal text, fractions kept: "24.40" → 24.4. */
export const penceText = z
  .string()
  .regex(/^\d{1,6}\.\d{1,4}$/)
  .transform(Number);

/** An inline picture. Any other is dropped: the content security policy of our documents blocks external pictures. */
export const vendorPicture = z
  .string()
  .nullable()
  .transform((value) => (value !== null && /^data:image\/(svg\+xml|png);base64,/.test(value) ? value : null));
