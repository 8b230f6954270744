import { broadbandTypeFlag, entertainmentPartners, type BroadbandPackage, type DealType } from '@home-move/contract';
import { averageSpeedText } from './entertainment.texts.js';
import type { Offer, OfferedPackage } from '../../../providers/broadband/offered-package.js';
import { pricingOf } from './package-pricing.js';

/** The number of features that the list shows. [BB-32] */
const maxFeatures = 4;

/** A package priced for a start date. Expired offers are neither shown nor applied. [BB-05, BB-07 to BB-10] */
export function toPackage(offered: OfferedPackage, start: string, now: Date): BroadbandPackage {
  const { price, offers, call, ...shown } = offered;
  const live = liveOffers(offers, now);
  return {
    ...shown,
    typeFlag: broadbandTypeFlag,
    pricing: pricingOf(price, live[0]?.introductory ?? null, start),
    call: call && { ...call, lineRentalCost: price.lineRental },
    enhancedFeatures: shown.enhancedFeatures.slice(0, maxFeatures),
    promotions: live.map(({ id, text, expires }) => ({ id, text, expires: expires.toISOString() })),
    labels: [],
    isPromoted: false,
    promotedText: null,
    tooltipText: averageSpeedText,
    tiliPromotionType: feedType(offered),
  };
}

/** Offers with a price come first: an order uses the first offer, and the costs apply it. */
function liveOffers(offers: readonly Offer[], now: Date): readonly Offer[] {
  const live = offers.filter(({ expires }) => expires > now);
  return [...live.filter(({ introductory }) => introductory), ...live.filter(({ introductory }) => !introductory)];
}

function feedType({ sourceId, partner }: Pick<OfferedPackage, 'sourceId' | 'partner'>): DealType {
  if (sourceId === 'wombb') return 'wombb';
  return partner === entertainmentPartners.sky ? 'sky' : 'homeTel';
}
