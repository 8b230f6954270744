import { addDays, addMonths, formatDay, type BroadbandPricing, type PlanChange } from '@home-move/contract';
import { formatMonthlyPrice } from '../confirmation/monthly-price.js';
import { planTexts } from './plan.texts.js';
import { priceChanges, type PriceStep } from './price-steps.js';

const texts = planTexts.broadband;

/** The prices of the contract, each from its day; `firstMonths`: how long the first one lasts, if it is an introductory one. */
function monthlySteps(pricing: BroadbandPricing, start: string) {
  const { introductory, packageMonthlyAmount, rises } = formatMonthlyPrice(pricing, start);
  const standard = packageMonthlyAmount ?? '';
  const later = rises.map(({ amountFormatted, from }) => ({ amount: amountFormatted, from }));
  const steps: readonly PriceStep[] = introductory
    ? [
        { amount: introductory.amountFormatted, from: start },
        { amount: standard, from: addMonths(start, introductory.months) },
        ...later,
      ]
    : [{ amount: standard, from: start }, ...later];
  return { steps, firstMonths: introductory?.months ?? null };
}

/** Each price of a contract that starts on `start`, with the day from which it applies. */
export function broadbandPriceLines(pricing: BroadbandPricing, start: string): readonly string[] {
  const { steps, firstMonths } = monthlySteps(pricing, start);
  const [first, ...later] = steps;
  if (!first) return [];
  return [
    firstMonths === null ? planTexts.monthly(first.amount) : texts.introductory(first.amount, firstMonths),
    ...later.map(({ amount, from }) => planTexts.monthlyFrom(amount, formatDay(from))),
  ];
}

/** Each later price of a contract, and its end unless it is rolling. */
export function broadbandChanges(pricing: BroadbandPricing, start: string): readonly PlanChange[] {
  const end = addDays(addMonths(start, pricing.contractLengthMonths), -1);
  return [
    ...priceChanges(monthlySteps(pricing, start).steps, texts.changes),
    ...(pricing.isRolling ? [] : [{ date: end, title: texts.contractEnds, text: texts.contractEndsText }]),
  ];
}
