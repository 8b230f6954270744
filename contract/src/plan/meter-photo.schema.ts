import * as z from 'zod/mini';
import { meterPhotoLimits, photoMeters } from './meter-photo';
import { planMessages as messages } from './plan.messages';

/** Base64 has four characters for three bytes. */
const maxLength = Math.ceil(meterPhotoLimits.bytes / 3) * 4;

/** The path parameters of one photo. */
export const photoMeterSchema = z.enum(photoMeters);

/** Body of `PUT /enrolment/meter-photos/{meter}`: a JPEG as base64. */
export const meterPhotoSchema = z.object({
  image: z
    .string(messages.photoMissing)
    .check(
      z.minLength(1, { error: messages.photoMissing, abort: true }),
      z.maxLength(maxLength, { error: messages.photoTooLarge, abort: true }),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, messages.photoUnreadable),
    ),
});
export type MeterPhoto = z.infer<typeof meterPhotoSchema>;
