import { addMonths, type BroadbandPricing, type EntertainmentSummary } from '@home-move/contract';
import { formatMoney } from '../../energy/quotes/cost-parts.js';

/** The monthly prices of a contract, in pence. */
export interface ContractPrices {
  readonly introductory: { readonly months: number; readonly price: number } | null;
  /** After the introductory price, with the rises up to its end. */
  readonly standard: number;
  /** The later ones. */
  readonly rises: BroadbandPricing['monthlyPricing']['rises'];
}

/**
 * The monthly prices of a contract that starts on `start`: an introductory price, then the price with the rises up to its end, then each
 * later rise. An introductory price for the whole term is the only one unless the contract is rolling.
 */
export function contractPrices(
  { contractLengthMonths, isRolling, monthlyPricing: { standardMonthlyCost, pricingOffers, rises } }: BroadbandPricing,
  start: string,
): ContractPrices {
  const [offer] = pricingOffers;
  if (offer && !isRolling && offer.numberOfMonths >= contractLengthMonths)
    return { introductory: null, standard: offer.price, rises: [] };
  const offerEnds = offer ? addMonths(start, offer.numberOfMonths) : start;
  return {
    introductory: offer ? { months: offer.numberOfMonths, price: offer.price } : null,
    standard: rises.findLast(({ from }) => from <= offerEnds)?.price ?? standardMonthlyCost,
    rises: rises.filter(({ from }) => from > offerEnds),
  };
}

/** `contractPrices` in formatted pounds. */
export function formatMonthlyPrice(
  pricing: BroadbandPricing,
  start: string,
): Pick<EntertainmentSummary, 'introductory' | 'packageMonthlyAmount' | 'rises'> {
  const { introductory, standard, rises } = contractPrices(pricing, start);
  return {
    introductory: introductory && { months: introductory.months, amountFormatted: formatMoney(introductory.price) },
    packageMonthlyAmount: formatMoney(standard),
    rises: rises.map(({ from, price }) => ({ from, amountFormatted: formatMoney(price) })),
  };
}

/** What a contract costs in its first month, in pence: the introductory price, otherwise the standard one. */
export function firstMonthlyPrice(
  { monthlyPricing: { standardMonthlyCost, pricingOffers, rises } }: BroadbandPricing,
  start: string,
): number {
  return pricingOffers[0]?.price ?? rises.findLast(({ from }) => from <= start)?.price ?? standardMonthlyCost;
}
