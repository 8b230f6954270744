import { personFields, recordOf } from '@home-move/contract';
import { initialOrderFields } from '../../after-setup/orders/state/order-status.state.js';
import { initialBroadbandFields } from '../../broadband/state/broadband.state.js';
import { initialEnergyFields } from '../../energy/state/energy.state.js';
import { initialLocalServicesFields } from '../council-water/state/local-services.state.js';
import { initialDateChangeFields } from '../move-date/state/date-change.state.js';
import { initialOnboardingFields } from '../onboarding/state/onboarding.state.js';
import type { EnrolmentRecord } from './enrolment.record.js';

/** Initial values of the fields that enrolments stored by earlier versions lack. */
export const initialFields = {
  namedSupplier: null,
  isSentByPartner: false,
  partnerPostcode: null,
  detailMismatches: 0,
  lockedAt: null,
  detailsConfirmedAt: null,
  isUnpopulated: false,
  forgottenAt: null,
  keptContracts: [],
  retention: null,
  unfinished: null,
  closedAt: null,
  closedBy: null,
  tenantPortalStorage: null,
  smartPageViewed: null,
  lastStep: null,
  moveInDateUnknownAt: null,
  changedAt: {},
  contactSources: {},
  pendingContacts: {},
  contactChanges: [],
  ownedAt: null,
  firstToken: null,
  acceptedRequests: [],
  planTicks: null,
  homeBills: null,
  ...recordOf(personFields, () => null),
  ...initialEnergyFields,
  ...initialBroadbandFields,
  ...initialOnboardingFields,
  ...initialLocalServicesFields,
  ...initialDateChangeFields,
  ...initialOrderFields,
  recentEvents: [],
  eventsCopiedTo: 0,
} as const satisfies Partial<EnrolmentRecord>;
