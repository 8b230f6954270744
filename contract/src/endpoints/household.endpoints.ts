import type {
  Household,
  HouseholdChange,
  HouseholdPlan,
  HousemateSession,
  JoinInvitation,
} from '../household/household';
import type {
  AccountNames,
  HouseholdChoices,
  HouseholdContact,
  HouseholdInvitation,
  HouseholdLogin,
  HouseholdVersion,
  Join,
  JoinCode,
  NameAnswer,
  OpenJoin,
} from '../household/household.schema';
import type { SplitForm } from '../household/split.schema';
import type { Role } from '../session/tokens';
import { endpoint, type EventStream, type NoInput } from './endpoint';

/** Everyone of a household. */
const household = ['enrolment', 'customer', 'housemate'] as const satisfies readonly Role[];
const mover = ['enrolment', 'customer'] as const satisfies readonly Role[];
const housemate = ['housemate'] as const satisfies readonly Role[];
const anonymous = ['app'] as const satisfies readonly Role[];

/**
 * The household of a move. Calls of a housemate carry the housemate's own token, which opens no other call. Each except `leave` returns
 * HOUSEHOLD_LEFT once the person has left or was removed. Changes with a version return CONFLICT if the household has changed since.
 * [ROOM-08, ROOM-09, ROOM-11]
 */
export const householdEndpoints = {
  /** DETAILS_MISSING before the mover has given their name and contact details. [ROOM-01, ROOM-07] */
  read: endpoint<NoInput, Household>({ method: 'GET', path: '/household', roles: household }),
  /** Without council and water while their directory is unavailable. [ROOM-07] */
  plan: endpoint<NoInput, HouseholdPlan>({ method: 'GET', path: '/household/plan', roles: household }),
  /**
   * A message at once, then one whenever the household, its move or its meter readings change. Ends after about a minute, with the
   * session, and at once when the person leaves or is removed: the next call then returns HOUSEHOLD_LEFT. [ROOM-09]
   */
  changes: endpoint<NoInput, EventStream<HouseholdChange>>({
    method: 'GET',
    path: '/household/changes',
    roles: household,
    media: 'text/event-stream',
  }),

  /** Makes a link to share, and ends the one before it. MOVE_IN_DATE_MISSING, INVITING_ENDED. [ROOM-03] */
  makeLink: endpoint<NoInput, Household>({ method: 'POST', path: '/household/link', roles: mover }),
  /**
   * Sends a separate link to one person. MOVE_IN_DATE_MISSING, INVITING_ENDED, HOUSEHOLD_FULL, TOO_MANY_REQUESTS. A message that cannot be
   * delivered makes the invitation `notDelivered`. [ROOM-15]
   */
  invite: endpoint<{ body: HouseholdInvitation }, Household>({
    method: 'POST',
    path: '/household/invitations',
    roles: mover,
    success: 201,
  }),
  /** Changes the person or contact of an invitation and sends it again; the link of the earlier message ends. [ROOM-15] */
  changeInvitation: endpoint<{ params: { id: string }; body: HouseholdInvitation }, Household>({
    method: 'PUT',
    path: '/household/invitations/:id',
    roles: mover,
  }),
  /** Sends an invitation again; the link of the earlier message ends. [ROOM-15] */
  inviteAgain: endpoint<{ params: { id: string } }, Household>({
    method: 'POST',
    path: '/household/invitations/:id/again',
    roles: mover,
  }),
  /** Ends the link of an invitation. Repeated, it changes nothing. [ROOM-15] */
  cancelInvitation: endpoint<{ params: { id: string } }, Household>({
    method: 'DELETE',
    path: '/household/invitations/:id',
    roles: mover,
  }),
  /** Ends the access of a housemate and the share link, and erases their entries. Repeated, it changes nothing. [ROOM-09, ROOM-17] */
  removePerson: endpoint<{ params: { id: string } }, Household>({
    method: 'DELETE',
    path: '/household/people/:id',
    roles: mover,
  }),
  /** Ends the housemate's own access, and erases their entries. Repeated, it changes nothing. [ROOM-09, ROOM-17] */
  leave: endpoint<NoInput, void>({ method: 'POST', path: '/household/leave', roles: housemate, success: 204 }),
  /** Replaces the housemate's own choices. [ROOM-05] */
  saveChoices: endpoint<{ body: HouseholdChoices }, Household>({
    method: 'PUT',
    path: '/household/choices',
    roles: housemate,
  }),

  /**
   * Sets who shall be named on an account. Housemates count once they agree; who has agreed before stays named, until the supplier
   * changes. Someone who has declined gets the question again. NOT_FOUND for council tax and for an account that the home does not
   * have, CONFLICT for one that is not set up. [ROOM-10]
   */
  nameOnAccount: endpoint<{ params: { account: string }; body: AccountNames }, Household>({
    method: 'PUT',
    path: '/household/accounts/:account/names',
    roles: mover,
  }),
  /** The housemate agrees or declines to be named; agreeing can be taken back. NOT_FOUND if the mover has not chosen them. [ROOM-10] */
  answerNaming: endpoint<{ params: { account: string }; body: NameAnswer }, Household>({
    method: 'POST',
    path: '/household/accounts/:account/answer',
    roles: housemate,
  }),

  /**
   * Changes how costs are split, and clears all agreements but the caller's. The same split again is an agreement to it. VALIDATION unless
   * everyone who has joined has a weight. [ROOM-12, ROOM-14]
   */
  changeSplit: endpoint<{ body: SplitForm }, Household>({ method: 'PUT', path: '/household/split', roles: household }),
  /** Agrees to the split of that version. NOT_FOUND without one. Repeated, it changes nothing. [ROOM-14] */
  agreeToSplit: endpoint<{ body: HouseholdVersion }, Household>({
    method: 'POST',
    path: '/household/split/agreement',
    roles: household,
  }),

  /** INVALID_LINK for a link that is unknown or has ended. [ROOM-04] */
  openJoin: endpoint<{ body: OpenJoin }, JoinInvitation>({
    method: 'POST',
    path: '/household/join/open',
    roles: anonymous,
  }),
  /** Sends a code to the person's own contact. INVALID_LINK, TOO_MANY_REQUESTS, THIRD_PARTY. [ROOM-05] */
  sendJoinCode: endpoint<{ body: JoinCode }, void>({
    method: 'POST',
    path: '/household/join/code',
    roles: anonymous,
    success: 204,
  }),
  /** INVALID_LINK, INVALID_OTP, HOUSEHOLD_FULL. A contact that has joined before gets a session of the same person. [ROOM-05] */
  join: endpoint<{ body: Join }, HousemateSession>({
    method: 'POST',
    path: '/household/join',
    roles: anonymous,
    success: 201,
  }),
  /** Sends a code to a housemate who has joined before. NOT_FOUND for another contact. */
  sendLoginCode: endpoint<{ body: HouseholdContact }, void>({
    method: 'POST',
    path: '/household/login/code',
    roles: anonymous,
    success: 204,
  }),
  /** Logs a housemate in to the household that they joined last. INVALID_OTP. */
  login: endpoint<{ body: HouseholdLogin }, HousemateSession>({
    method: 'POST',
    path: '/household/login',
    roles: anonymous,
  }),
};
