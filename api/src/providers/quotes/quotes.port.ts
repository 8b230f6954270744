import type {
  AddOn,
  Address,
  FuelRates,
  MarketingChannel,
  PaymentMethod,
  RegisterRate,
  RegisterValue,
  SingleFuel,
  TariffFeature,
  TariffFuel,
  TariffNote,
} from '@home-move/contract';
import type { Cancelled, OrderUpdate } from '../orders/order-update.js';
import type { NeedsRegistration } from '../priority-services/needs-registration.js';

/** A search for tariffs. `electricity` and `gas` are set according to `fuels`. */
export interface QuoteSearch {
  readonly gspGroup: string;
  readonly postcode: string;
  readonly fuels: TariffFuel;
  readonly electricity: {
    readonly kwh: number;
    readonly multiRate: boolean;
    /** Percent used at night, with day and night rates; the provider assumes its own share without it. */
    readonly nightPercent?: number | undefined;
    readonly prepayment: boolean;
  } | null;
  readonly gas: { readonly kwh: number; readonly prepayment: boolean } | null;
}

/** A tariff as sold, before it is priced for a home. Money in pence. */
export interface OfferedTariff {
  readonly priceId: string;
  readonly supplierCode: string;
  readonly supplierName: string;
  readonly supplierImageUrl: string | null;
  readonly supplierSiteUrl: string;
  readonly tariffName: string;
  readonly fuels: TariffFuel;
  readonly paymentMethod: PaymentMethod;
  /** Null for a variable tariff. */
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
  /** Increase of use in winter that the supplier assumes, percent; null if it states none. */
  readonly winterUplift: number | null;
  readonly features: readonly TariffFeature[];
  /** A notice for every home. */
  readonly note: TariffNote | null;
  /** A notice for homes with a smart meter. */
  readonly noteForSmartMeters: TariffNote | null;
  /** A month; null without a fee, or without bills on paper. */
  readonly paperBillFee: number | null;
  readonly addOns: readonly AddOn[];
}

export interface QuoteSearchResult {
  readonly searchId: string;
  /** Percent of electricity used at the night rate; null for a single rate. */
  readonly nightPercent: number | null;
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

/** A contract application for a supplier. Dates are yyyy-MM-dd. */
export interface SupplyApplication {
  readonly searchId: string;
  readonly priceIds: readonly string[];
  readonly addOns: readonly string[];
  readonly person: {
    /** Null for a mover who arrived by a partner's link and was not asked for one. */
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
  /** Missing in applications that an earlier version prepared: Direct Debit. */
  readonly paymentMethod?: PaymentMethod;
  /** Null with a paper mandate, and when it is paid as you go. */
  readonly bank: BankDetails | null;
  /** Of a Direct Debit. */
  readonly collectionDay: number;
  readonly smartMeterAgreed: boolean;
  readonly billingReads: 'HalfHourly' | 'Daily' | 'Monthly' | null;
  readonly settlementReads: 'HalfHourly' | 'Daily' | null;
  /** How the mover may be sent the supplier's offers; empty without the opt-in. [PAY-12] */
  readonly offerChannels: readonly MarketingChannel[];
  readonly foundationOffers: boolean;
  readonly groupOffers: boolean;
  /** Whether the mover asked for priority services; the register itself is another call. */
  readonly wantsPriorityServices: boolean;
}

export interface SubmittedApplication {
  readonly reference: string;
  readonly supplierName: string;
  /** Null with a paper mandate, and when it is paid as you go. */
  readonly directDebit: { readonly reference: string; readonly collector: string } | null;
}

/** An application that the provider already holds. */
export interface HeldApplication {
  readonly reference: string;
  readonly priceIds: readonly string[];
  readonly addOns: readonly string[];
}

/**
 * The outcome of a new date: `refused` if the provider keeps the old date, `unknown` if it has no such contract.
 */
export type DateChange = 'changed' | 'refused' | 'unknown';

/** A reading that a supplier has from before. */
export interface EarlierRead {
  readonly fuel: SingleFuel;
  readonly rate: RegisterRate;
  readonly value: string;
  /** yyyy-MM-dd */
  readonly readOn: string;
}

/** What a supplier states about the meters of an application. */
export interface SupplierMetering {
  /** Whether it takes readings by call. */
  readonly takesReadings: boolean;
  readonly earlier: readonly EarlierRead[];
}

/** A reading of one meter for its supplier. */
export interface SupplierReading {
  readonly fuel: SingleFuel;
  readonly serialNumber: string | null;
  readonly values: readonly RegisterValue[];
  /** When the mover took it. */
  readonly takenAt: Date;
}

/** `by-message`: the supplier takes no readings by call. `refused`: it does not accept this one, or has no such application. */
export type ReadingOutcome = 'accepted' | 'refused' | 'by-message';

/** Compares and sells energy. Calls reject with DomainError: THIRD_PARTY when the provider fails. */
export abstract class QuotesPort {
  /** All tariffs for a home, in no guaranteed order. NOT_QUOTABLE if no supplier sells. */
  abstract search(search: QuoteSearch): Promise<QuoteSearchResult>;
  /** A supplier's payment terms. QUOTE_EXPIRED when the supplier is no longer listed. */
  abstract paymentTerms(supplierCode: string): Promise<PaymentTerms>;
  /**
   * Submits an application. Idempotent: the same key and application count once, however often they are sent. Returns
   * `other-submitted` when a different application arrived under the key before. QUOTE_EXPIRED when the tariff is no
   * longer sold.
   */
  abstract submit(key: string, application: SupplyApplication): Promise<SubmittedApplication | 'other-submitted'>;
  /** Applications submitted with this email address, by any customer. Read-only. */
  abstract applicationsFor(emailAddress: string): Promise<readonly HeldApplication[]>;
  /** The state of an application; null if the provider has none with this reference. Read-only. */
  abstract stateOf(applicationReference: string): Promise<OrderUpdate | null>;
  /**
   * Cancels an application at the mover's request, with the time of that request. Repeated, or after it was cancelled otherwise, it
   * changes nothing and returns the status. [ORDER-44, ORDER-50]
   */
  abstract cancel(reference: string, requestedAt: Date): Promise<Cancelled>;
  /**
   * Moves the start of an accepted application (yyyy-MM-dd), which suppliers accept until two working days before it.
   * Repeated, it changes nothing.
   */
  abstract changeStart(applicationReference: string, supplyStartDate: string): Promise<DateChange>;
  /** The meters of an application, as its supplier states them; null if the provider has no such application. Read-only. */
  abstract meteringOf(applicationReference: string): Promise<SupplierMetering | null>;
  /** Sends a reading to the supplier of an accepted application. Idempotent: counts once for its key. [METER-14] */
  abstract sendReading(key: string, applicationReference: string, reading: SupplierReading): Promise<ReadingOutcome>;
  /** Registers needs with the supplier of an accepted application. Idempotent: counts once for its key. */
  abstract registerNeeds(key: string, applicationReference: string, registration: NeedsRegistration): Promise<void>;
}
