import type { PlanChange } from '@home-move/contract';
import { formatMoney } from '../../energy/quotes/cost-parts.js';
import { planTexts } from './plan.texts.js';

/** A monthly price, and the day from which it applies. */
export interface PriceStep {
  /** In pence. */
  readonly amount: number;
  /** yyyy-MM-dd */
  readonly from: string;
}

/** Each price after the first, with the one before it. */
export function priceChanges(steps: readonly PriceStep[], title: (amount: string) => string): readonly PlanChange[] {
  return steps.flatMap(({ amount, from }, index) => {
    const before = steps[index - 1];
    return before
      ? [{ date: from, title: title(formatMoney(amount)), text: planTexts.priceBefore(formatMoney(before.amount)) }]
      : [];
  });
}
