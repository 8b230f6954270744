import type {
  Address,
  BrandLevel,
  EnrolmentStatus,
  EnrolmentType,
  OfferedStatus,
  OrderedService,
  PersonDetails,
  PortalStep,
  ResidentialStatus,
  Service,
  ServiceFields,
} from '@home-move/contract';
import type { Sealed } from '../../../common/crypto/field-encryption.js';
import type { BroadbandFields } from '../../broadband/state/broadband.state.js';
import type { DateChangeFields } from '../move-date/state/date-change.state.js';
import type { EnergyFields } from '../../energy/state/energy.state.js';
import type { KeptContract } from './kept-contract.js';
import type { ContactChange, PendingContacts } from './contact-change.state.js';
import type { ChangedAt, ContactSources } from './mover-fields.js';
import type { OnboardingFields } from '../onboarding/state/onboarding.state.js';
import type { LocalServicesFields } from '../council-water/state/local-services.state.js';
import type { HomeBillsFields } from '../../after-setup/first-year/state/home-bills.model.js';
import type { OrderFields } from '../../after-setup/orders/state/order-status.state.js';
import type { PlanFields } from '../../after-setup/plan/state/plan-ticks.model.js';
import type { RecentHistory } from './recent-history.state.js';
import type { Retention, UnfinishedStatistics } from './retention.model.js';

/** When steps of the journey were first viewed. */
export type StepViews = Readonly<Partial<Record<PortalStep, Date>>>;

/** An enrolment as stored; the mapper derives what its owner reads. */
export interface EnrolmentRecord
  extends
    PersonDetails,
    EnergyFields,
    BroadbandFields,
    OnboardingFields,
    LocalServicesFields,
    DateChangeFields,
    PlanFields,
    HomeBillsFields,
    OrderFields,
    ServiceFields<OrderedService, 'Skipped', boolean>,
    RecentHistory {
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
  /** Whether a partner's system has sent the move, and follows its progress. */
  readonly isSentByPartner: boolean;

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
  /** The period after which it is erased if nothing was ordered. Maintained without a new version; null before the first day. */
  readonly retention: Retention | null;
  /** What remains of it if it was erased unfinished, after that period; null for any other. */
  readonly unfinished: UnfinishedStatistics | null;
  /** When an agent finished the enrolment, which can no longer be changed; null while it can, and after support reopened it. */
  readonly closedAt: Date | null;
  /** Name of that agent. */
  readonly closedBy: string | null;

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
  /**
   * The brand's named supplier at the creation of the enrolment, so that tariffs shown and chosen keep their meaning; null for
   * NAMED_SUPPLIER.
   */
  readonly namedSupplier: string | null;
  /** Null until the mover answers product selection. */
  readonly consented: Readonly<Record<Service, boolean | null>>;
  readonly optIn: Readonly<Record<Service, 0 | 1>>;
  readonly completed: Readonly<Record<Service, boolean>>;

  /** The latest requests whose application or order was accepted, by their Idempotency-Keys: a repeat gets the same response. */
  readonly acceptedRequests: readonly string[];
  readonly ctwbJourneyToggle: boolean;
  /** The first view of each step that was viewed. */
  readonly tenantPortalStorage: StepViews | null;
  readonly smartPageViewed: Date | null;
  /** Path of the step last shown. Recorded without a new version. */
  readonly lastStep: string | null;
  readonly confirmationPageLastViewed: Date | null;
}

/** Fields that stay as they were at the creation of the enrolment. */
type FixedField = 'id' | 'createdAt' | 'namedSupplier' | 'isSentByPartner';

/** The fields that a change may set; the repository maintains version, `changedAt`, status and the recent history. */
export type EnrolmentChange = Partial<
  Omit<
    EnrolmentRecord,
    FixedField | 'version' | 'changedAt' | 'status' | 'keptContracts' | 'retention' | keyof RecentHistory
  >
>;
