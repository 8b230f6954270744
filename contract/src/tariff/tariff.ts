import type { AssumedUse } from '../energy/energy';

/** Fuels of a tariff. [CODE-07] */
export type TariffFuel = 'DualFuel' | 'Electric' | 'Gas';

/** Days within which a customer can cancel a new contract free of charge. */
export const coolingOffDays = 14;

/** How a tariff is paid. [PAY-35] */
export const paymentTypes = {
  DIRECT_DEBIT: 'Monthly Direct Debit',
  PAY_AS_YOU_GO: 'Prepayment Meter',
} as const;
export type PaymentMethod = keyof typeof paymentTypes;

export type BillingFrequency = 'Monthly' | 'Quarterly' | 'Annual' | 'One-off';

/** Months that one bill of an add-on covers. [TARIFF-10] */
export const billingMultipliers: Readonly<Record<BillingFrequency, number>> = {
  Monthly: 1,
  Quarterly: 3,
  Annual: 12,
  'One-off': 1,
};

/** Something taken with a tariff. Money in integer pence. [TARIFF-07, TARIFF-08] */
export interface AddOn {
  readonly identifier: string;
  readonly title: string;
  readonly displayName: string;
  readonly summaryDescription: string;
  readonly description: string;
  readonly importantInfo: string | null;
  readonly iconUrl: string | null;
  readonly bannerUrl: string | null;
  readonly billingFrequency: BillingFrequency;
  /**
   * Pence a month, or pence once for a one-off: `billCost` over the months it covers, to the nearest penny. The supplier's
   * bill is the truth; this times its multiplier is that bill wherever it divides, and within half a penny a month of it
   * where it does not. Amounts are worked out from bills alone (`planCost`). [TARIFF-10]
   */
  readonly cost: number;
  /** The same of the introductory price. */
  readonly discountCost: number | null;
  /** Pence of one bill, which comes each `billingFrequency`. */
  readonly billCost: number;
  /** Pence of one bill during the first `introMonths`; null, as `introMonths` is, without an introductory price. */
  readonly billDiscountCost: number | null;
  /** Months from the start in which bills are at the introductory price. */
  readonly introMonths: number | null;
  readonly discountDescription: string | null;
  readonly discountEndDescription: string | null;
  readonly cancellationInfoText: string | null;
  readonly paymentTimeDescription: string | null;
  readonly isDD: boolean;
  readonly isIncluded: boolean;
  readonly isSmartSpecific: boolean;
  readonly isOneOff: boolean;
  readonly listOfInformationLinks: readonly { readonly label: string; readonly url: string }[];
}

/** Prices of one fuel, VAT included. */
export interface FuelRates {
  /** Pence a kWh, two decimals; `night` for multi-rate meters only. */
  readonly unitRate: number;
  readonly nightUnitRate: number | null;
  /** Pence a day. */
  readonly standingCharge: number;
}

/** The four parts of the first-year cost, pence, rounded each so that they add up to newSpend. */
export interface CostParts {
  readonly electricityUse: number;
  readonly electricityStanding: number;
  readonly gasUse: number;
  readonly gasStanding: number;
}

/** One tariff of a quote. Money in integer pence, VAT at 5% included. [LIST-19 to LIST-22] */
export interface EnergyTariff {
  readonly id: string;
  readonly quoteId: string;
  readonly priceId: string;
  readonly tariffName: string;
  readonly supplierName: string;
  readonly supplierImageUrl: string | null;
  /** Where the supplier takes sign-ups itself; for tariffs that we cannot switch to. */
  readonly supplierSiteUrl?: string | null;
  readonly tariffUrl: string;
  readonly termsUrl: string;
  readonly generalTermsUrl: string;
  readonly principalTerms: readonly string[];
  /** First-year cost. */
  readonly newSpend: number;
  readonly newSpendMonthly: number;
  readonly newSpendMonthlyElec: number | null;
  readonly newSpendMonthlyGas: number | null;
  readonly costParts: CostParts;
  readonly energyType: TariffFuel;
  readonly tariffType: 'fixed' | 'variable';
  /** Months of the contract; null for a variable tariff. */
  readonly contractLength: number | null;
  /** yyyy-MM-dd until which the price is guaranteed; null for a variable tariff. */
  readonly fixedTermEnd: string | null;
  readonly electricity: FuelRates | null;
  readonly gas: FuelRates | null;
  /** Pence per fuel for leaving early; 0 for none. */
  readonly exitFee: number;
  readonly paperless: boolean;
  readonly paper: boolean;
  readonly paymentMethod: PaymentMethod;
  readonly isSmartSpecific: boolean;
  /** False: the supplier takes sign-ups only on its own site. */
  readonly canSwitch: boolean;
  /** Whether this supplier pays us when it is chosen. */
  readonly paysCommission: boolean;
  readonly isDefault: boolean;
  readonly uspText: string | null;
  readonly recommendationReason: string | null;
  /** Pence a year below the variable default tariff; negative when dearer; null when not comparable. */
  readonly svtSaving: number | null;
  readonly addOnsAvailable: boolean;
  readonly addOnsData: readonly AddOn[];
}

/** The key under which a quote is kept: supplier in lower case, price id as it is. [LIST-28] */
export function tariffKey(tariff: Pick<EnergyTariff, 'supplierName' | 'priceId'>): string {
  return `${tariff.supplierName.toLowerCase()}/${tariff.priceId}`;
}

/** Filters as the list shows them and as `data.filterSettings` answers them. [LIST-24] */
export interface FilterOptions {
  readonly tariffTypes: readonly ('fixed' | 'variable')[];
  readonly noExitFee: boolean;
  readonly exitFee: boolean;
  readonly paperless: boolean;
  readonly paper: boolean;
  readonly suppliers: readonly { readonly supplierName: string; readonly selected: boolean }[];
  readonly wholeOfMarket: boolean;
  readonly getAll: boolean;
  readonly fuelType: TariffFuel;
}

/** Answer of `POST /quotes` and `POST /quotes/wom`. [LIST-23, LIST-25, LIST-26] */
export interface QuotesResponse {
  readonly data: {
    readonly quoteId: string;
    readonly tariffs: readonly EnergyTariff[];
    /** Tariffs held before filtering. */
    readonly totalCountOfTariffs: number;
    readonly filterSettings: FilterOptions;
    /**
     * How many tariffs of the whole quote each filter value would show, for the counts beside the boxes. Keys: fixed,
     * variable, noExitFee, exitFee, paperless, paper, namedSupplier, wholeOfMarket, and `supplier:<supplierName>`.
     */
    readonly filterCounts: Readonly<Record<string, number>>;
    readonly assumedUse: AssumedUse;
    /** The tariff put first, with reasons that a person can check; null when none can be switched to. */
    readonly recommendation: { readonly priceId: string; readonly reasons: readonly RecommendationReason[] } | null;
  };
}

/** One line of "Why is this first?": a point for it, a catch, or who pays us. [LIST-05] */
export interface RecommendationReason {
  readonly kind: 'point' | 'catch' | 'commission';
  readonly text: string;
}

/** What the person chose, as `POST /quotes/select` stores and answers it. */
export interface EnergySelection {
  readonly tariffs: readonly EnergyTariff[];
  readonly addOnsIdentifiers: readonly string[];
  /** Pence each month at first, of tariffs and add-ons billed monthly: `monthly` of `planCost`, which says the rest. */
  readonly monthlyCost: number;
  /** Pence once. [TARIFF-09] */
  readonly oneOffCost: number;
  /** yyyy-MM-dd from which the new supplier is expected to supply. */
  readonly expectedSwitchDate: string;
}
