import { addDays, addMonths, contractStart, londonToday, type BroadbandPricing } from '@home-move/contract';
import { formatDate, formatMoney, useEnrolment, useRuntime } from '@home-move/ui';
import { packageTexts as texts } from './package.texts';

/** A monthly price and the date from which it applies. */
export interface PriceStep {
  /** yyyy-MM-dd; the contract's start for the first step. */
  readonly from: string;
  /** Pence a month. */
  readonly price: number;
  /** Months of an introductory price; null for the standard price and its rises. */
  readonly offerMonths: number | null;
  /** Duration in days. */
  readonly days: number;
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Monthly prices of a contract that starts on `start`: introductory offers, then the standard price with its stated rises. */
export function priceSteps(pricing: BroadbandPricing, start: string): readonly PriceStep[] {
  const { standardMonthlyCost, pricingOffers, rises } = pricing.monthlyPricing;
  const steps: { from: string; price: number; offerMonths: number | null }[] = [];
  let months = 0;
  for (const { numberOfMonths, price } of pricingOffers) {
    steps.push({ from: addMonths(start, months), price, offerMonths: numberOfMonths });
    months += numberOfMonths;
  }
  const offersEnd = addMonths(start, months);
  // A rolling contract is renewed: the month after its offers costs the standard price.
  const end = addMonths(start, Math.max(pricing.contractLengthMonths, pricing.isRolling ? months + 1 : 0));
  const before = rises.filter(({ from }) => from <= offersEnd).at(-1);
  if (offersEnd < end) steps.push({ from: offersEnd, price: before?.price ?? standardMonthlyCost, offerMonths: null });
  for (const { from, price } of rises)
    if (from > offersEnd && from < end) steps.push({ from, price, offerMonths: null });
  return steps.map((step, index) => ({ ...step, days: daysBetween(step.from, steps[index + 1]?.from ?? end) }));
}

/** The price steps for the mover, whose contract would start at the move-in date. */
export function usePriceSteps(pricing: BroadbandPricing): readonly PriceStep[] {
  const today = londonToday(useRuntime().clock.now());
  return priceSteps(pricing, contractStart(useEnrolment()?.moveInDate ?? null, today));
}

const isFree = ({ price, offerMonths }: PriceStep): boolean => price === 0 && offerMonths !== null;

/** The amount of a step: "Free" for months without charge. */
export const amountOf = (step: PriceStep): string => (isFree(step) ? texts.free : formatMoney(step.price));

/** "£28.99 until 31 Mar 2027, £32.99 from 01 Apr 2027": every price with its dates. */
export function formatPrices(pricing: BroadbandPricing, steps: readonly PriceStep[]): string {
  const [first, second] = steps;
  if (!second)
    return first?.offerMonths === null && pricing.isRolling
      ? texts.rollingPrice(formatMoney(first.price))
      : texts.onePrice(formatMoney(first?.price ?? 0));
  return steps
    .map((step, index) => {
      const amount = amountOf(step);
      const next = steps[index + 1];
      if (step.offerMonths !== null) return texts.offerPrice(amount, step.offerMonths);
      if (index > 0 && steps[index - 1]?.offerMonths === null) return texts.priceFrom(amount, formatDate(step.from));
      if (pricing.isRolling && !next) return texts.afterwards(texts.rollingPrice(amount));
      const until = next ? texts.priceUntil(amount, formatDate(addDays(next.from, -1))) : amount;
      return index === 0 ? until : texts.afterwards(until);
    })
    .join(', ');
}

/** The price to show largest: the first one, or the one that follows free months. */
export function mainPrice(steps: readonly PriceStep[]): PriceStep | undefined {
  return steps.find((step) => !isFree(step)) ?? steps[0];
}

/** Caption of the main price: how long it lasts, and which free months come before it. */
export function priceCaption(steps: readonly PriceStep[]): string {
  const [first, second] = steps;
  if (first && second && isFree(first)) return texts.afterFreeCaption(first.offerMonths ?? 0);
  if (first && first.offerMonths !== null) return texts.offerCaption(first.offerMonths);
  return second ? texts.risingCaption : texts.monthCaption;
}
