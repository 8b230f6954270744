import * as z from 'zod/mini';
import { meterPhotoSchema } from '../plan/meter-photo.schema';
import { dayMeters, registerRates } from './meter';
import { meterDayMessages as messages } from './meter-day.messages';
import { serialNumberPattern } from './serial-number';

/** A reading's id: `randomKey()` of the device. */
const readingId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** The path parameters of one reading. */
export const readingIdSchema = readingId;

const instant = z.iso.datetime({ error: messages.takenAt });

/**
 * Body of `PUT /meter-day/readings/{id}`. The device keeps it unchanged from when the mover saves the reading, except for `sentAt` and
 * `replaces`. Digits are compared with the meter by `valuesProblem`.
 */
export const meterReadingSchema = z.object({
  /** `address` of the home whose meter it is, as `GET /meter-day` returned it: the mover may choose another home meanwhile. */
  home: z.string(messages.home).check(z.minLength(1, messages.home), z.maxLength(500, messages.home)),
  meter: z.enum(dayMeters),
  values: z
    .array(
      z.object({
        rate: z.enum(registerRates),
        value: z.string(messages.missing).check(z.regex(/^\d{4,8}$/, messages.usualDigits)),
      }),
    )
    .check(z.minLength(1, messages.missing), z.maxLength(2, messages.registers)),
  /** As entered, without spaces around it. */
  serialNumber: z.nullable(z.string(messages.serialNumber).check(z.regex(serialNumberPattern, messages.serialNumber))),
  /** A JPEG as base64, without metadata (`withoutMetadata`); null without a photo. */
  photo: z.nullable(meterPhotoSchema.shape.image),
  /** The device's clock when the mover saved the reading. */
  takenAt: instant,
  /** The device's clock when this request is sent. [METER-12] */
  sentAt: instant,
  /** Counts up with each entry that the device saves, so that an earlier reading has a lower number. Numbers are missing between. [METER-09] */
  sequence: z.int().check(z.minimum(1), z.maximum(100_000)),
  /** SHA-256 in hex of `readingBytes`. [METER-06] */
  hash: z.string(messages.hash).check(z.regex(/^[0-9a-f]{64}$/, messages.hash)),
  /** The id of the stored reading that the mover chose to replace; null for the first reading of a meter. [METER-10] */
  replaces: z.nullable(readingId),
});
export type MeterReadingForm = z.infer<typeof meterReadingSchema>;
