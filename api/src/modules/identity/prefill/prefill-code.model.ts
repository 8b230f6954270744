import type { PrefillAddress, PrefillDetails } from '@home-move/contract';
import { Schema } from 'mongoose';
import { nullable, subSchema } from '../../../common/database/sub-schema.js';

export const PREFILL_CODE = 'prefill_code';

/** A partner's code, by its hash. It is deleted when it is used, and by the TTL index when it has expired. */
export interface PrefillCodeDocument {
  _id: string;
  /** URL route of the brand whose frame may use it. */
  brand: string;
  /** Origin of the page around that frame. */
  origin: string;
  /** The enrolment that it opens; null if it carries details. */
  enrolmentId: string | null;
  /** Null if it opens an enrolment. */
  details: PrefillDetails | null;
  expiresAt: Date;
}

const addressSchema = subSchema<PrefillAddress>({
  postcode: String,
  houseNameOrNumber: String,
  addressLine1: String,
  addressLine2: String,
  town: String,
});

const detailsSchema = subSchema<PrefillDetails>({
  title: String,
  firstName: String,
  surname: String,
  emailAddress: String,
  contactNumber: String,
  moveInDate: String,
  address: addressSchema,
  selectedBranch: Number,
});

export const prefillCodeSchema = new Schema<PrefillCodeDocument>(
  {
    _id: { type: String, required: true },
    brand: { type: String, required: true },
    origin: { type: String, required: true },
    enrolmentId: { type: String, default: null },
    details: nullable(detailsSchema),
    expiresAt: { type: Date, required: true },
  },
  { collection: 'prefill_codes', versionKey: false },
);
prefillCodeSchema.index({ enrolmentId: 1 });
prefillCodeSchema.index({ 'details.emailAddress': 1 });
prefillCodeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
