import { orderedServices, perService, registeredServices, serviceFields, services } from '@home-move/contract';
import { Schema, type Types } from 'mongoose';
import type { Sealed } from '../../common/crypto/field-encryption.js';
import type { EnrolmentRecord } from './enrolment.record.js';

export const ENROLMENT = 'enrolment';

export interface EnrolmentDocument extends Omit<EnrolmentRecord, 'id' | 'saveAndContinueToken'> {
  _id: Types.ObjectId;
  /** Encrypted, because its owner reads it back; looked up by its hash. */
  saveAndContinueToken: Sealed;
  saveAndContinueHash: string;
}

const required = { required: true } as const;
const text = { type: String, default: null };
const moment = { type: Date, default: null };
const flag = { type: Boolean, default: false };
/** Values that are read and written as a whole; TypeScript types define their shape. */
const whole = { type: Schema.Types.Mixed, default: null };
const ofServices = (type: typeof Number | typeof Boolean) => ({
  type: perService(services, () => type),
  ...required,
  _id: false,
});

export const enrolmentSchema = new Schema<EnrolmentDocument>(
  {
    version: { type: Number, ...required },
    changedAt: Schema.Types.Mixed,
    status: { type: Number, ...required },
    enrolmentType: { type: String, ...required },
    brand: { type: { level: Number, id: Number }, ...required, _id: false },
    partnerName: { type: String, ...required },
    reference: { type: String, ...required },
    saveAndContinueToken: { type: { keyId: String, box: String }, ...required, _id: false },
    saveAndContinueHash: { type: String, ...required },
    createdAt: { type: Date, ...required },
    partnerPostcode: text,
    detailMismatches: { type: Number, default: 0 },
    lockedAt: moment,
    detailsConfirmedAt: moment,
    isUnpopulated: flag,
    forgottenAt: moment,
    onboarding: whole,
    title: text,
    firstName: text,
    surname: text,
    dateOfBirth: text,
    emailAddress: text,
    contactNumber: text,
    emailAddressVerified: flag,
    contactNumberVerified: flag,
    moveInDate: text,
    moveInDateUnknownAt: moment,
    residentialStatus: { type: Number, default: 0 },
    address: whole,
    offered: ofServices(Number),
    consented: ofServices(Boolean),
    optIn: ofServices(Number),
    completed: ofServices(Boolean),
    ...serviceFields(orderedServices, 'Skipped', () => flag),
    supply: whole,
    usage: whole,
    selection: whole,
    application: whole,
    energySetUp: whole,
    localServices: whole,
    registrationConfirmed: {
      type: perService(registeredServices, () => ({ type: Boolean, default: null })),
      ...required,
      _id: false,
    },
    broadband: whole,
    unsettledOrder: whole,
    wombbUserConfirmedDate: moment,
    wombbSkipped: flag,
    ctwbJourneyToggle: flag,
    smartPageViewed: moment,
    confirmationPageLastViewed: moment,
  },
  { collection: 'enrolments', versionKey: false, id: false, strict: 'throw' },
);
enrolmentSchema.index({ reference: 1 }, { unique: true });
// Sparse: enrolments stored before tokens were encrypted have no hash.
enrolmentSchema.index({ saveAndContinueHash: 1 }, { unique: true, sparse: true });
enrolmentSchema.index({ emailAddress: 1, createdAt: -1 });
enrolmentSchema.index({ contactNumber: 1, createdAt: -1 });
enrolmentSchema.index({ 'energySetUp.applicationReference': 1 }, { sparse: true });
enrolmentSchema.index({ 'broadband.order.number': 1 }, { sparse: true });
