import type {
  BroadbandAddOn,
  BroadbandPackage,
  SkyCallbackSlot,
  WomConsentService,
  WomConsentVersion,
} from '@home-move/contract';
import type { Sealed } from '../../../common/crypto/field-encryption.js';

/** The package that the mover chose, as it was shown: ordered, or pending until they order on the provider's own site. */
export interface StoredBroadband {
  readonly package: BroadbandPackage;
  readonly chosenAt: Date;
  /** Ordered from home telecom. */
  readonly order: {
    readonly number: string;
    readonly startDate: string;
    /** When home telecom expects it to be up and running, yyyy-MM-dd; null if it gives no date. */
    readonly activationDate: string | null;
  } | null;
  /** Referred to the provider's own site by web media. */
  readonly click: { readonly id: string; readonly url: string } | null;
  /** Ordered with the package. */
  readonly addOns: readonly BroadbandAddOn[];
  readonly skyCallbackSlot: SkyCallbackSlot | null;
  /** To passing on the mover's details; null for choices that were stored before consents were. */
  readonly consent: GivenConsent | null;
}

/** A consent to pass details on: the version of its text, and when it was given. [CALL-10] */
export interface GivenConsent {
  readonly version: WomConsentVersion;
  readonly givenAt: Date;
}

/** The latest consent that the mover gave for a service, whatever they chose then. [CALL-10] */
export interface ServiceConsent extends GivenConsent {
  readonly serviceType: WomConsentService;
}

/**
 * Stored before an order is sent, so that a crash or a lost response never orders twice: resent under the same key it
 * counts once. Until its outcome is known, the package chosen before stays as it is.
 */
export interface UnsettledOrder {
  readonly key: string;
  /** Contains the mover's name and home. */
  readonly sealed: Sealed;
  readonly chosenAt: Date;
  /** Until then the order may still be on its way, so its absence at home telecom proves nothing. */
  readonly underWayUntil: Date;
}

/** The fields of an enrolment about broadband, phone and TV. */
export interface BroadbandFields {
  /** The latest chosen package; ordered only with `completed.entertainment`. */
  readonly broadband: StoredBroadband | null;
  /** An order sent to home telecom, or about to be, whose outcome is unknown. */
  readonly unsettledOrder: UnsettledOrder | null;
  /** One for each service for which the mover has consented. */
  readonly womConsents: readonly ServiceConsent[];
  /** When the mover reported an order on the provider's own site. */
  readonly wombbUserConfirmedDate: Date | null;
  readonly wombbSkipped: boolean;
}

/** Initial values of the fields that enrolments stored by earlier versions lack. */
export const initialBroadbandFields = {
  broadband: null,
  unsettledOrder: null,
  womConsents: [],
  wombbUserConfirmedDate: null,
  wombbSkipped: false,
} as const satisfies BroadbandFields;

const initialPackageFields = {
  addOns: [],
  monthlyExitFee: null,
  activation: null,
} as const satisfies Partial<BroadbandPackage>;
const initialChoiceFields = {
  addOns: [],
  skyCallbackSlot: null,
  consent: null,
} as const satisfies Partial<StoredBroadband>;

/** Adds the fields that a package of an earlier version lacks. */
export function withPackageFields(stored: BroadbandPackage): BroadbandPackage {
  return { ...initialPackageFields, ...stored };
}

/** Adds the fields that a choice of broadband lacks if the previous version stored it after the migration. */
export function withBroadbandFields(stored: StoredBroadband): StoredBroadband {
  if (Object.hasOwn(stored, 'consent')) return stored;
  return {
    ...initialChoiceFields,
    ...stored,
    package: withPackageFields(stored.package),
    order: stored.order && { ...stored.order, activationDate: null },
  };
}
