import type { StepId } from '../journey/steps';
import { inviteJourneys, type InviteJourney } from './telephony';

/** Query parameter of an invite's link: the journey that it leads to after the login. */
export const inviteParam = 'journey';

/** The first step of each journey that a customer can be invited to. [TEL-08] */
export const inviteSteps = {
  energy: 'energy-usage',
  entertainment: 'broadband-list',
} as const satisfies Record<InviteJourney, StepId>;

/** The step that the query of an invite's link leads to; null for other links. */
export function invitedStep(query: URLSearchParams): StepId | null {
  const journey = inviteJourneys.find((name) => name === query.get(inviteParam));
  return journey ? inviteSteps[journey] : null;
}
