import * as z from 'zod/mini';
import { planMessages as messages } from './plan.messages';

/** The meters whose photo can be stored, one each. */
export const photoMeters = ['electricity', 'gas'] as const;
export type PhotoMeter = (typeof photoMeters)[number];

/** The longer side of a photo in pixels, and its size in bytes. Browsers scale photos down to them before they send any. */
export const meterPhotoLimits = { side: 1600, bytes: 400_000 } as const;
/** Base64 has four characters for three bytes. */
const maxLength = Math.ceil(meterPhotoLimits.bytes / 3) * 4;

/** Response of `GET /enrolment/meter-photos`: a JPEG each, as base64; null without one. */
export type MeterPhotos = Readonly<Record<PhotoMeter, string | null>>;

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
