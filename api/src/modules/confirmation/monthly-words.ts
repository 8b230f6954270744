import { addMonths, type BroadbandPricing, type EntertainmentSummary } from '@home-move/contract';
import { moneyText } from '../quotes/money-text.js';

/**
 * What a month of a contract costs that starts on `start`: an introductory price first, then the price with the rises
 * that have come by then, then each later rise. An introductory price of the whole term is
 * the only one, unless the contract rolls on.
 */
export function monthlyWords(
  { contractLengthMonths, isRolling, monthlyPricing: { standardMonthlyCost, pricingOffers, rises } }: BroadbandPricing,
  start: string,
): Pick<EntertainmentSummary, 'introductory' | 'packageMonthlyAmount' | 'rises'> {
  const [offer] = pricingOffers;
  if (offer && !isRolling && offer.numberOfMonths >= contractLengthMonths)
    return { introductory: null, packageMonthlyAmount: moneyText(offer.price), rises: [] };
  const offerEnds = offer ? addMonths(start, offer.numberOfMonths) : start;
  const standard = rises.findLast(({ from }) => from <= offerEnds)?.price ?? standardMonthlyCost;
  return {
    introductory: offer ? { months: offer.numberOfMonths, amountFormatted: moneyText(offer.price) } : null,
    packageMonthlyAmount: moneyText(standard),
    rises: rises
      .filter(({ from }) => from > offerEnds)
      .map(({ from, price }) => ({ from, amountFormatted: moneyText(price) })),
  };
}
