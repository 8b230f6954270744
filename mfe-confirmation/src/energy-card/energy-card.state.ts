import { isInEnergyMarket, type EnergySummary, type Enrolment } from '@home-move/contract';

/**
 * The state of the energy card. [CONF-13 to CONF-17]
 * `continue`: chosen, but skipped or unfinished; `too-early`: chosen, but the move-in is too far ahead;
 * `no-quote`: chosen, but no quote is possible for the meters; or the home is in another market.
 */
export type EnergyCardState = 'completed' | 'not-chosen' | 'too-early' | 'no-quote' | 'continue';

type Facts = Pick<EnergySummary, 'isCompleted' | 'isOptedIn' | 'isMoveInDateInRange'> &
  Pick<Enrolment, 'supplyChecked' | 'quotableEnergy' | 'postcode'>;

export function energyCardState(facts: Facts): EnergyCardState {
  if (facts.isCompleted) return 'completed';
  if (!isInEnergyMarket(facts.postcode)) return 'no-quote';
  if (!facts.isOptedIn) return 'not-chosen';
  if (!facts.isMoveInDateInRange) return 'too-early';
  return facts.supplyChecked && !facts.quotableEnergy ? 'no-quote' : 'continue';
}
