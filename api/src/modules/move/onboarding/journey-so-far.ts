import { formatDay, onboardingMessages } from '@home-move/contract';
import { isSameHome } from '../enrolment/address-change.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { formatHome, postcodeOf, toAddress, toHome } from './given-home.js';
import { type GivenHome, type JourneyField, type StoredOnboarding, emptyOnboarding } from './state/onboarding.state.js';

/** The current answer of each step: the mover's, otherwise the enrolment's value. */
export type JourneySoFar = Readonly<Record<Exclude<JourneyField, 'address'>, string | null>> & {
  readonly home: GivenHome | null;
};

export const onboardingState = ({ onboarding }: EnrolmentRecord): StoredOnboarding => onboarding ?? emptyOnboarding;

export function journeySoFar(record: EnrolmentRecord): JourneySoFar {
  const { given } = onboardingState(record);
  const home = homeOf(record);
  return {
    firstName: given.firstName ?? record.firstName,
    surname: given.surname ?? record.surname,
    dateOfBirth: given.dateOfBirth ?? record.dateOfBirth,
    moveInDate: given.moveInDate ?? record.moveInDate,
    postcode: home ? postcodeOf(home) : (given.postcode ?? record.partnerPostcode),
    home,
  };
}

/** Leaves out an address of the enrolment that is not in the given postcode. */
function homeOf(record: EnrolmentRecord): GivenHome | null {
  const { home, given, committedAt } = onboardingState(record);
  const { address } = record;
  if (home && (committedAt === null || isSameHome(toAddress(home), address))) return home;
  if (!address) return null;
  return given.postcode === null || given.postcode === address.postcode ? toHome(address) : null;
}

/** The answer of a step as text for the mover: "14 Castle Road, Bedford, MK40 2QT", "27 Mar 1985". */
export function formatStep(known: JourneySoFar, field: JourneyField): string {
  if (field === 'address') return known.home ? formatHome(known.home) : onboardingMessages.nothingGiven;
  const value = known[field];
  if (value === null) return onboardingMessages.nothingGiven;
  return field === 'dateOfBirth' || field === 'moveInDate' ? formatDay(value) : value;
}
