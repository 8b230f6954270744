/** The meters whose photo can be stored, one each. */
export const photoMeters = ['electricity', 'gas'] as const;
export type PhotoMeter = (typeof photoMeters)[number];

/** The longer side of a photo in pixels, and its size in bytes. Browsers scale photos down to them before they send any. */
export const meterPhotoLimits = { side: 1600, bytes: 400_000 } as const;

/** Response of `GET /enrolment/meter-photos`: a JPEG each, as base64; null without one. */
export type MeterPhotos = Readonly<Record<PhotoMeter, string | null>>;
