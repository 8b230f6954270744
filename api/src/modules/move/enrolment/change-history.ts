import { isDeepStrictEqual } from 'node:util';
import {
  enrolmentStatus,
  personFields,
  recordOf,
  registeredServices,
  type EnrolmentStatus,
  type HistoryType,
  type OrderStatus,
  type RegisteredService,
} from '@home-move/contract';
import { energySetUps } from '../../energy/state/energy-slot.js';
import type { EnergySetUp, StoredSelection } from '../../energy/state/energy.state.js';
import type { ContactField } from './mover-fields.js';
import type { EnrolmentChange, EnrolmentRecord } from './enrolment.record.js';

/** An entry of the history before it is known who did it and when. */
export interface Happened {
  readonly type: HistoryType;
  /** The reference of the order or application, if any. */
  readonly reference: string | null;
}

type Found = HistoryType | Happened | null;
type Rule = (before: EnrolmentRecord, after: EnrolmentRecord) => Found | readonly Found[];
type Changeable = keyof EnrolmentChange;

/**
 * The history entries that a changed field causes; null for fields that cause none. Every field has a rule, so that a
 * new field does not compile without one.
 */
const rules: Readonly<Record<Changeable, Rule | null>> = {
  enrolmentType: null,
  brand: null,
  partnerName: null,
  reference: null,
  saveAndContinueToken: null,
  firstToken: null,
  ownedAt: null,
  pendingContacts: (before, { pendingContacts }) =>
    Object.entries(pendingContacts).some(
      ([field, entered]) => before.pendingContacts[field as ContactField] !== entered,
    )
      ? 'contact-details-saved'
      : null,
  contactChanges: null,
  partnerPostcode: null,
  detailMismatches: null,
  lockedAt: (_before, { lockedAt }) => (lockedAt ? 'locked' : 'unlocked'),
  detailsConfirmedAt: null,
  isUnpopulated: null,
  forgottenAt: null,
  closedAt: (_before, { closedAt }) => (closedAt ? 'finished' : 'reopened'),
  closedBy: null,
  onboarding: onboardingSteps,
  ...recordOf(personFields, (field) => given(field, 'personal-details-saved')),
  emailAddress: given('emailAddress', 'contact-details-saved'),
  contactNumber: given('contactNumber', 'contact-details-saved'),
  emailAddressVerified: given('emailAddressVerified', 'contact-proven'),
  contactNumberVerified: given('contactNumberVerified', 'contact-proven'),
  contactSources: null,
  moveInDate: (before, { moveInDate }) => {
    if (moveInDate === null) return null;
    return hasOrder(before) ? 'move-date-changed' : 'move-date-saved';
  },
  moveInDateUnknownAt: given('moveInDateUnknownAt', 'move-date-saved'),
  residentialStatus: given('residentialStatus', 'residential-status-saved'),
  address: given('address', 'address-saved'),
  offered: null,
  consented: registered,
  optIn: registered,
  completed: completedServices,
  energySkipped: given('energySkipped', 'service-skipped'),
  entertainmentSkipped: given('entertainmentSkipped', 'service-skipped'),
  wombbSkipped: given('wombbSkipped', 'service-skipped'),
  supply: null,
  usage: given('usage', 'usage-saved'),
  selection: (before, after) => selectionChange(before.selection, after.selection),
  application: null,
  energySetUp: (before, after) => setUpChange(before.energySetUp, after.energySetUp),
  secondarySelection: (before, after) => selectionChange(before.secondarySelection, after.secondarySelection),
  secondaryApplication: null,
  secondarySetUp: (before, after) => setUpChange(before.secondarySetUp, after.secondarySetUp),
  bankDetails: given('bankDetails', 'bank-details-saved'),
  psrAnswers: given('psrAnswers', 'psr-saved'),
  localServices: null,
  // Another home has no answers yet.
  registrationConfirmed: ({ registrationConfirmed: before }, { registrationConfirmed: after }) =>
    registeredServices.some((service) => after[service] !== null && after[service] !== before[service])
      ? 'registration-confirmed'
      : null,
  broadband: broadbandChange,
  unsettledOrder: null,
  dateChange: null,
  dateChangeOutcomes: null,
  acceptedRequests: null,
  womConsents: ({ womConsents: before }, { womConsents: after }) =>
    after.length < before.length ? 'consent-withdrawn' : 'consent-given',
  wombbUserConfirmedDate: given('wombbUserConfirmedDate', 'broadband-order-reported'),
  planTicks: null,
  homeBills: null,
  orderStatuses: statusChanges,
  cancellations: cancellationChanges,
  formerOrders: null,
  meterReadings: given('meterReadings', 'meter-readings-saved'),
  supplierMetering: null,
  ctwbJourneyToggle: null,
  tenantPortalStorage: null,
  smartPageViewed: null,
  lastStep: null,
  unfinished: null,
  confirmationPageLastViewed: null,
};

/** What a change of an enrolment means in its history. */
export function whatHappened(
  before: EnrolmentRecord,
  change: EnrolmentChange,
  status: EnrolmentStatus,
): readonly Happened[] {
  if (change.forgottenAt) return [toHappened('forgotten')];
  const after = { ...before, ...change };
  const found = (Object.keys(change) as Changeable[]).flatMap((field) => {
    const rule = rules[field];
    return rule && !isDeepStrictEqual(before[field], after[field]) ? rule(before, after) : [];
  });
  const happened = found.filter((item) => item !== null).map(toHappened);
  const isImplied = happened.some(({ type }) => impliesChoice.has(type));
  if (!isImplied && isChoice(before, after)) happened.push(toHappened('services-chosen'));
  if (status === enrolmentStatus.complete && before.status !== status) happened.push(toHappened('enrolment-completed'));
  return happened.filter((item, index) => happened.findIndex((other) => isSame(item, other)) === index);
}

const isSame = (item: Happened, other: Happened) => item.type === other.type && item.reference === other.reference;

const toHappened = (found: HistoryType | Happened): Happened =>
  typeof found === 'string' ? { type: found, reference: null } : found;

/** For a field that is given a value; clearing it has no entry. */
function given(field: Changeable, type: HistoryType): Rule {
  return (_before, after) => (after[field] ? type : null);
}

/** Choosing a tariff or package opts in as well. */
const impliesChoice: ReadonlySet<HistoryType> = new Set<HistoryType>([
  'service-skipped',
  'energy-plan-chosen',
  'energy-set-up',
  'broadband-chosen',
  'broadband-set-up',
  'council-tax-registered',
  'water-registered',
]);

function isChoice(before: EnrolmentRecord, after: EnrolmentRecord): boolean {
  return !isDeepStrictEqual(before.optIn, after.optIn) || !isDeepStrictEqual(before.consented, after.consented);
}

/** The steps of the onboarding journey from a link. Its commit copies the answers, and the copied fields have entries. */
function onboardingSteps({ onboarding: before }: EnrolmentRecord, { onboarding: after }: EnrolmentRecord): Found[] {
  if (!after || after.committedAt) return [];
  const isGiven = (field: keyof typeof after.given) =>
    after.given[field] !== null && after.given[field] !== (before?.given[field] ?? null);
  const isHomeGiven = after.home !== null && !isDeepStrictEqual(after.home, before?.home ?? null);
  return [
    isGiven('firstName') || isGiven('surname') || isGiven('dateOfBirth') ? 'personal-details-saved' : null,
    isGiven('moveInDate') ? 'move-date-saved' : null,
    isGiven('postcode') || isHomeGiven ? 'address-saved' : null,
  ];
}

const hasOrder = (record: EnrolmentRecord) =>
  energySetUps(record).length > 0 || (record.broadband?.order ?? null) !== null;

/** Council tax and water, if the mover opted in: a declined registration is complete too. */
function registered(before: EnrolmentRecord, after: EnrolmentRecord): Found[] {
  const isNew = (service: RegisteredService) => !isRegistered(before, service) && isRegistered(after, service);
  return [isNew('council') ? 'council-tax-registered' : null, isNew('water') ? 'water-registered' : null];
}

const isRegistered = ({ completed, optIn }: EnrolmentRecord, service: RegisteredService) =>
  completed[service] && optIn[service] === 1;

function completedServices(before: EnrolmentRecord, after: EnrolmentRecord): Found[] {
  const isNew = (service: keyof EnrolmentRecord['completed']) => !before.completed[service] && after.completed[service];
  const hasNewSetUp = energySetUps(after).length > energySetUps(before).length;
  return [
    ...registered(before, after),
    // Completed with one fuel, because the other one is not wanted.
    isNew('energy') && !hasNewSetUp ? 'service-skipped' : null,
    isNew('entertainment') ? { type: 'broadband-set-up', reference: after.broadband?.order?.number ?? null } : null,
  ];
}

/** An order of which the provider has reported another status. */
function statusChanges({ orderStatuses: before }: EnrolmentRecord, { orderStatuses: after }: EnrolmentRecord): Found[] {
  return after.map(({ reference, status }) => {
    const type = statusTypes[status];
    const isSameStatus = before.some((order) => order.reference === reference && order.status === status);
    return type === null || isSameStatus ? null : { type, reference };
  });
}

/** A request to cancel, or the refusal of one. */
function cancellationChanges(
  { cancellations: before }: EnrolmentRecord,
  { cancellations: after }: EnrolmentRecord,
): Found[] {
  return after
    .filter((cancellation) => !before.some((known) => isDeepStrictEqual(known, cancellation)))
    .map(({ reference, isRefused }) => ({
      type: isRefused ? 'order-cancellation-refused' : 'order-cancellation-received',
      reference,
    }));
}

/** An order is submitted by the change that sets the service up, which has its own entry. */
const statusTypes = {
  submitted: null,
  accepted: 'order-accepted',
  beingSetUp: 'order-being-set-up',
  live: 'order-live',
  rejected: 'order-rejected',
  cancelled: 'order-cancelled',
} as const satisfies Readonly<Record<OrderStatus, HistoryType | null>>;

function selectionChange(before: StoredSelection | null, after: StoredSelection | null): Found {
  if (!after) return null;
  const isSameSelection = before?.quoteId === after.quoteId && isDeepStrictEqual(contentOf(before), contentOf(after));
  if (!isSameSelection) return 'energy-plan-chosen';
  const isDateConfirmed = after.startAnswers && !isDeepStrictEqual(before.startAnswers, after.startAnswers);
  return isDateConfirmed ? 'start-date-saved' : null;
}

const contentOf = ({ offers, addOnsIdentifiers }: StoredSelection) => [
  offers.map(({ tariff }) => tariff.id),
  addOnsIdentifiers,
];

function setUpChange(before: EnergySetUp | null, after: EnergySetUp | null): Found {
  if (!after || before?.applicationReference === after.applicationReference) return null;
  return { type: 'energy-set-up', reference: after.applicationReference };
}

function broadbandChange(before: EnrolmentRecord, after: EnrolmentRecord): Found {
  // An order that ended has an entry for its status.
  if (!after.broadband) return before.broadband?.order ? null : 'broadband-choice-removed';
  const isSamePackage = before.broadband?.package.packageId === after.broadband.package.packageId;
  // An order is chosen and set up at once.
  return isSamePackage || (after.completed.entertainment && !before.completed.entertainment)
    ? null
    : 'broadband-chosen';
}
