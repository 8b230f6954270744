import type { AssumedUse } from '../energy/energy';

/** Fuels of a tariff. [CODE-07] */
export type TariffFuel = 'DualFuel' | 'Electric' | 'Gas';

/** A fuel that is set up separately; with mixed meters electricity comes first. */
export type SingleFuel = Exclude<TariffFuel, 'DualFuel'>;

/** The fuels that a tariff supplies, electricity first. */
export function fuelsOf(energyType: TariffFuel): readonly SingleFuel[] {
  return energyType === 'DualFuel' ? ['Electric', 'Gas'] : [energyType];
}

/** The other fuel of a home with mixed meters. */
export const otherFuel = { Electric: 'Gas', Gas: 'Electric' } as const satisfies Record<SingleFuel, SingleFuel>;

/** Names of the fuels within a sentence. */
export const fuelNames = { Electric: 'electricity', Gas: 'gas' } as const satisfies Record<SingleFuel, string>;

/** Pence a day for the greener energy upgrade. [TARIFF-19] */
export const greenerUpgradePencePerDay = 27.397;

/** Add-on identifier of the greener energy upgrade, which the gas tariff of mixed meters is not sold with. [LIST-13] */
export const greenerUpgrade = 'GOGN';

/** Months from the start within which a tariff that needs a smart meter needs it installed. */
export const smartMeterMonths = 3;

/** Calendar days that a switch can take. [TARIFF-20] */
export const maxSwitchDays = 21;

/** How a tariff is paid. [PAY-35] */
export const paymentTypes = {
  DIRECT_DEBIT: 'Monthly Direct Debit',
  PAY_AS_YOU_GO: 'Prepayment Meter',
} as const;
export type PaymentMethod = keyof typeof paymentTypes;
/** The payment method by its name. */
export type PaymentType = (typeof paymentTypes)[PaymentMethod];

export type BillingFrequency = 'Monthly' | 'Quarterly' | 'Annual' | 'One-off';

/** Months that one bill of an add-on covers. [TARIFF-10] */
export const billingMultipliers: Readonly<Record<BillingFrequency, number>> = {
  Monthly: 1,
  Quarterly: 3,
  Annual: 12,
  'One-off': 1,
};

/** How often a bill is due, after its amount. */
export const billingPeriods: Readonly<Record<BillingFrequency, string>> = {
  Monthly: 'a month',
  Quarterly: 'every 3 months',
  Annual: 'once a year',
  'One-off': 'once',
};

/** What an add-on is for. [CODE-08] */
export const addOnTypes = { electricity: 1, gas: 2, dual: 3, home: 4, broadband: 5, other: 6 } as const;
export type AddOnType = (typeof addOnTypes)[keyof typeof addOnTypes];

/** An extra sold with a tariff. Money in integer pence. [TARIFF-07, TARIFF-08] */
export interface AddOn {
  readonly identifier: string;
  /** Missing from selections that were chosen before add-ons had one. */
  readonly addOnType?: AddOnType | undefined;
  readonly title: string;
  readonly displayName: string;
  readonly summaryDescription: string;
  readonly description: string;
  readonly importantInfo: string | null;
  readonly iconUrl: string | null;
  readonly bannerUrl: string | null;
  readonly billingFrequency: BillingFrequency;
  /**
   * Pence a month (once for a one-off): `billCost` divided by the months it covers, to the nearest penny. For display
   * only: `selectionCost` adds up the bills, because a rounded month times its multiplier may differ from the bill. [TARIFF-10]
   */
  readonly cost: number;
  /** The same for the introductory price; null without one. */
  readonly discountCost: number | null;
  /** Pence of one bill, due each `billingFrequency`. */
  readonly billCost: number;
  /** Pence of one bill in the first `introMonths`; both null without an introductory price. */
  readonly billDiscountCost: number | null;
  /** Months from the start with the introductory price. */
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

/** An advantage of a tariff as its supplier describes it. */
export interface TariffFeature {
  readonly summary: string;
  readonly heading: string;
  readonly description: string;
}

/** A notice that a supplier attaches to a tariff. */
export interface TariffNote {
  readonly heading: string;
  readonly body: string;
}

/** The four components of the first-year cost in pence, rounded so that they add up to newSpend. */
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
  /** The supplier's own sign-up page, for tariffs that we cannot switch to. */
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
  /** What the term covers and when it ends, for example "Electricity and gas, until 30 Nov 2027". [LIST-20] */
  readonly fuelTypeTermEnd: string;
  /** Increase of use in winter that the supplier assumes, in percent; null if it states none. [TARIFF-17] */
  readonly winterUplift: number | null;
  /** Advantages that the supplier describes. [LIST-21] */
  readonly enhancedFeatures: readonly TariffFeature[];
  /** A notice about the tariff, for every home. [LIST-21] */
  readonly noteDefault: TariffNote | null;
  /** A notice for homes with a smart meter, instead of `noteDefault`. [LIST-21] */
  readonly noteSmartMeter: TariffNote | null;
  /** yyyy-MM-dd from which the supplier would supply this home. [LIST-22] */
  readonly startServiceDate: string;
  /** Pence a month for bills on paper; null where bills are never sent on paper, or without a fee. [TARIFF-18] */
  readonly paperBillFee: number | null;
  readonly electricity: FuelRates | null;
  readonly gas: FuelRates | null;
  /** Pence per fuel for leaving early; 0 for none. */
  readonly exitFee: number;
  readonly paperless: boolean;
  readonly paper: boolean;
  readonly paymentMethod: PaymentMethod;
  readonly isSmartSpecific: boolean;
  /** False if the supplier accepts sign-ups only on the supplier's site. */
  readonly canSwitch: boolean;
  /** Whether the supplier pays us commission. */
  readonly paysCommission: boolean;
  readonly isDefault: boolean;
  readonly uspText: string | null;
  readonly recommendationReason: string | null;
  /** Pence a year below the variable default tariff; negative when dearer; null when not comparable. */
  readonly svtSaving: number | null;
  readonly addOnsAvailable: boolean;
  readonly addOnsData: readonly AddOn[];
}

/** The key under which a quote is stored: lower-cased supplier and unchanged price id. [LIST-28] */
export function tariffKey(tariff: Pick<EnergyTariff, 'supplierName' | 'priceId'>): string {
  return `${tariff.supplierName.toLowerCase()}/${tariff.priceId}`;
}

/** Filters as the list shows them; on the wire, `data.filterSettings`. [LIST-24] */
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

/** Response of `POST /quotes` and `POST /quotes/wom`. [LIST-23, LIST-25, LIST-26] */
export interface QuotesResponse {
  readonly data: {
    readonly quoteId: string;
    readonly tariffs: readonly EnergyTariff[];
    /** Tariffs held before filtering. */
    readonly totalCountOfTariffs: number;
    readonly filterSettings: FilterOptions;
    /**
     * How many tariffs of the whole quote match each filter value, for the counts next to the boxes. Keys: fixed,
     * variable, noExitFee, exitFee, paperless, paper, namedSupplier, wholeOfMarket, and `supplier:<supplierName>`.
     */
    readonly filterCounts: Readonly<Record<string, number>>;
    readonly assumedUse: AssumedUse;
    /** The recommended tariff with its reasons; null when we can switch to none. */
    readonly recommendation: { readonly priceId: string; readonly reasons: readonly RecommendationReason[] } | null;
  };
}

/** One line of "Why is this first?": an advantage, a catch, or our commission. [LIST-05] */
export interface RecommendationReason {
  readonly kind: 'point' | 'catch' | 'commission';
  readonly text: string;
}

/** The mover's choice: response of `POST /quotes/select`. */
export interface EnergySelection {
  /** One; with mixed meters electricity, then gas once it is chosen too. Each with the start date that is stored for it. */
  readonly tariffs: readonly EnergyTariff[];
  readonly addOnsIdentifiers: readonly string[];
  /** Pence of the first month, as `monthly` of `selectionCost`. */
  readonly monthlyCost: number;
  /** Pence once. [TARIFF-09] */
  readonly oneOffCost: number;
  /** yyyy-MM-dd from which the new supplier is expected to supply; the later one of two fuels. */
  readonly expectedSwitchDate: string;
  /** Whether the mover confirmed the start date, or it is the earliest one. */
  readonly isStartDateConfirmed: boolean;
}
