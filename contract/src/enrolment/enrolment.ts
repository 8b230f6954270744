import type { Address } from '../address/address';
import type { AnnualUse } from '../energy/energy';
import type { SupplyFacts } from '../energy/supply';
import type { Channel } from '../comms/channel';
import type { ResidentialStatus } from '../moving-details/moving-details';
import type { PersonDetails } from '../person/person';
import type { SingleFuel } from '../tariff/tariff';
import type { OfferedStatus, OrderedService, RegisteredService, Service, ServiceFields } from '../service/service';

/** Enrolment status codes. [API-11] */
export const enrolmentStatus = { pending: 0, open: 10, detailsPopulated: 20, closed: 30, complete: 40 } as const;
export type EnrolmentStatus = (typeof enrolmentStatus)[keyof typeof enrolmentStatus];

/** The origin of the enrolment. [API-05] */
export const enrolmentTypes = ['Direct', 'Lettings', 'Social', 'DoorToDoor', 'Telesales'] as const;
export type EnrolmentType = (typeof enrolmentTypes)[number];

/** Codes of the services, as `POST /enrolment/skipservice` takes them. [CODE-03] */
export const serviceTypes = {
  energy: 0,
  broadband: 1,
  sky: 2,
  council: 3,
  wombb: 4,
  wome: 5,
  water: 6,
  ssebb: 7,
} as const;

/**
 * The mover's choice and progress of each service, for example `energyOptIn`, `waterComplete`.
 * Consents are null until the mover answers product selection. [NEXT-19 to NEXT-21]
 */
export interface ServiceProgress
  extends
    ServiceFields<Service, 'OfferedStatus', OfferedStatus>,
    ServiceFields<Service, 'Consented', boolean | null>,
    ServiceFields<Service, 'OptIn', 0 | 1>,
    ServiceFields<Service, 'Complete', boolean>,
    ServiceFields<OrderedService, 'Skipped', boolean>,
    ServiceFields<RegisteredService, 'IsMandatory', boolean>,
    /** The mover's own answer on the confirmation page; null before it. [CONF-22, CONF-23] */
    ServiceFields<RegisteredService, 'RegistrationConfirmed', boolean | null> {}

/** Steps of the journey whose first view is stored. [NEXT-26] */
export const portalSteps = ['wombbViewedDate'] as const;
export type PortalStep = (typeof portalSteps)[number];

/** What the mover has entered and chosen so far, as far as nothing of it is ordered. */
export interface ChoicesSoFar {
  /** The energy use that quotes are based on; null before the mover's answers. */
  readonly use: AnnualUse | null;
  /** The chosen energy plans that are not set up, electricity first. */
  readonly plans: readonly { readonly supplierName: string; readonly tariffName: string }[];
  /** Whether the mover has chosen the start date of these plans, for the current move-in date. */
  readonly isStartDateChosen: boolean;
  /** Name of the chosen package; null without one, and once it is ordered from home telecom. */
  readonly broadbandPackage: string | null;
  readonly hasMeterReadings: boolean;
  /** Whether a task of the move plan is ticked off. */
  readonly hasTickedTasks: boolean;
}

/**
 * The enrolment as the mover or the agent reads it: the response of `GET /enrolment-auth` and of every call that
 * changes it. [API-04 to API-09, NEXT-19 to NEXT-27]
 */
export interface Enrolment extends PersonDetails, SupplyFacts, ServiceProgress {
  readonly id: string;
  readonly status: EnrolmentStatus;
  readonly enrolmentType: EnrolmentType;
  readonly partnerName: string;
  /** Only in responses to movers; agents receive no token. */
  readonly saveAndContinueToken?: string;
  /** Incremented by every change, so that a tab can detect that it is behind. */
  readonly version: number;

  readonly emailAddress: string | null;
  readonly contactNumber: string | null;
  readonly emailAddressVerified: boolean;
  readonly contactNumberVerified: boolean;
  /**
   * Only in responses to agents: channels with a new contact that is not proven yet, so that messages still go to the proven one
   * before it.
   */
  readonly pendingContacts?: readonly Channel[];

  /** yyyy-MM-dd */
  readonly moveInDate: string | null;
  /** See the function `isMoveInDateInRange`. [NEXT-18] */
  readonly isMoveInDateInRange: boolean;
  readonly residentialStatus: ResidentialStatus;
  readonly address: Address | null;
  /** The address on one line for display; null without an address. */
  readonly simpleAddress: string | null;
  /** The postcode of the address; before one is chosen, the partner's. */
  readonly postcode: string | null;
  /** The address split into the specification's fields; empty strings without an address. [API-07] */
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly addressLine3: string;
  readonly addressLine4: string;
  readonly houseNumber: string;
  readonly houseName: string;
  readonly town: string;
  /** The partner's details were missing or did not match, so the mover enters all of them. [VAL-15] */
  readonly isUnpopulated: boolean;
  /** The energy supplier that the portal promotes by name to this mover: the brand's when the enrolment was created. */
  readonly namedSupplier: string;
  /** 'Y' while a change of supplier is under way for the home. [API-08] */
  readonly pendingChangeOfSupply: 'Y' | null;
  /** Which fuels the named supplier supplies there already; the field keeps the specification's name. [API-08, NEXT-25] */
  readonly ovoSupplyStatus: Readonly<{ supplyGas: boolean; supplyElec: boolean; fuelSupplyChecked: boolean }>;

  /**
   * The fuels that a supplier has accepted, electricity first. With mixed meters one can be set up before the other; energy
   * is complete once every chosen fuel is.
   */
  readonly fuelsSetUp: readonly SingleFuel[];
  readonly choices: ChoicesSoFar;

  readonly skyComplete: boolean;
  readonly broadbandComplete: boolean;
  /** True once the provider confirms an order on the provider's site; no provider does so yet. */
  readonly wombbComplete: boolean;
  /** The mover reported an order on the provider's site, which the provider has not confirmed. */
  readonly wombbUserConfirmed: boolean;
  /** ISO instant of that report. */
  readonly wombbUserConfirmedDate: string | null;
  readonly wombbSkipped: boolean;

  /** Null until looked up, or if the council could not be identified. */
  readonly councilName: string | null;
  /** The company, or both where two send a bill: "Bristol Water and Wessex Water". */
  readonly waterBoardName: string | null;

  readonly ctwbJourneyToggle: boolean;
  /** ISO instant of the first view of each step, for the steps that were viewed. [NEXT-26] */
  readonly tenantPortalStorage: Readonly<Partial<Record<PortalStep, string>>>;
  /** ISO instant of the last view of the page on smart meters; null before. [API-10] */
  readonly smartPageViewed: string | null;
  /** ISO instant of the last view of the confirmation page. [CONF-37] */
  readonly confirmationPageLastViewed: string | null;
  /** Path of the step last shown to the mover or agent; null before the first. */
  readonly lastStep: string | null;
  /** Whether the mover has confirmed everything behind a partner's link. [ONB-20] */
  readonly isLinkConfirmed: boolean;
  /** ISO instant at which an agent finished the enrolment; null while it can be changed. */
  readonly closedAt: string | null;
  /** Opaque reference that the host page receives when the journey completes; reveals nothing about the mover. */
  readonly reference: string;
}
