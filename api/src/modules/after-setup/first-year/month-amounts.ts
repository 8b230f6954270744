import { addMonths } from '@home-move/contract';
import type { PriceStep } from '../plan/price-steps.js';

const dayMs = 86_400_000;
const dayNumber = (iso: string): number => Date.parse(iso) / dayMs;

/** The twelve months from the month of a day, each as its first day. */
export const monthsFrom = (iso: string): readonly string[] =>
  Array.from({ length: 12 }, (_, index) => addMonths(`${iso.slice(0, 7)}-01`, index));

/**
 * What a month costs, in pence: each monthly price counts for its share of the days of the month, and the sum is rounded once. A month at
 * one price therefore costs exactly that price. [ORDER-80]
 * @param steps by date; the last one has no end
 * @param month its first day, yyyy-MM-dd
 */
export function monthAmount(steps: readonly PriceStep[], month: string): number {
  const first = dayNumber(month);
  const next = dayNumber(addMonths(month, 1));
  const shares = steps.map(({ amount, from }, index) => {
    const following = steps[index + 1];
    const start = Math.max(dayNumber(from), first);
    const end = following ? Math.min(dayNumber(following.from), next) : next;
    return amount * Math.max(end - start, 0);
  });
  return Math.round(shares.reduce((sum, share) => sum + share, 0) / (next - first));
}

/** The price that applies on a day, in pence; 0 before the first one. */
export const priceOn = (steps: readonly PriceStep[], day: string): number =>
  steps.findLast(({ from }) => from <= day)?.amount ?? 0;
