import { orderedServices, personFields, recordOf, serviceFields, services } from '@home-move/contract';
import { Schema, type Types } from 'mongoose';
import type { Sealed } from '../../../common/crypto/field-encryption.js';
import { sealedSchema } from '../../../common/crypto/sealed.model.js';
import { nullable, subSchema } from '../../../common/database/sub-schema.js';
import { addressSchema } from '../address/state/address.model.js';
import { broadbandFields } from '../../broadband/state/broadband.model.js';
import { contactChangeSchema, pendingContactsSchema } from './contact-change.model.js';
import { dateChangeFields } from '../move-date/state/date-change.model.js';
import { energyFields } from '../../energy/state/energy.model.js';
import { homeBillsFields } from '../../after-setup/first-year/state/home-bills.model.js';
import { orderFields } from '../../after-setup/orders/state/order-status.model.js';
import { planFields } from '../../after-setup/plan/state/plan-ticks.model.js';
import type { EnrolmentRecord, StepViews } from './enrolment.record.js';
import { keptContractSchema } from './kept-contract.js';
import { localServicesFields } from '../council-water/state/local-services.model.js';
import { moverFields, type ChangedAt, type ContactSources } from './mover-fields.js';
import { onboardingFields } from '../onboarding/state/onboarding.model.js';
import { recentEventSchema } from './recent-history.model.js';
import { retentionSchema, unfinishedStatisticsSchema } from './retention.model.js';

export const ENROLMENT = 'enrolment';

export interface EnrolmentDocument extends Omit<EnrolmentRecord, 'id' | 'saveAndContinueToken'> {
  _id: Types.ObjectId;
  /** Encrypted, because its owner reads it back; looked up by its hash. Missing once the mover was forgotten. */
  saveAndContinueToken?: Sealed;
  saveAndContinueHash: string;
  /** The hashes of the tokens before the present one; missing before the first renewal. */
  renewedTokenHashes?: string[];
  /** The last of them, as the version before stores it. */
  renewedTokenHash?: string;
  /** By which support finds the surname (`surnameKey`); null without one, missing once the mover was forgotten. */
  surnameKey?: string | null;
}

const required = { required: true } as const;
const text = { type: String, default: null };
const moment = { type: Date, default: null };
const flag = { type: Boolean, default: false };
const ofServices = (type: typeof Number | typeof Boolean) => ({
  type: recordOf(services, () => type),
  ...required,
  _id: false,
});

const changedAtSchema = subSchema<ChangedAt>(recordOf(moverFields, () => Number));

const contactSourcesSchema = subSchema<ContactSources>({ emailAddress: String, contactNumber: String });

const stepViewsSchema = subSchema<StepViews>({ wombbViewedDate: Date });

export const enrolmentSchema = new Schema<EnrolmentDocument>(
  {
    version: { type: Number, ...required },
    changedAt: changedAtSchema,
    status: { type: Number, ...required },
    enrolmentType: { type: String, ...required },
    brand: { type: { level: Number, id: Number }, ...required, _id: false },
    partnerName: { type: String, ...required },
    reference: { type: String, ...required },
    saveAndContinueToken: { type: sealedSchema, ...required },
    saveAndContinueHash: { type: String, ...required },
    renewedTokenHashes: { type: [String], default: undefined },
    renewedTokenHash: String,
    surnameKey: text,
    firstToken: nullable(sealedSchema),
    createdAt: { type: Date, ...required },
    isSentByPartner: flag,
    partnerPostcode: text,
    detailMismatches: { type: Number, default: 0 },
    lockedAt: moment,
    detailsConfirmedAt: moment,
    isUnpopulated: flag,
    forgottenAt: moment,
    keptContracts: { type: [keptContractSchema], default: undefined },
    retention: nullable(retentionSchema),
    unfinished: nullable(unfinishedStatisticsSchema),
    closedAt: moment,
    closedBy: text,
    ...onboardingFields,
    ...recordOf(personFields, () => text),
    emailAddress: text,
    contactNumber: text,
    emailAddressVerified: flag,
    contactNumberVerified: flag,
    contactSources: contactSourcesSchema,
    pendingContacts: pendingContactsSchema,
    contactChanges: { type: [contactChangeSchema], default: undefined },
    ownedAt: moment,
    moveInDate: text,
    moveInDateUnknownAt: moment,
    residentialStatus: { type: Number, default: 0 },
    address: nullable(addressSchema),
    offered: ofServices(Number),
    namedSupplier: text,
    consented: ofServices(Boolean),
    optIn: ofServices(Number),
    completed: ofServices(Boolean),
    ...serviceFields(orderedServices, 'Skipped', () => flag),
    ...energyFields,
    ...broadbandFields,
    ...localServicesFields,
    ...dateChangeFields,
    ...planFields,
    ...homeBillsFields,
    ...orderFields,
    acceptedRequests: { type: [String], default: undefined },
    ctwbJourneyToggle: flag,
    tenantPortalStorage: nullable(stepViewsSchema),
    smartPageViewed: moment,
    lastStep: text,
    confirmationPageLastViewed: moment,
    recentEvents: { type: [recentEventSchema], default: undefined },
    eventsCopiedTo: { type: Number, default: 0 },
  },
  { collection: 'enrolments', versionKey: false, id: false, strict: 'throw' },
);
// No unique index, which would prevent sharding (docs/scaling.md). Databases of earlier versions have both, of the first field only.
enrolmentSchema.index({ reference: 1, _id: 1 });
enrolmentSchema.index({ saveAndContinueHash: 1, _id: 1 });
enrolmentSchema.index({ renewedTokenHashes: 1 }, { sparse: true });
enrolmentSchema.index({ renewedTokenHash: 1 }, { sparse: true });
enrolmentSchema.index({ emailAddress: 1, createdAt: -1 });
enrolmentSchema.index({ contactNumber: 1, createdAt: -1 });
// By which support finds customers, as by contacts and references.
enrolmentSchema.index({ surnameKey: 1, createdAt: -1 });
enrolmentSchema.index({ 'address.postcode': 1, createdAt: -1 });
enrolmentSchema.index({ partnerPostcode: 1, createdAt: -1 });
enrolmentSchema.index({ 'energySetUp.applicationReference': 1 }, { sparse: true });
enrolmentSchema.index({ 'secondarySetUp.applicationReference': 1 }, { sparse: true });
enrolmentSchema.index({ 'broadband.order.number': 1 }, { sparse: true });
enrolmentSchema.index({ 'formerOrders.reference': 1 }, { sparse: true });
enrolmentSchema.index({ 'keptContracts.reference': 1 }, { sparse: true });
enrolmentSchema.index({ 'retention.stage': 1, 'retention.day': 1 });
