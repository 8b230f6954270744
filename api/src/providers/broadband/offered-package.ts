import type { BroadbandPackage, PriceRise } from '@home-move/contract';

/** The price of a package as listed in its feed: whole pence, VAT included, nothing totalled. */
export interface OfferedPrice {
  readonly monthly: number;
  readonly setUp: number;
  /** Compulsory line rental. */
  readonly lineRental: number;
  /** Whether `monthly`, offers and rises already include the line rental. */
  readonly lineRentalIncluded: boolean;
  readonly contractMonths: number;
  readonly isRolling: boolean;
  readonly rises: readonly PriceRise[];
}

/** An offer for new customers: a price for the first months, or a reward that totals ignore. */
export interface Offer {
  readonly id: string;
  readonly text: string;
  readonly expires: Date;
  readonly introductory: { readonly numberOfMonths: number; readonly price: number } | null;
}

/** A package that a feed offers at a home, before it is priced for a start date. */
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
  | 'addOns'
  | 'monthlyExitFee'
  | 'activation'
> {
  readonly call: Omit<NonNullable<BroadbandPackage['call']>, 'lineRentalCost'> | null;
  readonly price: OfferedPrice;
  readonly offers: readonly Offer[];
}

/** Best average download speed over copper and over fibre, in Mbps; null without such a line. */
export interface LineSpeeds {
  readonly standard: number | null;
  readonly fibre: number | null;
}

export const noSpeeds: LineSpeeds = { standard: null, fibre: null };
