import { onboardingMessages } from '@home-move/contract';
import { dayInWords } from '../enrolment/field-in-words.js';
import { homeInWords } from './given-home.js';
import type { JourneySoFar } from './journey-so-far.js';
import type { JourneyField } from './stored-onboarding.js';

/** What a step holds, as people read it: "14 Castle Road, Bedford, MK40 2QT", "27 Mar 1985". */
export function stepInWords(known: JourneySoFar, field: JourneyField): string {
  if (field === 'address') return known.home ? homeInWords(known.home) : onboardingMessages.nothingGiven;
  const value = known[field];
  if (value === null) return onboardingMessages.nothingGiven;
  return field === 'dateOfBirth' || field === 'moveInDate' ? dayInWords(value) : value;
}
