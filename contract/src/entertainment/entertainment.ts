import type { addOnTypes } from '../tariff/tariff';
import type { SkyCallbackSlot } from './sky-callback';

/** Entertainment partners. [CODE-04] */
export const entertainmentPartners = { ht: -1, sky: 4, sse: 43 } as const;

/** Marks a package as broadband. [CODE-05] */
export const broadbandTypeFlag = 54;

/** The two feeds: home telecom (`ht`) takes orders, web media (`wombb`) leads to the provider's own site. */
export const broadbandSources = ['ht', 'wombb'] as const;
export type BroadbandSource = (typeof broadbandSources)[number];

/** Kinds of broadband to filter by. [BB-29] */
export const broadbandTypes = ['Broadband', 'Fibre'] as const;
export type BroadbandType = (typeof broadbandTypes)[number];

/** Kinds of promoted deals. [BB-31] */
export const dealTypes = ['cheapest', 'fastest', 'recommended', 'sky', 'wombb', 'homeTel'] as const;
export type DealType = (typeof dealTypes)[number];

/** Labels of promoted packages. [BB-30] */
export const promotedLabels = {
  cheapest: 'CHEAPEST OVERALL PRICE',
  fastest: 'FASTEST AVAILABLE',
  recommended: 'RECOMMENDED FOR RENTERS',
} as const;
export type PromotedLabel = (typeof promotedLabels)[keyof typeof promotedLabels];

/** Codes of the sort order; `none` is "Our suggestions": labelled packages first, then by first-year cost. [BB-27, BB-28] */
export const broadbandSort = { none: 0, monthlyCost: 1, annualCost: 2, maxDownloadSpeed: 3 } as const;
export type BroadbandSort = (typeof broadbandSort)[keyof typeof broadbandSort];

/** The first day of a contract, yyyy-MM-dd: the move-in date, or today when it has passed or is unknown. */
export function contractStart(moveInDate: string | null, today: string): string {
  return moveInDate !== null && moveInDate > today ? moveInDate : today;
}

/** An offer's monthly price for the first months, pence. */
export interface PricingOffer {
  readonly numberOfMonths: number;
  readonly price: number;
}

/** A new monthly price from a day on (yyyy-MM-dd), pence. */
export interface PriceRise {
  readonly from: string;
  readonly price: number;
}

/** Costs of a package in whole pence, VAT and every compulsory charge included. [BB-08] */
export interface BroadbandPricing {
  readonly setupCost: number;
  readonly contractLengthMonths: number;
  /** Whether it can be cancelled at any time with a month's notice. */
  readonly isRolling: boolean;
  readonly monthlyPricing: {
    readonly standardMonthlyCost: number;
    readonly pricingOffers: readonly PricingOffer[];
    /** Mean over the months of the term, without set-up. */
    readonly averageMonthlyIncludingLineRental: number;
    /** Price rises within the term that the provider has stated, by date. */
    readonly rises: readonly PriceRise[];
  };
  /** The whole term, with set-up, offers and rises. */
  readonly totalPricing: { readonly total: number };
  readonly annualPricing: { readonly firstYearWithoutSetup: number };
  readonly lineRentalCost: number;
  readonly lineRentalIncluded: boolean;
}

/** An offer with an expiry date. */
export interface BroadbandPromotion {
  readonly id: string;
  readonly text: string;
  /** ISO instant, by the server's clock. [BB-04, BB-05] */
  readonly expires: string;
}

/** Something to add to a package for a monthly price, ordered with it. */
export interface BroadbandAddOn {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  /** Pence a month, for the whole term. */
  readonly monthlyPrice: number;
  readonly type: typeof addOnTypes.broadband;
}

/** When a package can be up and running at the earliest, as its provider says. */
export interface BroadbandActivation {
  /** yyyy-MM-dd */
  readonly date: string;
  /** Whether an engineer has to visit the home. */
  readonly needsEngineer: boolean;
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
  /** Speeds in Mbps, average at peak time; `guaranteedDownloadSpeed` is null if the provider promises none. */
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
  /** Explains the rule of the label. */
  readonly promotedText: string | null;
  readonly tooltipText: string | null;
  readonly tiliPromotionType: DealType | null;
  /** Who is eligible for a social tariff; null when everyone is. */
  readonly eligibility: string | null;
  readonly termsUrl: string | null;
  /** What can be ordered with it; empty for packages sold on the provider's own site. */
  readonly addOns: readonly BroadbandAddOn[];
  /** Fee for each remaining month when the contract ends early, in pence; null if the provider states none. */
  readonly monthlyExitFee: number | null;
  /** Null if the provider gives no date. */
  readonly activation: BroadbandActivation | null;
}

/** The social tariff at the home, which the first page names whatever its filters. */
export interface SocialTariff extends Pick<BroadbandPackage, 'packageId' | 'sourceId' | 'packageName'> {
  /** Pence. */
  readonly monthlyCost: number;
  /** Whether its price rises within the term. */
  readonly hasRises: boolean;
  readonly eligibility: string;
}

/** Whether Sky sells the package, and so calls back. [BBSET-09] */
export function isSky({ partner }: Pick<BroadbandPackage, 'partner'>): boolean {
  return partner === entertainmentPartners.sky;
}

/** Whether a package contains Sky TV, which some brands do not offer. [BRAND-03] */
export function isSkyTv(pkg: Pick<BroadbandPackage, 'partner' | 'tv'>): boolean {
  return isSky(pkg) && pkg.tv !== null;
}

/** Filter values that occur among the packages. */
export interface BroadbandFilterOptions {
  readonly providers: readonly string[];
  /** Months, shortest first; 1 is a rolling contract. */
  readonly contractLengths: readonly number[];
  readonly callOptions: readonly string[];
}

/**
 * Response of `POST /entertainment/broadband`. `packages` holds the requested pages, without `promotedPackages`; when a
 * feed fails, its success is false and its packages are missing. [BB-16, BB-20 to BB-22]
 */
export interface BroadbandResponse {
  readonly packages: {
    readonly packages: readonly BroadbandPackage[];
    readonly promotedPackages: readonly BroadbandPackage[];
    readonly filterOptions: BroadbandFilterOptions;
    /** The cheapest social tariff at the home; null without one. */
    readonly socialTariff: SocialTariff | null;
    /** Packages that match the filter, promoted ones included. */
    readonly totalResults: number;
    readonly totalRemaining: number;
    /** Null when nothing remains. */
    readonly nextPage: number | null;
    readonly htSuccess: boolean;
    readonly wombbSuccess: boolean;
  };
  readonly broadband: BroadbandSpeeds;
}

/** Best speeds at the address in Mbps, as the feed formats them; empty when not available. */
export interface BroadbandSpeeds {
  readonly standard_mbps: string;
  readonly fibre_mbps: string;
}

/** Feed failures for which the list shows a banner. [BB-21, BB-22] */
export type BroadbandError = 'web media and HT' | 'web media';

/** The failure to show; null when both feeds succeed or only home telecom fails. [BB-21, BB-22] */
export function broadbandErrorOf({ htSuccess, wombbSuccess }: BroadbandResponse['packages']): BroadbandError | null {
  if (wombbSuccess) return null;
  return htSuccess ? 'web media' : 'web media and HT';
}

const banner = (range: string) =>
  `Oops - something went wrong and we haven't been able to show you ${range}. Please try refreshing the page. If that doesn't work, try logging out and back in again, or try later.`;

/** Texts of the list's banner: some packages missing, or all. [BB-24, BB-25] */
export const broadbandMessages = {
  someMissing: banner('the full range of available packages'),
  allMissing: banner('the available packages'),
} as const;

/** The mover's choice: ordered with home telecom, or pending until they say whether they ordered on the provider's site. */
export interface BroadbandChoice {
  readonly package: BroadbandPackage;
  readonly state: 'pending' | 'ordered';
  /** Order page of the provider; null for home telecom. */
  readonly wombbPackageUrl: string | null;
  /** Order number at home telecom; null otherwise. */
  readonly orderNumber: string | null;
  /** Ordered with the package. */
  readonly addOns: readonly BroadbandAddOn[];
  /** When Sky calls back; null for other packages. [BBSET-09] */
  readonly skyCallbackSlot: SkyCallbackSlot | null;
}

/**
 * The total of a package over its term with the add-ons of these ids, in pence. `POST /entertainment/select-package`
 * compares it. Ignores ids the package does not offer.
 */
export function totalWithAddOns({ pricing, addOns }: BroadbandPackage, ids: readonly string[]): number {
  const monthly = addOns.filter(({ id }) => ids.includes(id)).reduce((sum, { monthlyPrice }) => sum + monthlyPrice, 0);
  return pricing.totalPricing.total + monthly * pricing.contractLengthMonths;
}
