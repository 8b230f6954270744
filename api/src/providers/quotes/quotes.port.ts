import type { AddOn, Address, FuelRates, PaymentMethod, TariffFuel } from '@home-move/contract';

/** What tariffs are asked for. `electricity` and `gas` go with `fuels`. */
export interface QuoteSearch {
  readonly gspGroup: string;
  readonly postcode: string;
  readonly fuels: TariffFuel;
  readonly electricity: { readonly kwh: number; readonly multiRate: boolean } | null;
  readonly gas: { readonly kwh: number } | null;
  readonly prepayment: boolean;
}

/** A tariff as it is sold, before it is priced for a home. Money in pence. */
export interface OfferedTariff {
  readonly priceId: string;
  readonly supplierCode: string;
  readonly supplierName: string;
  readonly supplierImageUrl: string | null;
  readonly supplierSiteUrl: string;
  /** The supplier that the portal is named for. */
  readonly isNamedSupplier: boolean;
  readonly tariffName: string;
  readonly fuels: TariffFuel;
  readonly paymentMethod: PaymentMethod;
  /** Null for a tariff whose price can change. */
  readonly contractMonths: number | null;
  readonly electricity: FuelRates | null;
  readonly gas: FuelRates | null;
  /** For each fuel. */
  readonly exitFee: number;
  readonly paperless: boolean;
  readonly paper: boolean;
  readonly isSmartSpecific: boolean;
  readonly canSwitch: boolean;
  readonly paysCommission: boolean;
  readonly sellingPoint: string | null;
  readonly termsUrl: string;
  readonly generalTermsUrl: string;
  readonly principalTerms: readonly string[];
  readonly addOns: readonly AddOn[];
}

export interface QuoteSearchResult {
  readonly searchId: string;
  /** Share of electricity that counts as night; null for one rate. */
  readonly nightShare: number | null;
  readonly tariffs: readonly OfferedTariff[];
}

/** How a supplier collects payments. */
export interface PaymentTerms {
  /** Source of a regular expression without flags. */
  readonly accountNamePattern: string;
  readonly accountNameHint: string;
  readonly collectionDays: readonly number[];
  readonly paperMandate: boolean;
  readonly noticeWorkingDays: number;
}

export interface BankDetails {
  readonly accountName: string;
  /** Eight digits. */
  readonly accountNumber: string;
  /** Six digits. */
  readonly sortCode: string;
}

/** A contract to be lodged with a supplier. Dates yyyy-MM-dd. */
export interface SupplyApplication {
  readonly searchId: string;
  readonly priceIds: readonly string[];
  readonly addOns: readonly string[];
  readonly person: {
    /** Null where nobody gave one: who came by a partner's link is never asked. */
    readonly title: string | null;
    readonly firstName: string;
    readonly surname: string;
    readonly dateOfBirth: string;
    readonly emailAddress: string;
    readonly contactNumber: string;
  };
  readonly address: Address;
  readonly mpan: string | null;
  readonly mprn: string | null;
  readonly moveInDate: string;
  readonly startOn: string;
  /** Null with a paper mandate. */
  readonly bank: BankDetails | null;
  readonly collectionDay: number;
  readonly smartMeterAgreed: boolean;
  readonly billingReads: 'HalfHourly' | 'Daily' | 'Monthly' | null;
  readonly settlementReads: 'HalfHourly' | 'Daily' | null;
  readonly emailOffers: boolean;
}

export interface LodgedApplication {
  readonly reference: string;
  readonly supplierName: string;
  /** Null with a paper mandate. */
  readonly directDebit: { readonly reference: string; readonly collector: string } | null;
}

/** An application that the provider holds, as it lists them. */
export interface HeldApplication {
  readonly reference: string;
  readonly priceIds: readonly string[];
  readonly addOns: readonly string[];
}

/** Compares and sells energy. Every call rejects with DomainError: THIRD_PARTY when the provider fails. */
export abstract class QuotesPort {
  /** All tariffs for a home, in no promised order. NOT_QUOTABLE where nobody sells. */
  abstract search(search: QuoteSearch): Promise<QuoteSearchResult>;
  /** QUOTE_EXPIRED for a supplier that is no longer there. */
  abstract paymentTerms(supplierCode: string): Promise<PaymentTerms>;
  /**
   * Lodges a contract: the same key and application count once, however often they are sent. Another application under
   * the key gives `other-lodged`: one sent before had arrived. QUOTE_EXPIRED when the tariff is no longer sold.
   */
  abstract lodge(key: string, application: SupplyApplication): Promise<LodgedApplication | 'other-lodged'>;
  /** What was applied for with this email address, whoever applied; nothing of it is lodged by asking. */
  abstract held(emailAddress: string): Promise<readonly HeldApplication[]>;
}
