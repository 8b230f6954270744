import {
  channels,
  type Enrolment,
  enrolmentStatus,
  type EnrolmentStatus,
  entertainmentPartners,
  formatAddress,
  isMoveInDateInRange,
  offeredStatus,
  orderedServices,
  personFields,
  recordOf,
  registeredServices,
  type Service,
  serviceFields,
  type ServiceProgress,
  services,
  statusAfter,
} from '@home-move/contract';
import { currentActor } from '../../../common/access/actor.js';
import { addressFields } from './address-fields.js';
import type { KnownContacts } from './contact-change.state.js';
import { contactsForAgent, pendingContactOf } from './contact-ownership.js';
import { choicesSoFar } from './choices-so-far.js';
import { fuelsSetUp } from '../../energy/state/energy-slot.js';
import { changeOfSupply, homeSupply } from '../../energy/state/supply-facts.js';
import type { EnrolmentRecord } from './enrolment.record.js';

/** The enrolment as shown to the caller of the request, its mover or an agent. [API-04 to API-09, NEXT-19 to NEXT-27] */
export function toEnrolment(record: EnrolmentRecord, today: string, namedSupplier: string): Enrolment {
  return {
    id: record.id,
    status: record.status,
    enrolmentType: record.enrolmentType,
    partnerName: record.partnerName,
    ...tokenForMover(record),
    version: record.version,
    ...recordOf(personFields, (field) => record[field]),
    ...shownContacts(record),
    ...pendingForAgent(record),
    moveInDate: record.moveInDate,
    isMoveInDateInRange: isMoveInDateInRange(record.moveInDate, today),
    residentialStatus: record.residentialStatus,
    address: record.address,
    simpleAddress: record.address && formatAddress(record.address),
    postcode: record.address?.postcode ?? record.partnerPostcode,
    ...addressFields(record.address),
    isUnpopulated: record.isUnpopulated,
    ...homeSupply(record),
    namedSupplier,
    ...changeOfSupply(record.supply, namedSupplier),
    ...serviceProgress(record),
    fuelsSetUp: fuelsSetUp(record),
    choices: choicesSoFar(record),
    ...broadbandFlags(record),
    wombbUserConfirmed: record.wombbUserConfirmedDate !== null,
    wombbUserConfirmedDate: record.wombbUserConfirmedDate?.toISOString() ?? null,
    wombbSkipped: record.wombbSkipped,
    councilName: record.localServices?.services.council?.name ?? null,
    waterBoardName: waterNames(record),
    ctwbJourneyToggle: record.ctwbJourneyToggle,
    tenantPortalStorage: stepViews(record),
    smartPageViewed: record.smartPageViewed?.toISOString() ?? null,
    confirmationPageLastViewed: record.confirmationPageLastViewed?.toISOString() ?? null,
    lastStep: record.lastStep,
    isLinkConfirmed: (record.onboarding?.committedAt ?? null) !== null,
    closedAt: record.closedAt?.toISOString() ?? null,
    reference: record.reference,
  };
}

/** Until a new contact is proven, the mover reads the proven one, and an agent the new one. */
export function shownContacts(record: EnrolmentRecord): KnownContacts {
  if (currentActor().kind === 'agent') return contactsForAgent(record);
  const { emailAddress, contactNumber, emailAddressVerified, contactNumberVerified } = record;
  return { emailAddress, contactNumber, emailAddressVerified, contactNumberVerified };
}

/** An agent reads the new contact, although messages still go to the proven one. */
function pendingForAgent(record: EnrolmentRecord): Pick<Enrolment, 'pendingContacts'> {
  if (currentActor().kind !== 'agent') return {};
  return { pendingContacts: channels.filter((channel) => pendingContactOf(record, channel) !== null) };
}

/** Only for the mover: an agent knows surname and postcode, with which the token opens the enrolment. */
function tokenForMover({ saveAndContinueToken }: EnrolmentRecord): Pick<Enrolment, 'saveAndContinueToken'> {
  return currentActor().kind === 'mover' ? { saveAndContinueToken } : {};
}

function stepViews({ tenantPortalStorage: views }: EnrolmentRecord): Enrolment['tenantPortalStorage'] {
  return views?.wombbViewedDate ? { wombbViewedDate: views.wombbViewedDate.toISOString() } : {};
}

/** The water companies: "Bristol Water and Wessex Water" if both send a bill; null when there is none. */
function waterNames({ localServices }: EnrolmentRecord): string | null {
  const names = localServices?.services.water?.companies.map(({ name }) => name) ?? [];
  return names.length > 0 ? nameList.format(names) : null;
}

const nameList = new Intl.ListFormat('en-GB');

type Read<Value> = (record: EnrolmentRecord) => Value;
/** For a field of each of the services: reads it from the record. */
const readers = <Id extends Service, Suffix extends string, Value>(
  ids: readonly Id[],
  suffix: Suffix,
  read: (record: EnrolmentRecord, service: Id) => Value,
) => serviceFields(ids, suffix, (service) => (record: EnrolmentRecord) => read(record, service));

/** How each field is read. Built once: composing the names for every response would take longer than reading. */
const progressReaders: { readonly [Field in keyof ServiceProgress]: Read<ServiceProgress[Field]> } = {
  ...readers(services, 'OfferedStatus', ({ offered }, service) => offered[service]),
  ...readers(services, 'Consented', ({ consented }, service) => consented[service]),
  ...readers(services, 'OptIn', ({ optIn }, service) => optIn[service]),
  ...readers(services, 'Complete', ({ completed }, service) => completed[service]),
  ...readers(orderedServices, 'Skipped', (record, service) => record[`${service}Skipped`]),
  ...readers(registeredServices, 'IsMandatory', isMandatory),
  ...readers(
    registeredServices,
    'RegistrationConfirmed',
    ({ registrationConfirmed }, service) => registrationConfirmed[service],
  ),
};
const progressFields = Object.entries(progressReaders);

function serviceProgress(record: EnrolmentRecord): ServiceProgress {
  const progress: Record<string, unknown> = {};
  for (const [name, read] of progressFields) progress[name] = read(record);
  // progressReaders has exactly these fields.
  return progress as unknown as ServiceProgress;
}

/** The status that follows from the rest of the enrolment. */
export function statusOf(record: EnrolmentRecord): EnrolmentStatus {
  const { firstName, emailAddress, contactNumber, isUnpopulated } = record;
  const { detailsPopulated, open } = enrolmentStatus;
  // The partner's details or an unproven contact were dropped, so the enrolment is open until the mover enters them.
  const isDropped = (isUnpopulated && firstName === null) || emailAddress === null || contactNumber === null;
  const status = isDropped && record.status === detailsPopulated ? open : record.status;
  const wombbUserConfirmed = record.wombbUserConfirmedDate !== null;
  return statusAfter({
    status,
    firstName,
    emailAddress,
    contactNumber,
    wombbUserConfirmed,
    quotableEnergy: homeSupply(record).quotableEnergy,
    ...serviceProgress(record),
  });
}

/** Which partner completed entertainment. */
function broadbandFlags({ completed, broadband }: EnrolmentRecord) {
  const isSky = broadband?.package.partner === entertainmentPartners.sky;
  const isWombb = broadband?.package.sourceId === 'wombb';
  return {
    skyComplete: completed.entertainment && isSky,
    wombbComplete: completed.entertainment && isWombb,
    broadbandComplete: completed.entertainment && broadband !== null && !isSky && !isWombb,
  };
}

export function isMandatory({ offered }: Pick<EnrolmentRecord, 'offered'>, service: Service): boolean {
  return offered[service] === offeredStatus.offeredAndMandatory;
}

/** The response of `GET /enrolment/status/{id}`. */
export function toStatus({ status, completed }: EnrolmentRecord): {
  status: EnrolmentStatus;
  completed: Readonly<Record<Service, boolean>>;
} {
  return { status, completed };
}
