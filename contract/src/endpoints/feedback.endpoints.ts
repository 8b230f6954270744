import type { GivenFeedback } from '../feedback/feedback.schema';
import { endpoint, type NoInput } from './endpoint';

/** Only movers: an agent cannot judge for them. */
const movers = ['enrolment', 'customer'] as const;

/** The question at the end of the journey, with the flag `ask-nicely`. */
export const feedbackEndpoints = {
  feedbackState: endpoint<NoInput, { readonly isWanted: boolean }>({
    method: 'GET',
    path: '/enrolment/trigger-survey',
    roles: movers,
  }),
  /** CONFLICT for a second answer of an enrolment, and while the flag is off. [CALL-11] */
  giveFeedback: endpoint<{ body: GivenFeedback }, void>({
    method: 'PUT',
    path: '/enrolment/trigger-survey',
    roles: movers,
    success: 204,
  }),
};
