import type { EntertainmentSummary } from '@home-move/contract';

/**
 * The state of the broadband, phone and TV card. [CONF-18 to CONF-20]
 * `waiting`: ordered on the provider's own site, and not confirmed by the provider; `ordering`: sent to that site, but
 * the mover has not said whether they ordered; `continue`: chosen, but skipped or unfinished.
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
