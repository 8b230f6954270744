import type {
  DirectDebitSummary,
  EnergyTariff,
  MeterReadings,
  SavedUsage,
  StartServiceOption,
} from '@home-move/contract';
import type { Sealed } from '../../../common/crypto/field-encryption.js';
import type { SupplierMetering } from '../../../providers/quotes/quotes.port.js';
import type { HomeSupply } from '../../../providers/supply/supply.port.js';

/**
 * The home as the supply register describes it.
 * `area`: a manual address, or one without meters in the register: only the price area is known.
 */
export type StoredSupply =
  | { readonly kind: 'register'; readonly home: HomeSupply }
  | { readonly kind: 'area'; readonly gspGroup: string }
  | { readonly kind: 'outside-market' };

/** A tariff of a quote, with the fields that only the server needs. */
export interface TariffOffer {
  readonly tariff: EnergyTariff;
  readonly supplierCode: string;
  readonly isNamedSupplier: boolean;
}

/** What the mover confirmed on the start date page. */
export interface StartAnswers {
  readonly startServiceOption: StartServiceOption;
  readonly consentToPayWhileSwitch: boolean;
  readonly agreeToSwitchOvo: boolean;
}

/** The selection that the mover chose. */
export interface StoredSelection {
  readonly quoteId: string;
  /** The provider's own id of the search, for the application. */
  readonly searchId: string;
  readonly offers: readonly TariffOffer[];
  /** Always contains the included ones. */
  readonly addOnsIdentifiers: readonly string[];
  /** yyyy-MM-dd: the earliest day when the selection was made, or the day that the mover confirmed. */
  readonly startServiceDate: string;
  /**
   * The move-in date that `startServiceDate` was found for; `startServiceDate` is ignored once the move-in date
   * changes.
   */
  readonly startsForMoveIn: string | null;
  /** Null until the mover confirms the date. */
  readonly startAnswers: StartAnswers | null;
}

/**
 * Stored before an application is sent, so that a crash or a lost response never submits it twice: all attempts share
 * one key at the provider, which accepts one application under it. Each contains bank details and is sealed.
 */
export interface UnsettledApplication {
  readonly key: string;
  /** The latest is the last. */
  readonly tries: readonly Sealed[];
  /** Until then an attempt may still be on its way to the provider, so its absence there proves nothing. */
  readonly underWayUntil: Date;
}

/** Energy as the supplier accepted it. */
export interface EnergySetUp {
  /** The supplier's own reference of the application. */
  readonly applicationReference: string;
  readonly selection: StoredSelection;
  /** The day from which the mover can cancel free of charge, yyyy-MM-dd; null if it was not stored. */
  readonly acceptedOn: string | null;
  /** yyyy-MM-dd */
  readonly switchesOn: string;
  /** Null when it is paid as you go. */
  readonly directDebit: DirectDebitSummary | null;
  /** The account that pays it, as `openPayingAccount` opens it; null with a paper mandate, and when it is paid as you go. */
  readonly bank: Sealed | null;
  /**
   * The keyed hash of the accepted application, to recognise another one; missing if the previous version stored it.
   */
  readonly contentHash?: string;
}

/** The meters of an order, as its supplier states them. */
export interface MeteringOfOrder {
  /** Of the application. */
  readonly reference: string;
  readonly metering: SupplierMetering;
}

/** The fields of an enrolment about energy. */
export interface EnergyFields {
  readonly supply: StoredSupply | null;
  readonly usage: SavedUsage | null;
  // The two slots of energy-slot.ts: the secondary one is the gas of mixed meters.
  readonly selection: StoredSelection | null;
  readonly application: UnsettledApplication | null;
  readonly energySetUp: EnergySetUp | null;
  readonly secondarySelection: StoredSelection | null;
  readonly secondaryApplication: UnsettledApplication | null;
  readonly secondarySetUp: EnergySetUp | null;
  /** The latest valid bank details of the mover, for reuse. Personal data: erase it together with the mover's details. */
  readonly bankDetails: Sealed | null;
  /** Answers of the priority services page, health data; null before an answer. Erase them with the mover's details. */
  readonly psrAnswers: Sealed | null;
  /** Readings that the mover noted for the supplier; null before the first. */
  readonly meterReadings: MeterReadings | null;
  /** Found out once for each order when its mover opens meter day; null before that. [METER-14] */
  readonly supplierMetering: readonly MeteringOfOrder[] | null;
}

/** Initial values of the fields that enrolments stored by earlier versions lack. */
export const initialEnergyFields = {
  secondarySelection: null,
  secondaryApplication: null,
  secondarySetUp: null,
  bankDetails: null,
  psrAnswers: null,
  meterReadings: null,
  supplierMetering: null,
} as const satisfies Partial<EnergyFields>;
