import { isSameHome } from '../enrolment/address-change.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { postcodeOf, toAddress, toHome } from './given-home.js';
import {
  type GivenHome,
  type JourneyField,
  type StoredOnboarding,
  emptyOnboarding,
} from '../enrolment/onboarding.state.js';

/** What is known of each step: what the mover gave, else what the enrolment has. */
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

/** An address of the enrolment in another postcode than the one given is not the new home any more. */
function homeOf(record: EnrolmentRecord): GivenHome | null {
  const { home, given, committedAt } = onboardingState(record);
  const { address } = record;
  if (home && (committedAt === null || isSameHome(toAddress(home), address))) return home;
  if (!address) return null;
  return given.postcode === null || given.postcode === address.postcode ? toHome(address) : null;
}
