import { addDays, addMonths, formatDay, type BroadbandPricing, type PlanChange } from '@home-move/contract';
import { formatMoney } from '../../energy/quotes/cost-parts.js';
import { contractPrices } from '../confirmation/monthly-price.js';
import { planTexts } from './plan.texts.js';
import { priceChanges, type PriceStep } from './price-steps.js';

const texts = planTexts.broadband;

/** The prices of a contract that starts on `start`, each from its day. */
export function broadbandSteps(pricing: BroadbandPricing, start: string): readonly PriceStep[] {
  const { introductory, standard, rises } = contractPrices(pricing, start);
  const later = rises.map(({ price, from }) => ({ amount: price, from }));
  if (!introductory) return [{ amount: standard, from: start }, ...later];
  const { price, months } = introductory;
  return [{ amount: price, from: start }, { amount: standard, from: addMonths(start, months) }, ...later];
}

/** The last day of the contract; null if it is rolling. */
export const contractEndOf = (
  { isRolling, contractLengthMonths }: Pick<BroadbandPricing, 'isRolling' | 'contractLengthMonths'>,
  start: string,
): string | null => (isRolling ? null : addDays(addMonths(start, contractLengthMonths), -1));

/** Each price of a contract that starts on `start`, with the day from which it applies. */
export function broadbandPriceLines(pricing: BroadbandPricing, start: string): readonly string[] {
  const [first, ...later] = broadbandSteps(pricing, start);
  if (!first) return [];
  const { introductory } = contractPrices(pricing, start);
  const price = formatMoney(first.amount);
  return [
    introductory ? texts.introductory(price, introductory.months) : planTexts.monthly(price),
    ...later.map(({ amount, from }) => planTexts.monthlyFrom(formatMoney(amount), formatDay(from))),
  ];
}

/** Each later price of a contract, and its end unless it is rolling. */
export function broadbandChanges(pricing: BroadbandPricing, start: string): readonly PlanChange[] {
  const end = contractEndOf(pricing, start);
  return [
    ...priceChanges(broadbandSteps(pricing, start), texts.changes),
    ...(end === null ? [] : [{ date: end, title: texts.contractEnds, text: texts.contractEndsText }]),
  ];
}
