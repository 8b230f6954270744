import {
  addDays,
  enrolmentStatus,
  entertainmentPartners,
  offeredStatus,
  statusAfter,
  type Enrolment,
  type EnrolmentStatus,
  type Service,
} from '@home-move/contract';
import { simpleAddress } from '../address/one-line.js';
import { addressParts } from '../address/address-parts.js';
import { changeOfSupply } from '../energy/change-of-supply.js';
import { supplyFacts } from '../energy/supply-facts.js';
import type { EnrolmentRecord } from './enrolment.record.js';

/** Energy can be set up from this many days before move-in. [NEXT-18] */
const energyWindowDays = 14;

export function isMoveInDateInRange(moveInDate: string | null, today: string): boolean {
  return moveInDate !== null && moveInDate <= addDays(today, energyWindowDays);
}

/** The enrolment as its owner reads it. [API-04 to API-09, NEXT-19 to NEXT-27] */
export function toEnrolment(record: EnrolmentRecord, today: string, namedSupplier: string): Enrolment {
  const { offered, consented } = record;
  return {
    id: record.id,
    status: record.status,
    enrolmentType: record.enrolmentType,
    partnerName: record.partnerName,
    saveAndContinueToken: record.saveAndContinueToken,
    version: record.version,
    title: record.title,
    firstName: record.firstName,
    surname: record.surname,
    dateOfBirth: record.dateOfBirth,
    emailAddress: record.emailAddress,
    contactNumber: record.contactNumber,
    emailAddressVerified: record.emailAddressVerified,
    contactNumberVerified: record.contactNumberVerified,
    moveInDate: record.moveInDate,
    isMoveInDateInRange: isMoveInDateInRange(record.moveInDate, today),
    residentialStatus: record.residentialStatus,
    address: record.address,
    simpleAddress: record.address && simpleAddress(record.address),
    postcode: record.address?.postcode ?? record.partnerPostcode,
    ...addressParts(record.address),
    isUnpopulated: record.isUnpopulated,
    ...supplyFacts(record.supply),
    ...changeOfSupply(record.supply, namedSupplier),
    energyOfferedStatus: offered.energy,
    entertainmentOfferedStatus: offered.entertainment,
    councilOfferedStatus: offered.council,
    waterOfferedStatus: offered.water,
    ...servicesOf(record),
    councilConsented: consented.council,
    waterConsented: consented.water,
    councilIsMandatory: isMandatory(record, 'council'),
    waterIsMandatory: isMandatory(record, 'water'),
    ...broadbandFlags(record),
    wombbUserConfirmedDate: record.wombbUserConfirmedDate?.toISOString() ?? null,
    wombbSkipped: record.wombbSkipped,
    councilRegistrationConfirmed: record.registrationConfirmed.council,
    waterRegistrationConfirmed: record.registrationConfirmed.water,
    councilName: record.localServices?.services.council?.name ?? null,
    waterBoardName: record.localServices?.services.water?.companies[0]?.name ?? null,
    ctwbJourneyToggle: record.ctwbJourneyToggle,
    smartPageViewed: record.smartPageViewed?.toISOString() ?? null,
    confirmationPageLastViewed: record.confirmationPageLastViewed?.toISOString() ?? null,
    reference: record.reference,
  };
}

/** What was chosen, and how far it came. */
function servicesOf({ consented, optIn, completed, ...record }: EnrolmentRecord) {
  return {
    energyConsented: consented.energy,
    entertainmentConsented: consented.entertainment,
    energyOptIn: optIn.energy,
    entertainmentOptIn: optIn.entertainment,
    councilOptIn: optIn.council,
    waterOptIn: optIn.water,
    energyComplete: completed.energy,
    entertainmentComplete: completed.entertainment,
    councilComplete: completed.council,
    waterComplete: completed.water,
    energySkipped: record.energySkipped,
    entertainmentSkipped: record.entertainmentSkipped,
    wombbUserConfirmed: record.wombbUserConfirmedDate !== null,
  };
}

/** The status that the rest of the enrolment stands for. */
export function statusOf(record: EnrolmentRecord): EnrolmentStatus {
  const { firstName, emailAddress, isUnpopulated } = record;
  const { detailsPopulated, open } = enrolmentStatus;
  // What the partner had sent was dropped: it waits for its details again.
  const status = isUnpopulated && firstName === null && record.status === detailsPopulated ? open : record.status;
  return statusAfter({ status, firstName, emailAddress, ...servicesOf(record) });
}

/** Which of the partners completed entertainment. */
function broadbandFlags({ completed, broadband }: EnrolmentRecord) {
  const isOf = (wanted: boolean) => completed.entertainment && wanted;
  const isSky = broadband?.package.partner === entertainmentPartners.sky;
  const isWombb = broadband?.package.sourceId === 'wombb';
  return {
    skyComplete: isOf(isSky),
    wombbComplete: isOf(isWombb),
    broadbandComplete: isOf(broadband !== null && !isSky && !isWombb),
  };
}

export function isMandatory({ offered }: Pick<EnrolmentRecord, 'offered'>, service: Service): boolean {
  return offered[service] === offeredStatus.offeredAndMandatory;
}

/** Answer of `GET /enrolment/status/{id}`. */
export function toStatus({ status, completed }: EnrolmentRecord): {
  status: EnrolmentStatus;
  completed: Readonly<Record<Service, boolean>>;
} {
  return { status, completed };
}
