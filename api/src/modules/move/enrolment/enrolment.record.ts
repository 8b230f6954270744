import type {
  Address,
  BrandLevel,
  CouncilServices,
  EnrolmentStatus,
  EnrolmentType,
  MeterReadings,
  OfferedStatus,
  OrderedService,
  PortalStep,
  RegisteredService,
  ResidentialStatus,
  SavedUsage,
  Service,
  ServiceFields,
  TickablePlanEntryId,
} from '@home-move/contract';
import type { Sealed } from '../../../common/crypto/field-encryption.js';
import type { ServiceConsent, StoredBroadband, UnsettledOrder } from './broadband.state.js';
import type { DateChangeOutcome, UnsettledDateChange } from './date-change.state.js';
import type { EnergySetUp, StoredSelection, StoredSupply, UnsettledApplication } from './energy.state.js';
import type { KeptContract } from './kept-contract.js';
import type { ContactChange, PendingContacts } from './contact-change.state.js';
import type { ChangedAt, ContactSources } from './mover-fields.js';
import type { StoredOnboarding } from './onboarding.state.js';
import type { RecentHistory } from './recent-history.state.js';

/** When steps of the journey were first viewed. */
export type StepViews = Readonly<Partial<Record<PortalStep, Date>>>;

/** The council and water companies found for a home and day. */
export interface StoredLocalServices {
  readonly postcode: string;
  /** The move-in date of the lookup, yyyy-MM-dd. */
  readonly on: string;
  readonly services: CouncilServices;
}

/** An enrolment as stored; the mapper derives what its owner reads. */
export interface EnrolmentRecord extends ServiceFields<OrderedService, 'Skipped', boolean>, RecentHistory {
  readonly id: string;
  /** Counts every change. */
  readonly version: number;
  /** The version of the last change to each field that the mover edits, for fields changed since creation. */
  readonly changedAt: ChangedAt;
  readonly status: EnrolmentStatus;
  readonly enrolmentType: EnrolmentType;
  readonly brand: { readonly level: BrandLevel; readonly id: number };
  readonly partnerName: string;
  readonly reference: string;
  readonly saveAndContinueToken: string;
  /** The token before its first renewal, by which flags keep their values; null before it. */
  readonly firstToken: Sealed | null;
  readonly createdAt: Date;

  /** The postcode that the partner sent, if any. */
  readonly partnerPostcode: string | null;
  /** Consecutive attempts whose surname or postcode did not match. [VAL-04] */
  readonly detailMismatches: number;
  /** When the third mismatch locked the account; only support unlocks it. */
  readonly lockedAt: Date | null;
  /** When the mover confirmed the details by surname and postcode. */
  readonly detailsConfirmedAt: Date | null;
  /** The partner's details were missing or did not match, so the mover enters all of them. [VAL-15] */
  readonly isUnpopulated: boolean;
  /** When the right to be forgotten was exercised; no personal details are left. */
  readonly forgottenAt: Date | null;
  /** The remaining facts about the contracts of a forgotten enrolment; empty before that. */
  readonly keptContracts: readonly KeptContract[];
  /** When an agent finished the enrolment, which can no longer be changed; null while it can, and after support reopened it. */
  readonly closedAt: Date | null;
  /** Name of that agent. */
  readonly closedBy: string | null;

  /** Answers of the onboarding journey from a link. Personal data: erase it together with the details below. */
  readonly onboarding: StoredOnboarding | null;

  readonly title: string | null;
  readonly firstName: string | null;
  readonly surname: string | null;
  readonly dateOfBirth: string | null;
  readonly emailAddress: string | null;
  readonly contactNumber: string | null;
  readonly emailAddressVerified: boolean;
  readonly contactNumberVerified: boolean;
  readonly contactSources: ContactSources;
  /** Contacts that an agent entered to replace proven ones, which stay valid until the new ones are proven. */
  readonly pendingContacts: PendingContacts;
  /** The latest changes of contacts by agents, oldest first, each of which the mover can undo. */
  readonly contactChanges: readonly ContactChange[];
  /** When the mover first proved a contact here; a contact that the partner sent as verified does not count. */
  readonly ownedAt: Date | null;

  readonly moveInDate: string | null;
  /** When the mover reported that the date is unknown; counts only while moveInDate is null. */
  readonly moveInDateUnknownAt: Date | null;
  readonly residentialStatus: ResidentialStatus;
  readonly address: Address | null;

  /** The brand's offer at the creation of the enrolment. */
  readonly offered: Readonly<Record<Service, OfferedStatus>>;
  /** Null until the mover answers product selection. */
  readonly consented: Readonly<Record<Service, boolean | null>>;
  readonly optIn: Readonly<Record<Service, 0 | 1>>;
  readonly completed: Readonly<Record<Service, boolean>>;

  readonly supply: StoredSupply | null;
  readonly usage: SavedUsage | null;
  // The two slots of energy-slot.ts: the secondary one is the gas of mixed meters.
  readonly selection: StoredSelection | null;
  readonly application: UnsettledApplication | null;
  readonly energySetUp: EnergySetUp | null;
  readonly secondarySelection: StoredSelection | null;
  readonly secondaryApplication: UnsettledApplication | null;
  readonly secondarySetUp: EnergySetUp | null;
  /** The latest valid bank details of the mover, for reuse. Personal data: erase it together with the details above. */
  readonly bankDetails: Sealed | null;

  /** Answers of the priority services page, health data; null before an answer. Erase them with the details above. */
  readonly psrAnswers: Sealed | null;

  readonly localServices: StoredLocalServices | null;
  /** The mover's own answer whether they have registered; null before it. */
  readonly registrationConfirmed: Readonly<Record<RegisteredService, boolean | null>>;

  /** The latest chosen package; ordered only with `completed.entertainment`. */
  readonly broadband: StoredBroadband | null;
  /** An order sent to home telecom, or about to be, whose outcome is unknown. */
  readonly unsettledOrder: UnsettledOrder | null;
  /** A request to suppliers for new days that is about to be sent or was sent, and whose outcome is unknown. */
  readonly dateChange: UnsettledDateChange | null;
  /** The latest changes of the move-in date, for a repeat of their requests. */
  readonly dateChangeOutcomes: readonly DateChangeOutcome[];
  /** The latest requests whose application or order was accepted, by their Idempotency-Keys: a repeat gets the same response. */
  readonly acceptedRequests: readonly string[];
  /** One for each service for which the mover has consented. */
  readonly womConsents: readonly ServiceConsent[];
  /** When the mover reported an order on the provider's own site. */
  readonly wombbUserConfirmedDate: Date | null;
  readonly wombbSkipped: boolean;

  /** What the mover noted for the supplier; null before that. */
  readonly meterReadings: MeterReadings | null;
  /** When the mover ticked off tasks of the move plan; null before the first. */
  readonly planTicks: PlanTicks | null;

  readonly ctwbJourneyToggle: boolean;
  /** The first view of each step that was viewed. */
  readonly tenantPortalStorage: StepViews | null;
  readonly smartPageViewed: Date | null;
  /** Path of the step last shown. Recorded without a new version. */
  readonly lastStep: string | null;
  readonly confirmationPageLastViewed: Date | null;
}

/** When each task was ticked off; null for a task that is not ticked. */
export type PlanTicks = Readonly<Record<TickablePlanEntryId, Date | null>>;

/** The fields that a change may set; the repository maintains version, `changedAt`, status and the recent history. */
export type EnrolmentChange = Partial<
  Omit<EnrolmentRecord, 'id' | 'version' | 'changedAt' | 'createdAt' | 'status' | 'keptContracts' | keyof RecentHistory>
>;
