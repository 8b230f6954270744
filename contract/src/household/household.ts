import type { Channel } from '../comms/channel';
import type { YearService } from '../first-year/first-year';
import type { DayMeter, RegisterValue } from '../meter-day/meter';
import type { PlanChange, PlanEntry } from '../plan/move-plan';
import type { Tokens } from '../session/tokens';
import type { DatedPrice, Split } from './split';

/** The most people of one household, the mover and open invitations included. [ROOM-01] */
export const maxHouseholdPeople = 10;

/** Days after the move-in date on which links to a household end. [ROOM-03] */
export const householdLinkDays = 30;

/** How many streams of changes one login to a household can keep open, one for each tab. */
export const maxHouseholdStreams = 4;

/** `mover`: set up the move. `invited` and `notDelivered`: an invitation that is open, or did not arrive. [ROOM-15] */
export const householdPersonStates = ['mover', 'joined', 'invited', 'notDelivered'] as const;
export type HouseholdPersonState = (typeof householdPersonStates)[number];

/** A person of a household, or an open invitation. */
export interface HouseholdPerson {
  readonly id: string;
  /** Housemates get the mover's first name only. Null for an invitation without a name. */
  readonly name: string | null;
  readonly state: HouseholdPersonState;
  /** ISO instant at which the person joined, or the invitation was last sent; null for the mover. */
  readonly since: string | null;
  /** How the invitation was sent, and where to: for the mover, who entered it. Null for people and for housemates. [ROOM-07] */
  readonly invitation: { readonly channel: Channel; readonly contact: string } | null;
}

/** The link that the mover shares. */
export interface ShareLink {
  readonly url: string;
  /** The last day on which it works, yyyy-MM-dd. [ROOM-03] */
  readonly until: string;
}

/** The accounts of a home, in the order in which pages show them. [ROOM-10] */
export const householdAccountIds = ['electricity', 'gas', 'broadband', 'councilTax', 'water'] as const;
export type HouseholdAccountId = (typeof householdAccountIds)[number];

/**
 * Who can be named on an account. `open`: the people whom the mover chooses and who agree. `notSetUp`: no one until there is a supplier.
 * `byLaw`: all adults of the home, which cannot be changed.
 */
export type AccountNaming = 'open' | 'notSetUp' | 'byLaw';

/** An account of the home, with the ids of people. */
export interface HouseholdAccount {
  readonly id: HouseholdAccountId;
  /** Supplier, council or water company; null while it is not known. */
  readonly supplier: string | null;
  readonly naming: AccountNaming;
  /** True if the mover has ordered it, and therefore stays named. */
  readonly isOrdered: boolean;
  /** The mover, and housemates who have agreed; in the order of `people`. Empty unless `naming` is `open`. */
  readonly named: readonly string[];
  /** Housemates who have not answered, with the ISO instant at which the mover chose them. */
  readonly asked: readonly { readonly personId: string; readonly at: string }[];
  /** Housemates who have declined. */
  readonly declined: readonly string[];
}

/** A cost of the home to split. `energy` is one plan for both fuels, or energy whose fuels are not known. */
export interface HouseholdCost {
  readonly service: YearService;
  readonly supplier: string | null;
  readonly isEstimate: boolean;
  /** The price and its later changes, by day; null for an amount that is not known. [ROOM-07, ROOM-13] */
  readonly prices: readonly DatedPrice[] | null;
}

/** How the costs are split, and who has agreed to it. [ROOM-14] */
export interface HouseholdSplit extends Split {
  /** Who made the latest change; null if that person has left. */
  readonly changedBy: string | null;
  /** Who has agreed to it since the latest change of the split or of the people, the person who made it included. */
  readonly agreed: readonly string[];
}

/** The reading of a meter of the home: of meter day, or as noted on the plan. [ROOM-07] */
export interface HouseholdReading {
  readonly meter: DayMeter;
  /** One for each register of the meter. */
  readonly values: readonly RegisterValue[];
  /** yyyy-MM-dd */
  readonly readOn: string;
}

/** Response of the calls of a household, for its mover and its housemates. [ROOM-07] */
export interface Household {
  /** Sent back with changes. [ROOM-11] */
  readonly version: number;
  /** Of the caller. */
  readonly role: 'mover' | 'housemate';
  /** Of the caller. */
  readonly personId: string;
  readonly home: {
    /** First line of the address, for example "14 Castle Road"; null while it is not known. */
    readonly line: string | null;
    readonly town: string | null;
    /** yyyy-MM-dd; null while it is not known. */
    readonly moveInDate: string | null;
  };
  /** The mover first, then people by the day on which they joined, then invitations by the day on which they were sent. */
  readonly people: readonly HouseholdPerson[];
  /** Null for housemates, before the mover makes the first link, and once it has ended. */
  readonly link: ShareLink | null;
  /** False once links have ended, 30 days after the move-in date, and while that date is not known. */
  readonly canInvite: boolean;
  readonly accounts: readonly HouseholdAccount[];
  /** Electricity, gas, energy, broadband, water, council tax, as far as the home has them. */
  readonly costs: readonly HouseholdCost[];
  /** Null until someone has set one. */
  readonly split: HouseholdSplit | null;
  /** Electricity, gas, water, as far as they were read. */
  readonly meterReadings: readonly HouseholdReading[];
  /** The caller's choice when joining; null for the mover. [ROOM-05] */
  readonly wantsMessages: boolean | null;
}

/** A line of the plan without references and actions, which belong to the mover. */
export type HouseholdPlanEntry = Pick<PlanEntry, 'id' | 'kind' | 'date' | 'title' | 'text' | 'state' | 'prices'>;

/** Response of `GET /household/plan`: by date, entries without one last. [ROOM-07] */
export interface HouseholdPlan {
  /** yyyy-MM-dd; null while it is not known. */
  readonly moveInDate: string | null;
  readonly entries: readonly HouseholdPlanEntry[];
  /** From today on, by date. */
  readonly later: readonly PlanChange[];
}

/** A server-sent event: the household, its move or its meter readings have changed. */
export interface HouseholdChange {
  /** Another number after each change; not `Household.version`. */
  readonly version: number;
}

/** What a link shows before a code was entered. [ROOM-04] */
export interface JoinInvitation {
  /** The mover's first name. */
  readonly inviter: string;
  /** Without number of the house; null while it is not known. */
  readonly street: string | null;
  readonly town: string | null;
  /** The day on which the link was made, yyyy-MM-dd. */
  readonly invitedOn: string;
  /** The last day on which it works, yyyy-MM-dd. */
  readonly until: string;
}

/**
 * Response of joining and of logging in to a household. The session opens the calls of that household and no other. Pages pass its access
 * token to `call` themselves; it never becomes the session of the shell. [ROOM-08]
 */
export interface HousemateSession {
  readonly session: Tokens;
  readonly household: Household;
}
