import { isInEnergyMarket } from '../address/postcode-area';
import { energyWindowDays, maxKwh } from './energy';

/** Shown in place of energy while the move-in date is too far ahead. [NEXT-18] */
export const outOfRangeMessage = `Unfortunately we cannot complete your energy set up until you are ${energyWindowDays} days of moving in to your new property.`;

/** That there is no quote, without the reason. */
export const noQuoteTitle = "Unfortunately, we can't give you a quote right now.";

/** Why tariffs cannot be quoted for a home: the detail of a problem whose title is `noQuoteTitle`. */
export const noQuoteDetails = {
  meters:
    "We're unable to support your meter setup, but we're working on it and will offer quotes in the future when we can.",
  market: 'We compare energy plans for homes in England, Scotland and Wales only.',
  commercial: "Unfortunately, we can't give you a quote for a commercial energy supply.",
} as const;

/** Shown where tariffs cannot be quoted for the meters of the home. */
const noQuoteMessage = `${noQuoteTitle} ${noQuoteDetails.meters}`;

/** Shown in its place for a home in another market, whose meters are not the reason. */
const otherMarketMessage = `Unfortunately, we can't give you a quote for this address. ${noQuoteDetails.market}`;

/** Why tariffs cannot be quoted for a home. [LIST-30] */
export function noQuoteReason(postcode: string | null): string {
  return isInEnergyMarket(postcode) ? noQuoteMessage : otherMarketMessage;
}

/** Messages of the energy journey, word for word. [USAGE-05 to USAGE-14, USAGE-27, LIST-29 to LIST-31] */
export const energyMessages = {
  knownUsage: 'Please select one of the options',
  onlyNumbers: 'This field can only contain numbers',
  nearestKwh: 'To the nearest kWh',
  aboveZero: 'Please enter a value greater than 0',
  tooHigh: `Your usage seems too high, please enter a value less than ${maxKwh}`,
  bedrooms: 'Please select the number of rooms',
  propertyType: 'Please select property type',
  people: 'Please select the number of people',
  outOfRange: outOfRangeMessage,
  commercial: noQuoteDetails.commercial,
  listFailed: 'Error retrieving tariffs! Please try again later. Apologies for any inconvenience.',
  noQuote: noQuoteMessage,
  noFilterMatch: 'Sorry, there are no valid results matching your filter criteria.',
} as const;
