import { isInEnergyMarket, isInNorthernIreland } from '../address/postcode-area';
import { energyWindowDays, maxKwh } from './energy';
import type { SupplyFacts } from './supply';

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

/** The facts that decide whether a home can be quoted: its market, and its entry in the register. */
type QuotedHome = Pick<SupplyFacts, 'supplyStatus'> & { readonly postcode: string | null };

function obstacleTo({ postcode, supplyStatus }: QuotedHome): keyof typeof noQuoteDetails | null {
  if (!isInEnergyMarket(postcode) || supplyStatus === 'outside-market') return 'market';
  if (supplyStatus === 'commercial') return 'commercial';
  return supplyStatus === 'unsupported-meters' ? 'meters' : null;
}

const noQuoteReasons = { meters: noQuoteMessage, market: otherMarketMessage, commercial: noQuoteDetails.commercial };

/** Why tariffs cannot be quoted for a home; null if they can, or while that is unknown. [USAGE-29, LIST-30] */
export function noQuoteReason(home: QuotedHome): string | null {
  const obstacle = obstacleTo(home);
  return obstacle && noQuoteReasons[obstacle];
}

/** What the mover can do about the energy of a home without quotes; null if quotes are possible. */
export function noQuoteAdvice(home: QuotedHome): string | null {
  const obstacle = obstacleTo(home);
  if (obstacle === 'commercial') {
    return 'If this is your home, check its address. For a business, ask a supplier that sells to businesses.';
  }
  if (obstacle === 'meters') return 'Ask the supplier of the home for its prices, or call another supplier.';
  if (obstacle === null) return null;
  return isInNorthernIreland(home.postcode)
    ? 'The Consumer Council compares suppliers in Northern Ireland.'
    : 'Ask the energy company there for its prices.';
}

/** Messages of the energy journey, word for word where the specification has them. [USAGE-05 to USAGE-14, USAGE-27, LIST-29 to LIST-31] */
export const energyMessages = {
  knownUsage: 'Please select one of the options',
  onlyNumbers: 'This field can only contain numbers',
  nearestKwh: 'To the nearest kWh',
  aboveZero: 'Please enter a value greater than 0',
  tooHigh: `Your usage seems too high, please enter a value less than ${maxKwh}`,
  bedrooms: 'Please select the number of rooms',
  propertyType: 'Please select property type',
  people: 'Please select the number of people',
  gas: 'Please select whether your home has gas',
  prepay: 'Please select whether you pay by topping up',
  economy7: 'Please select whether you have a lower rate at night',
  nightPercent: 'Please enter a whole number from 0 to 100',
  outOfRange: outOfRangeMessage,
  commercial: noQuoteDetails.commercial,
  listFailed: 'Error retrieving tariffs! Please try again later. Apologies for any inconvenience.',
  noQuote: noQuoteMessage,
  meterMissing:
    'We do not have all details of your meter, so switching within 5 working days is not possible. Your new supplier will be in touch.',
  noFilterMatch: 'Sorry, there are no valid results matching your filter criteria.',
} as const;
