/** Entertainment partners. [CODE-04] */
export const entertainmentPartners = { ht: -1, sky: 4, sse: 43 } as const;

/** Marks a package as broadband. [CODE-05] */
export const broadbandTypeFlag = 54;

/** The two feeds: orders are placed with home telecom, web media sends people on to the provider's own site. */
export const broadbandSources = ['ht', 'wombb'] as const;
export type BroadbandSource = (typeof broadbandSources)[number];

/** [BB-29] */
export const broadbandTypes = ['Broadband', 'Fibre'] as const;
export type BroadbandType = (typeof broadbandTypes)[number];

/** [BB-31] */
export const dealTypes = ['cheapest', 'fastest', 'recommended', 'sky', 'wombb', 'homeTel'] as const;
export type DealType = (typeof dealTypes)[number];

/** [BB-30] */
export const promotedLabels = {
  cheapest: 'CHEAPEST OVERALL PRICE',
  fastest: 'FASTEST AVAILABLE',
  recommended: 'RECOMMENDED FOR RENTERS',
} as const;
export type PromotedLabel = (typeof promotedLabels)[keyof typeof promotedLabels];

/** Codes of the sort order; none leaves the packages as they come. [BB-27, BB-28] */
export const broadbandSort = { none: 0, monthlyCost: 1, annualCost: 2, maxDownloadSpeed: 3 } as const;
export type BroadbandSort = (typeof broadbandSort)[keyof typeof broadbandSort];

/** The day on which a contract starts, yyyy-MM-dd: that of moving in, or today when it has passed or is not known. */
export function contractStart(moveInDate: string | null, today: string): string {
  return moveInDate !== null && moveInDate > today ? moveInDate : today;
}

/** A price of an offer for the first months, pence. */
export interface PricingOffer {
  readonly numberOfMonths: number;
  readonly price: number;
}

/** From a day on (yyyy-MM-dd) the month costs this, pence. */
export interface PriceRise {
  readonly from: string;
  readonly price: number;
}

/** What a package costs: whole pence, VAT included. Everything compulsory is in every sum. [BB-08] */
export interface BroadbandPricing {
  readonly setupCost: number;
  readonly contractLengthMonths: number;
  /** A month's notice ends it at any time. */
  readonly isRolling: boolean;
  readonly monthlyPricing: {
    readonly standardMonthlyCost: number;
    readonly pricingOffers: readonly PricingOffer[];
    /** Mean of the term's months, set-up left out. */
    readonly averageMonthlyIncludingLineRental: number;
    /** Rises within the term that the provider has stated, by date. */
    readonly rises: readonly PriceRise[];
  };
  /** Set-up, offers and rises of the whole term. */
  readonly totalPricing: { readonly total: number };
  readonly annualPricing: { readonly firstYearWithoutSetup: number };
  readonly lineRentalCost: number;
  readonly lineRentalIncluded: boolean;
}

/** What an offer promises until it expires. */
export interface BroadbandPromotion {
  readonly id: string;
  readonly text: string;
  /** ISO instant; the server's. [BB-04, BB-05] */
  readonly expires: string;
}

/** One package at the new home. [BB-07 to BB-10] */
export interface BroadbandPackage {
  readonly packageId: string;
  readonly sourceId: BroadbandSource;
  readonly packageName: string;
  readonly provider: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly imageUrl: string | null;
  };
  readonly partner: (typeof entertainmentPartners)[keyof typeof entertainmentPartners] | null;
  readonly broadbandType: BroadbandType;
  readonly typeFlag: typeof broadbandTypeFlag;
  readonly pricing: BroadbandPricing;
  /** Speeds in Mbps, average at peak time; `guaranteedDownloadSpeed` null where the provider promises none. */
  readonly broadband: {
    readonly name: string;
    readonly downloadSpeed: number;
    readonly uploadSpeed: number;
    readonly guaranteedDownloadSpeed: number | null;
    /** GB a month; null without a limit. */
    readonly usageLimit: number | null;
    readonly unlimited: boolean;
  };
  /** Pence a minute. */
  readonly call: {
    readonly name: string;
    readonly costDayPerMin: number;
    readonly costEveningPerMin: number;
    readonly costWeekendPerMin: number;
    readonly lineRentalCost: number;
  } | null;
  readonly tv: {
    readonly name: string;
    readonly feature1: string;
    readonly feature1Title: string;
    readonly feature2: string;
    readonly feature2Title: string;
  } | null;
  readonly keyFeature: string | null;
  readonly keyFeature2: string | null;
  /** At most four. [BB-32] */
  readonly enhancedFeatures: readonly string[];
  readonly promotions: readonly BroadbandPromotion[];
  readonly labels: readonly PromotedLabel[];
  readonly isPromoted: boolean;
  /** The label's rule in words. */
  readonly promotedText: string | null;
  readonly tooltipText: string | null;
  readonly tiliPromotionType: DealType | null;
  /** Who may have it, for a social tariff; null when everyone may. */
  readonly eligibility: string | null;
  readonly termsUrl: string | null;
}

/** What the filters can be set to here. */
export interface BroadbandFilterOptions {
  readonly providers: readonly string[];
  /** Months, shortest first; 1 is a rolling month. */
  readonly contractLengths: readonly number[];
  readonly callOptions: readonly string[];
}

/**
 * Answer of `POST /entertainment/broadband`. `packages` holds the pages asked for, without those in `promotedPackages`;
 * a feed that failed has its success false, and its packages are missing. [BB-16, BB-20 to BB-22]
 */
export interface BroadbandResponse {
  readonly packages: {
    readonly packages: readonly BroadbandPackage[];
    readonly promotedPackages: readonly BroadbandPackage[];
    readonly filterOptions: BroadbandFilterOptions;
    /** Of the filter, promoted ones included. */
    readonly totalResults: number;
    readonly totalRemaining: number;
    /** Null when nothing remains. */
    readonly nextPage: number | null;
    readonly htSuccess: boolean;
    readonly wombbSuccess: boolean;
  };
  /** Best speeds at the address, Mbps as the feed writes them; empty where there is none. */
  readonly broadband: { readonly standard_mbps: string; readonly fibre_mbps: string };
}

/** Names of the errors that the list shows its banner for. [BB-21, BB-22] */
export type BroadbandError = 'web media and HT' | 'web media';

/** HT failing alone is none (decisions §8). */
export function broadbandErrorOf({ htSuccess, wombbSuccess }: BroadbandResponse['packages']): BroadbandError | null {
  if (wombbSuccess) return null;
  return htSuccess ? 'web media' : 'web media and HT';
}

/** Shown in the list's banner; the second where no package is there at all. [BB-24, BB-25] */
const banner = (range: string) =>
  `Oops - something went wrong and we haven't been able to show you ${range}. Please try refreshing the page. If that doesn't work, try logging out and back in again, or try later.`;
export const broadbandMessages = {
  someMissing: banner('the full range of available packages'),
  allMissing: banner('the available packages'),
} as const;

/** What the mover has chosen: ordered with home telecom, or waiting for a word about the provider's own site. */
export interface BroadbandChoice {
  readonly package: BroadbandPackage;
  readonly state: 'pending' | 'ordered';
  /** Where to order, on the provider's own site; null for home telecom. */
  readonly wombbPackageUrl: string | null;
  /** The order's number with home telecom; null otherwise. */
  readonly orderNumber: string | null;
}
