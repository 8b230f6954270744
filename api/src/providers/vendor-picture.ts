import * as z from 'zod';

/** A picture in the answer itself; any other is left out, as our documents let the browser load none from elsewhere. */
export const vendorPicture = z
  .string()
  .nullable()
  .transform((value) => (value !== null && /^data:image\/(svg\+xml|png);base64,/.test(value) ? value : null));
