import { onboardingMessages } from '@home-move/contract';
import { homeInWords } from './given-home.js';
import type { JourneySoFar } from './journey-so-far.js';
import type { JourneyField } from './stored-onboarding.js';

const day = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** What a step holds, as people read it: "14 Castle Road, Bedford, MK40 2QT", "27 Mar 1985". */
export function stepInWords(known: JourneySoFar, field: JourneyField): string {
  if (field === 'address') return known.home ? homeInWords(known.home) : onboardingMessages.nothingGiven;
  const value = known[field];
  if (value === null) return onboardingMessages.nothingGiven;
  return field === 'dateOfBirth' || field === 'moveInDate' ? day.format(new Date(`${value}T00:00:00Z`)) : value;
}
