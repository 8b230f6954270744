import { addMonths, type BroadbandPricing, type EntertainmentSummary } from '@home-move/contract';
import { formatMoney } from '../../energy/quotes/cost-parts.js';

/**
 * The monthly price of a contract that starts on `start`, in formatted pounds: an introductory price, then the price
 * with the rises up to its end, then each later rise. An introductory price for the whole term is the only one unless
 * the contract is rolling.
 */
export function formatMonthlyPrice(
  { contractLengthMonths, isRolling, monthlyPricing: { standardMonthlyCost, pricingOffers, rises } }: BroadbandPricing,
  start: string,
): Pick<EntertainmentSummary, 'introductory' | 'packageMonthlyAmount' | 'rises'> {
  const [offer] = pricingOffers;
  if (offer && !isRolling && offer.numberOfMonths >= contractLengthMonths)
    return { introductory: null, packageMonthlyAmount: formatMoney(offer.price), rises: [] };
  const offerEnds = offer ? addMonths(start, offer.numberOfMonths) : start;
  const standard = rises.findLast(({ from }) => from <= offerEnds)?.price ?? standardMonthlyCost;
  return {
    introductory: offer ? { months: offer.numberOfMonths, amountFormatted: formatMoney(offer.price) } : null,
    packageMonthlyAmount: formatMoney(standard),
    rises: rises
      .filter(({ from }) => from > offerEnds)
      .map(({ from, price }) => ({ from, amountFormatted: formatMoney(price) })),
  };
}

/** What a contract costs in its first month, in pence: the introductory price, otherwise the standard one. */
export function firstMonthlyPrice(
  { monthlyPricing: { standardMonthlyCost, pricingOffers, rises } }: BroadbandPricing,
  start: string,
): number {
  return pricingOffers[0]?.price ?? rises.findLast(({ from }) => from <= start)?.price ?? standardMonthlyCost;
}
