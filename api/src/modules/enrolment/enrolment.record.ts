import type {
  Address,
  BrandLevel,
  EnrolmentStatus,
  EnrolmentType,
  OfferedStatus,
  OrderedService,
  RegisteredService,
  ResidentialStatus,
  SavedUsage,
  Service,
  ServiceFields,
} from '@home-move/contract';
import type { StoredLocalServices } from '../council-water/stored-local-services.js';
import type { StoredSupply } from './energy.state.js';
import type { StoredBroadband } from './broadband.state.js';
import type { UnsettledOrder } from '../entertainment/unsettled-order.js';
import type { StoredOnboarding } from './onboarding.state.js';
import type { EnergySetUp } from '../payment/energy-set-up.js';
import type { UnsettledApplication } from '../payment/unsettled-application.js';
import type { StoredSelection } from '../quotes/selection.js';
import type { ChangedAt } from './field-changes.js';

/** An enrolment as it is kept; what its owner reads is worked out from it (enrolment.mapper). */
export interface EnrolmentRecord extends ServiceFields<OrderedService, 'Skipped', boolean> {
  readonly id: string;
  /** Counts every change. */
  readonly version: number;
  /** Which version each field of a person's own pages is of, where it changed since the enrolment was created. */
  readonly changedAt: ChangedAt;
  readonly status: EnrolmentStatus;
  readonly enrolmentType: EnrolmentType;
  readonly brand: { readonly level: BrandLevel; readonly id: number };
  readonly partnerName: string;
  readonly reference: string;
  readonly saveAndContinueToken: string;
  readonly createdAt: Date;

  /** Postcode that the partner sent along; null where none did. */
  readonly partnerPostcode: string | null;
  /** Surnames or postcodes that did not match since the last that did. [VAL-04] */
  readonly detailMismatches: number;
  /** When the third mismatch locked the account; support lifts it. */
  readonly lockedAt: Date | null;
  /** When the mover confirmed by surname and postcode that the details are theirs. */
  readonly detailsConfirmedAt: Date | null;
  /** The mover gives everything themselves: the partner's details were missing. [VAL-15] */
  readonly isUnpopulated: boolean;
  /** When the right to be forgotten was used: nothing of the person is left. */
  readonly forgottenAt: Date | null;

  /** What the mover gave on the way from a link; null before. Holds personal details: whoever erases those erases it too. */
  readonly onboarding: StoredOnboarding | null;

  readonly title: string | null;
  readonly firstName: string | null;
  readonly surname: string | null;
  readonly dateOfBirth: string | null;
  readonly emailAddress: string | null;
  readonly contactNumber: string | null;
  readonly emailAddressVerified: boolean;
  readonly contactNumberVerified: boolean;

  readonly moveInDate: string | null;
  /** When the mover said that they do not know the date; counts while there is none. */
  readonly moveInDateUnknownAt: Date | null;
  readonly residentialStatus: ResidentialStatus;
  readonly address: Address | null;

  /** What the brand offered when the enrolment was created. */
  readonly offered: Readonly<Record<Service, OfferedStatus>>;
  /** Null until product selection was answered. */
  readonly consented: Readonly<Record<Service, boolean | null>>;
  readonly optIn: Readonly<Record<Service, 0 | 1>>;
  readonly completed: Readonly<Record<Service, boolean>>;

  readonly supply: StoredSupply | null;
  readonly usage: SavedUsage | null;
  readonly selection: StoredSelection | null;
  /** Sent, or about to be, without a known outcome. */
  readonly application: UnsettledApplication | null;
  /** What was lodged; only with `completed.energy`. */
  readonly energySetUp: EnergySetUp | null;

  readonly localServices: StoredLocalServices | null;
  /** Whether the person has registered, as they say; null before they say. */
  readonly registrationConfirmed: Readonly<Record<RegisteredService, boolean | null>>;

  /** The package chosen last; ordered only with `completed.entertainment`. */
  readonly broadband: StoredBroadband | null;
  /** Sent to home telecom, or about to be, without a known outcome. */
  readonly unsettledOrder: UnsettledOrder | null;
  /** When the person said that they have ordered on the provider's own site. */
  readonly wombbUserConfirmedDate: Date | null;
  readonly wombbSkipped: boolean;

  readonly ctwbJourneyToggle: boolean;
  readonly smartPageViewed: Date | null;
  readonly confirmationPageLastViewed: Date | null;
}

/** What a change may set; version and `changedAt` count themselves, and the status follows from the rest. */
export type EnrolmentChange = Partial<
  Omit<EnrolmentRecord, 'id' | 'version' | 'changedAt' | 'createdAt' | 'status' | 'saveAndContinueToken'>
>;
