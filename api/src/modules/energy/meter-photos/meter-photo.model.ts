import type { PhotoMeter } from '@home-move/contract';
import { Schema } from 'mongoose';
import type { Sealed } from '../../../common/crypto/field-encryption.js';
import { sealedSchema } from '../../../common/crypto/sealed.model.js';

export const METER_PHOTO = 'meter_photo';

/** Long enough for a disputed first bill; then MongoDB deletes the photo. */
const keptSeconds = 400 * 24 * 60 * 60;

/** A photo of one meter. Kept apart from the enrolment, because nearly every call reads that. */
export interface MeterPhotoDocument {
  _id: string;
  enrolmentId: string;
  meter: PhotoMeter;
  /** The home and the picture, sealed because the background of a picture is personal. */
  photo: Sealed;
  storedAt: Date;
}

export const meterPhotoDocumentSchema = new Schema<MeterPhotoDocument>(
  {
    _id: { type: String, required: true },
    enrolmentId: { type: String, required: true },
    meter: { type: String, required: true },
    photo: { type: sealedSchema, required: true },
    storedAt: { type: Date, required: true },
  },
  { collection: 'meter_photos', versionKey: false, id: false },
);
meterPhotoDocumentSchema.index({ enrolmentId: 1 });
meterPhotoDocumentSchema.index({ storedAt: 1 }, { expireAfterSeconds: keptSeconds });
