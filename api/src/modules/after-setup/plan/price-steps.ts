import type { PlanChange } from '@home-move/contract';
import { planTexts } from './plan.texts.js';

/** A monthly price in formatted pounds, and the day from which it applies. */
export interface PriceStep {
  readonly amount: string;
  readonly from: string;
}

/** Each price after the first, with the one before it. */
export function priceChanges(steps: readonly PriceStep[], title: (amount: string) => string): readonly PlanChange[] {
  return steps.flatMap(({ amount, from }, index) => {
    const before = steps[index - 1];
    return before ? [{ date: from, title: title(amount), text: planTexts.priceBefore(before.amount) }] : [];
  });
}
