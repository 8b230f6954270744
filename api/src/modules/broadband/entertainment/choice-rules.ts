import {
  consentServiceOf,
  currentWomConsent,
  isAvailable,
  type BroadbandPackage,
  type JourneyFacts,
} from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import type { BroadbandOrder } from '../../../providers/broadband-ht/broadband-ht.port.js';
import type { GivenConsent } from '../state/broadband.state.js';
import { isSameHome } from '../../move/enrolment/address-change.js';
import { rejectWhenBroadbandComplete } from '../../move/enrolment/change-guards.js';
import type { EnrolmentChange, EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';

/** The customer of an order. DETAILS_MISSING while a required detail is missing. */
export function personOf(enrolment: EnrolmentRecord): BroadbandOrder['person'] {
  const { title, firstName, surname, emailAddress, contactNumber } = enrolment;
  if (!firstName || !surname || !emailAddress || !contactNumber) throw new DomainError('DETAILS_MISSING');
  return { title, firstName, surname, emailAddress, contactNumber };
}

/** Throws ENROLMENT_COMPLETE, ADDRESS_MISSING, DETAILS_MISSING or CONFLICT if no package can be chosen. */
export function rejectUnlessChoosable(enrolment: EnrolmentRecord, facts: JourneyFacts): void {
  rejectWhenBroadbandComplete(enrolment);
  if (!enrolment.address) throw new DomainError('ADDRESS_MISSING');
  personOf(enrolment);
  if (!isAvailable('broadband-list', facts)) throw new DomainError('CONFLICT');
}

/** CONFLICT when home, move-in date, chosen package or order have changed in another tab since `seen`, or the date just changes. */
export function rejectOutdated(current: EnrolmentRecord, seen: EnrolmentRecord): void {
  const references = ({ broadband, unsettledOrder }: EnrolmentRecord) => [broadband?.click?.id, unsettledOrder?.key];
  const isCurrent =
    isSameHome(current.address, seen.address) &&
    current.moveInDate === seen.moveInDate &&
    current.dateChange === null &&
    JSON.stringify(references(current)) === JSON.stringify(references(seen));
  if (!isCurrent) throw new DomainError('CONFLICT');
}

/** Opts in to entertainment, as choosing a package does. Clears the confirmation of an earlier package. */
export function chooseEntertainment({ optIn, consented }: EnrolmentRecord) {
  return {
    optIn: { ...optIn, entertainment: 1 },
    consented: { ...consented, entertainment: true },
    entertainmentSkipped: false,
    wombbSkipped: false,
    wombbUserConfirmedDate: null,
  } as const satisfies EnrolmentChange;
}

/**
 * The consent that the mover gave to passing their details on for a package: the recorded one, otherwise, as no package is
 * chosen without, one to the current text at this moment. [CALL-10]
 */
export function consentTo({ womConsents }: EnrolmentRecord, chosen: BroadbandPackage, chosenAt: Date): GivenConsent {
  const recorded = womConsents.find(({ serviceType }) => serviceType === consentServiceOf(chosen));
  if (!recorded) return { version: currentWomConsent, givenAt: chosenAt };
  const { version, givenAt } = recorded;
  return { version, givenAt };
}
