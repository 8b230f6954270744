import { addDays, addMonths, type BroadbandPricing } from '@home-move/contract';
import type { Offer, OfferedPrice } from '../../../providers/broadband/offered-package.js';

/** The cost of the first year with set-up, which lists are sorted by. */
export const firstYearCost = ({ annualPricing, setupCost }: BroadbandPricing): number =>
  annualPricing.firstYearWithoutSetup + setupCost;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * The costs of a package from a start date, in pence. A month in which the price rises counts in full at the new price, so
 * that the total is never too low; months with an introductory price keep that price. All amounts include line rental,
 * also where the feed lists it separately. [BB-08]
 */
export function pricingOf(price: OfferedPrice, offer: Offer['introductory'], start: string): BroadbandPricing {
  const extra = price.lineRentalIncluded ? 0 : price.lineRental;
  const rises = price.rises.toSorted((a, b) => a.from.localeCompare(b.from));
  const priceBefore = (day: string) => (rises.findLast(({ from }) => from < day)?.price ?? price.monthly) + extra;
  const priceOfMonth = (index: number) =>
    offer && index < offer.numberOfMonths ? offer.price + extra : priceBefore(addMonths(start, index + 1));
  const months = (count: number) => sum(Array.from({ length: count }, (_, index) => priceOfMonth(index)));
  const end = addMonths(start, price.contractMonths);
  const term = months(price.contractMonths);
  return {
    setupCost: price.setUp,
    contractLengthMonths: price.contractMonths,
    isRolling: price.isRolling,
    monthlyPricing: {
      standardMonthlyCost: priceBefore(addDays(start, 1)),
      pricingOffers: offer ? [{ numberOfMonths: offer.numberOfMonths, price: offer.price + extra }] : [],
      averageMonthlyIncludingLineRental: Math.round(term / price.contractMonths),
      rises: rises
        .filter(({ from }) => from > start && from < end)
        .map(({ from, price: risen }) => ({ from, price: risen + extra })),
    },
    totalPricing: { total: term + price.setUp },
    annualPricing: { firstYearWithoutSetup: months(12) },
    lineRentalCost: price.lineRental,
    lineRentalIncluded: true,
  };
}
