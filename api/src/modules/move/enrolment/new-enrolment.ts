import { randomBytes, randomInt } from 'node:crypto';
import {
  enrolmentStatus,
  offeredStatus,
  orderedServices,
  recordOf,
  residentialStatus,
  serviceFields,
  services,
  type OfferedStatus,
} from '@home-move/contract';
import type { Brand } from '../../brands/brand/brands.data.js';
import { flagsOf } from '../../brands/brand/brand.service.js';
import type { EnrolmentRecord } from './enrolment.record.js';
import { initialFields } from './initial-fields.js';
import { usedAt } from './retention.model.js';

/** Preselected and mandatory services start opted in; consent waits for product selection. */
const initialOptIn = (status: OfferedStatus): 0 | 1 =>
  status === offeredStatus.offeredAndPreselected || status === offeredStatus.offeredAndMandatory ? 1 : 0;

type BrandOfEnrolment = Pick<Brand, 'id' | 'level' | 'name' | 'offered' | 'flagsOff' | 'namedSupplier'>;

/** An empty enrolment of a brand. */
export function newEnrolment(brand: BrandOfEnrolment, now: Date): Omit<EnrolmentRecord, 'id' | 'version'> {
  return {
    status: enrolmentStatus.open,
    enrolmentType: 'Direct',
    brand: { level: brand.level, id: brand.id },
    partnerName: brand.name,
    reference: newReference(),
    saveAndContinueToken: newSaveAndContinueToken(),
    createdAt: now,
    ...emptyFields(brand),
    retention: usedAt(now),
    namedSupplier: brand.namedSupplier,
    // The brand's default, which demo data keeps; callers that create a mover's enrolment evaluate the flag for it.
    ctwbJourneyToggle: flagsOf(brand)['ctwb-upfront'],
  };
}

/** Every field that a mover, an agent or a lookup fills, without a value. */
export function emptyFields({ offered }: Pick<EnrolmentRecord, 'offered'>) {
  return {
    ...initialFields,
    emailAddress: null,
    contactNumber: null,
    emailAddressVerified: false,
    contactNumberVerified: false,
    moveInDate: null,
    residentialStatus: residentialStatus.notSet,
    address: null,
    offered,
    consented: recordOf(services, () => null),
    optIn: recordOf(services, (service) => initialOptIn(offered[service])),
    completed: recordOf(services, () => false),
    ...serviceFields(orderedServices, 'Skipped', () => false),
    supply: null,
    usage: null,
    selection: null,
    application: null,
    energySetUp: null,
    confirmationPageLastViewed: null,
  };
}

/** 43 characters of base64url. */
export function newSaveAndContinueToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Letters and digits that are not confused with each other on the phone, without vowels so that they spell no words. */
const referenceCharacters = '23456789BCDFGHJKMNPQRTVWXYZ';

function newReference(): string {
  return `HM-${Array.from({ length: 8 }, () => referenceCharacters.charAt(randomInt(referenceCharacters.length))).join('')}`;
}
