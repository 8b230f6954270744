import { noQuoteReason, type EnergySummary, type Enrolment } from '@home-move/contract';

/**
 * The state of the energy card. [CONF-13 to CONF-17]
 * `continue`: chosen, but skipped or unfinished; `too-early`: chosen, but the move-in is too far ahead;
 * `no-quote`: no quote is possible for the home, whether or not it is chosen.
 */
export type EnergyCardState = 'completed' | 'not-chosen' | 'too-early' | 'no-quote' | 'continue';

type Facts = Pick<EnergySummary, 'isCompleted' | 'isOptedIn' | 'isMoveInDateInRange'> &
  Pick<Enrolment, 'supplyStatus' | 'postcode'>;

export function energyCardState(facts: Facts): EnergyCardState {
  if (facts.isCompleted) return 'completed';
  if (noQuoteReason(facts) !== null) return 'no-quote';
  if (!facts.isOptedIn) return 'not-chosen';
  return facts.isMoveInDateInRange ? 'continue' : 'too-early';
}
