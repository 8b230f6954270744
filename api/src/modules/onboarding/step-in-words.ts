import { onboardingMessages } from '@home-move/contract';
import { formatDay } from '../enrolment/field-format.js';
import { formatHome } from './given-home.js';
import type { JourneySoFar } from './journey-so-far.js';
import type { JourneyField } from '../enrolment/onboarding.state.js';

/** What a step holds, as people read it: "14 Castle Road, Bedford, MK40 2QT", "27 Mar 1985". */
export function formatStep(known: JourneySoFar, field: JourneyField): string {
  if (field === 'address') return known.home ? formatHome(known.home) : onboardingMessages.nothingGiven;
  const value = known[field];
  if (value === null) return onboardingMessages.nothingGiven;
  return field === 'dateOfBirth' || field === 'moveInDate' ? formatDay(value) : value;
}
