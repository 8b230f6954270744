import type { EntertainmentSummary } from '@home-move/contract';

/**
 * What the card of broadband, phone and TV says. [CONF-18 to CONF-20]
 * `waiting`: ordered on the provider's own site, who has not confirmed it; `ordering`: sent on to that site, without a word
 * since; `continue`: chosen, but skipped or left halfway.
 */
export type EntertainmentCardState = 'completed' | 'waiting' | 'not-chosen' | 'ordering' | 'continue';

type Facts = Pick<
  EntertainmentSummary,
  'isCompleted' | 'wombbUserConfirmed' | 'isOptedIn' | 'isSkipped' | 'wombbPackageUrl'
>;

export function entertainmentCardState(facts: Facts): EntertainmentCardState {
  if (facts.isCompleted) return 'completed';
  if (facts.wombbUserConfirmed) return 'waiting';
  if (!facts.isOptedIn) return 'not-chosen';
  return facts.wombbPackageUrl !== null && !facts.isSkipped ? 'ordering' : 'continue';
}
