import type { BroadbandPackage, PriceRise } from '@home-move/contract';

/** What a package costs, as its feed says it: whole pence, VAT included, nothing added up. */
export interface OfferedPrice {
  readonly monthly: number;
  readonly setUp: number;
  /** Compulsory. */
  readonly lineRental: number;
  /** Whether `monthly`, offers and rises hold the line rental already. */
  readonly lineRentalIncluded: boolean;
  readonly contractMonths: number;
  readonly isRolling: boolean;
  readonly rises: readonly PriceRise[];
}

/** Something for new customers until it expires: a price for the first months, or a reward that no sum counts. */
export interface Offer {
  readonly id: string;
  readonly text: string;
  readonly expires: Date;
  readonly introductory: { readonly numberOfMonths: number; readonly price: number } | null;
}

/** A package as a feed sells it at a home, in our words, before it is priced for a start day. */
export interface OfferedPackage extends Pick<
  BroadbandPackage,
  | 'packageId'
  | 'sourceId'
  | 'packageName'
  | 'provider'
  | 'partner'
  | 'broadbandType'
  | 'broadband'
  | 'tv'
  | 'keyFeature'
  | 'keyFeature2'
  | 'enhancedFeatures'
  | 'eligibility'
  | 'termsUrl'
> {
  readonly call: Omit<NonNullable<BroadbandPackage['call']>, 'lineRentalCost'> | null;
  readonly price: OfferedPrice;
  readonly offers: readonly Offer[];
}

/** Best average download over a copper line and over fibre, Mbps; null where there is none. */
export interface LineSpeeds {
  readonly standard: number | null;
  readonly fibre: number | null;
}

export const noSpeeds: LineSpeeds = { standard: null, fibre: null };
