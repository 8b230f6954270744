import { noQuoteReason, type EnergySummary, type Enrolment, type SingleFuel } from '@home-move/contract';

/**
 * The state of the energy card. [CONF-13 to CONF-17]
 * `continue`: chosen, but skipped or unfinished; `too-early`: chosen, but the move-in is too far ahead; `date-missing`: chosen, but
 * the move-in date is unknown;
 * `no-quote`: no quote is possible for the home, whether or not it is chosen. With mixed meters, `after-electricity`: gas,
 * whose turn is next; `fuel-left`: the other fuel is set up.
 */
export type EnergyCardState =
  | 'completed'
  | 'not-chosen'
  | 'too-early'
  | 'date-missing'
  | 'no-quote'
  | 'continue'
  | 'after-electricity'
  | 'fuel-left';

type Facts = Pick<EnergySummary, 'isCompleted' | 'isOptedIn' | 'moveInDate' | 'isMoveInDateInRange'> &
  Pick<Enrolment, 'supplyStatus' | 'postcode' | 'fuelsSetUp'>;

/**
 * @param oneOfTwo the fuel of the card where each has its own, with mixed meters
 */
export function energyCardState(facts: Facts, oneOfTwo: SingleFuel | null): EnergyCardState {
  if (facts.isCompleted) return 'completed';
  if (noQuoteReason(facts) !== null) return 'no-quote';
  const isOtherSetUp = oneOfTwo !== null && facts.fuelsSetUp.length > 0;
  if (isOtherSetUp && facts.isMoveInDateInRange) return 'fuel-left';
  if (oneOfTwo === 'Gas' && !isOtherSetUp) return 'after-electricity';
  if (!facts.isOptedIn) return 'not-chosen';
  if (facts.moveInDate === null) return 'date-missing';
  return facts.isMoveInDateInRange ? 'continue' : 'too-early';
}
