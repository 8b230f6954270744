import type { DayMeter, DeliveryState } from '@home-move/contract';
import { Schema } from 'mongoose';
import type { Sealed } from '../../../common/crypto/field-encryption.js';
import { sealedSchema } from '../../../common/crypto/sealed.model.js';
import { subSchema } from '../../../common/database/sub-schema.js';

export const METER_READING = 'meter_reading';

/** Long enough for a disputed first bill or deposit; then MongoDB deletes the reading. */
const keptSeconds = 400 * 24 * 60 * 60;

/** How far a reading is on its way to the supplier. */
export interface StoredDelivery {
  readonly state: DeliveryState;
  /** The name of the company; null if it is unknown. */
  readonly recipient: string | null;
  /** The order whose supplier gets it; null if it is not sent by call. */
  readonly reference: string | null;
  readonly at: Date | null;
}

/** The latest reading of one meter. */
export interface MeterReadingDocument {
  /** Names enrolment and meter, so that a meter has one reading. */
  _id: string;
  enrolmentId: string;
  meter: DayMeter;
  /** The id that the device chose. */
  readingId: string;
  /** The place among the readings that the device has saved. */
  sequence: number;
  receivedAt: Date;
  /** The home with everything that was read, sealed. */
  reading: Sealed;
  /** A JPEG as base64, sealed because the background of a picture is personal; null without one. */
  photo: Sealed | null;
  delivery: StoredDelivery;
}

export const meterReadingDocumentSchema = new Schema<MeterReadingDocument>(
  {
    _id: { type: String, required: true },
    enrolmentId: { type: String, required: true },
    meter: { type: String, required: true },
    readingId: { type: String, required: true },
    sequence: { type: Number, required: true },
    receivedAt: { type: Date, required: true },
    reading: { type: sealedSchema, required: true },
    photo: { type: sealedSchema, default: null },
    delivery: {
      type: subSchema<StoredDelivery>({ state: String, recipient: String, reference: String, at: Date }),
      required: true,
    },
  },
  { collection: 'meter_readings', versionKey: false, id: false },
);
meterReadingDocumentSchema.index({ enrolmentId: 1 });
meterReadingDocumentSchema.index({ receivedAt: 1 }, { expireAfterSeconds: keptSeconds });
