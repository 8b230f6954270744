import { perService, registeredServices } from '@home-move/contract';
import type { EnrolmentRecord } from './enrolment.record.js';

/** Initial values of the fields that enrolments stored by earlier versions lack. */
export const initialFields = {
  partnerPostcode: null,
  detailMismatches: 0,
  lockedAt: null,
  detailsConfirmedAt: null,
  isUnpopulated: false,
  forgottenAt: null,
  tenantPortalStorage: null,
  smartPageViewed: null,
  onboarding: null,
  moveInDateUnknownAt: null,
  changedAt: {},
  contactSources: {},
  psrAnswers: null,
  secondarySelection: null,
  secondaryApplication: null,
  secondarySetUp: null,
  bankDetails: null,
  localServices: null,
  registrationConfirmed: perService(registeredServices, () => null),
  broadband: null,
  unsettledOrder: null,
  wombbUserConfirmedDate: null,
  wombbSkipped: false,
} as const satisfies Partial<EnrolmentRecord>;
