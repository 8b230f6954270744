import { perService, registeredServices, type BroadbandPackage } from '@home-move/contract';
import type { StoredBroadband } from './broadband.state.js';
import type { EnrolmentRecord } from './enrolment.record.js';

/** Initial values of the fields that enrolments stored by earlier versions lack. */
export const initialFields = {
  partnerPostcode: null,
  detailMismatches: 0,
  lockedAt: null,
  detailsConfirmedAt: null,
  isUnpopulated: false,
  forgottenAt: null,
  keptContracts: [],
  closedAt: null,
  closedBy: null,
  tenantPortalStorage: null,
  smartPageViewed: null,
  lastStep: null,
  onboarding: null,
  moveInDateUnknownAt: null,
  changedAt: {},
  contactSources: {},
  pendingContacts: {},
  contactChanges: [],
  ownedAt: null,
  firstToken: null,
  psrAnswers: null,
  secondarySelection: null,
  secondaryApplication: null,
  secondarySetUp: null,
  bankDetails: null,
  localServices: null,
  registrationConfirmed: perService(registeredServices, () => null),
  broadband: null,
  unsettledOrder: null,
  dateChange: null,
  dateChangeOutcomes: [],
  acceptedRequests: [],
  womConsents: [],
  wombbUserConfirmedDate: null,
  wombbSkipped: false,
  meterReadings: null,
  planTicks: null,
  recentEvents: [],
  eventsCopiedTo: 0,
} as const satisfies Partial<EnrolmentRecord>;

const initialPackageFields = {
  addOns: [],
  monthlyExitFee: null,
  activation: null,
} as const satisfies Partial<BroadbandPackage>;
const initialBroadbandFields = {
  addOns: [],
  skyCallbackSlot: null,
  consent: null,
} as const satisfies Partial<StoredBroadband>;

/** Adds the fields that a package of an earlier version lacks. */
export function withPackageFields(stored: BroadbandPackage): BroadbandPackage {
  return { ...initialPackageFields, ...stored };
}

/** Adds the fields that a choice of broadband lacks if the previous version stored it after the migration. */
export function withBroadbandFields(stored: StoredBroadband): StoredBroadband {
  if (Object.hasOwn(stored, 'consent')) return stored;
  return {
    ...initialBroadbandFields,
    ...stored,
    package: withPackageFields(stored.package),
    order: stored.order && { ...stored.order, activationDate: null },
  };
}
