import { randomBytes, randomInt } from 'node:crypto';
import {
  enrolmentStatus,
  offeredStatus,
  orderedServices,
  perService,
  residentialStatus,
  serviceFields,
  services,
  type OfferedStatus,
} from '@home-move/contract';
import type { Brand } from '../brand/brands.data.js';
import { flagsOf } from '../brand/brand.service.js';
import type { EnrolmentRecord } from './enrolment.record.js';
import { notBegun } from './not-begun.js';
import { unconfirmed } from './unconfirmed.js';
import { untouchedServices } from './untouched-services.js';

/** Preselected and mandatory services start as chosen; consent waits for product selection. */
const preset = (status: OfferedStatus): 0 | 1 =>
  status === offeredStatus.offeredAndPreselected || status === offeredStatus.offeredAndMandatory ? 1 : 0;

/** An empty enrolment of a brand. */
export function newEnrolment(brand: Brand, now: Date): Omit<EnrolmentRecord, 'id' | 'version'> {
  return {
    status: enrolmentStatus.open,
    enrolmentType: 'Direct',
    brand: { level: brand.level, id: brand.id },
    partnerName: brand.name,
    reference: newReference(),
    saveAndContinueToken: randomBytes(32).toString('base64url'),
    createdAt: now,
    ...unconfirmed,
    ...notBegun,
    title: null,
    firstName: null,
    surname: null,
    dateOfBirth: null,
    emailAddress: null,
    contactNumber: null,
    emailAddressVerified: false,
    contactNumberVerified: false,
    moveInDate: null,
    residentialStatus: residentialStatus.notSet,
    address: null,
    offered: brand.offered,
    consented: perService(services, () => null),
    optIn: perService(services, (service) => preset(brand.offered[service])),
    completed: perService(services, () => false),
    ...serviceFields(orderedServices, 'Skipped', () => false),
    supply: null,
    usage: null,
    selection: null,
    application: null,
    energySetUp: null,
    ...untouchedServices,
    // As the brand has it, for the people of the demo; who creates an enrolment for anybody evaluates the flag for it.
    ctwbJourneyToggle: flagsOf(brand)['ctwb-upfront'],
    confirmationPageLastViewed: null,
  };
}

/** Letters and digits that nobody mistakes for each other on the phone, and that spell nothing. */
const signs = '23456789BCDFGHJKMNPQRTVWXYZ';

function newReference(): string {
  return `HM-${Array.from({ length: 8 }, () => signs.charAt(randomInt(signs.length))).join('')}`;
}
