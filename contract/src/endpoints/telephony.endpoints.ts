import type { Branding } from '../brand/brand';
import type { Enrolment } from '../enrolment/enrolment';
import type { AgentReminder, AgentRole, Content, CrmCall, Note } from '../telephony/telephony';
import type { HistoryEntry } from '../telephony/history';
import type {
  EntryPageQuery,
  Launch,
  NewLaunchCode,
  NewNote,
  SendLink,
  TelephonyLogin,
} from '../telephony/telephony.schema';
import type { Tokens } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

type EntryPageInput = { readonly query?: EntryPageQuery };

/** Agent login and notes. */
export const telephonyEndpoints = {
  /** [TEL-02, TEL-03] */
  login: endpoint<{ body: TelephonyLogin }, Tokens & { readonly agentName: string; readonly enrolmentId: string }>({
    method: 'POST',
    path: '/telephony/login',
    roles: ['app'],
  }),
  /** `crm` is null unless a CRM opened the call. [TEL-04] */
  name: endpoint<NoInput, { readonly agentName: string; readonly crm: CrmCall | null }>({
    method: 'GET',
    path: '/telephony/name',
    roles: ['agent'],
  }),
  /** What the portal shows around the journey during a call: the brand whose customer is on the line. */
  branding: endpoint<NoInput, Branding>({
    method: 'GET',
    path: '/telephony/branding',
    roles: ['agent'],
  }),
  /** [TEL-28] */
  saveNote: endpoint<{ body: NewNote }, Note>({
    method: 'POST',
    path: '/note',
    encoding: 'form',
    roles: ['agent'],
    success: 201,
    idempotent: true,
  }),
  /** Newest first, a page at a time; `entryPageOf` splits the response. NOT_FOUND for `from` of another enrolment. [TEL-29] */
  notes: endpoint<EntryPageInput, readonly Note[]>({
    method: 'GET',
    path: '/notes',
    roles: ['agent'],
  }),
  /** The earliest day first, at most `maxReminders`. */
  reminders: endpoint<NoInput, readonly Note[]>({
    method: 'GET',
    path: '/notes/reminders',
    roles: ['agent'],
  }),
  /** The agent's own notes about customers of the same partner, the earliest day first, at most `maxReminders`. */
  agentReminders: endpoint<NoInput, readonly AgentReminder[]>({
    method: 'GET',
    path: '/telephony/reminders',
    roles: ['agent'],
  }),
  /** The agent's role for the partner whose customer is on the line. Support sets it. */
  role: endpoint<NoInput, { readonly role: AgentRole }>({
    method: 'GET',
    path: '/telephony/role',
    roles: ['agent'],
  }),
  /**
   * Ends a reminder of this enrolment, or of the agent's own note about another customer (`agentReminders`). Also
   * works on a finished enrolment. Idempotent.
   */
  endReminder: endpoint<{ params: { id: string } }, Note>({
    method: 'PUT',
    path: '/note/:id/reminder-done',
    roles: ['agent'],
  }),
  /** Newest first, a page at a time, as `notes`. */
  history: endpoint<EntryPageInput, readonly HistoryEntry[]>({
    method: 'GET',
    path: '/enrolment/history',
    roles: ['agent'],
  }),
  /** [TEL-25, TEL-26] */
  content: endpoint<NoInput, Content>({
    method: 'GET',
    path: '/content',
    roles: ['agent'],
  }),
  /**
   * Sends nothing to an unsubscribed contact. DETAILS_MISSING names the missing details: email, surname or postcode.
   * CONTACT_UNVERIFIED if neither the email address nor any other contact opens anything. [TEL-08 to TEL-11]
   */
  sendLink: endpoint<{ body: SendLink }, void>({
    method: 'POST',
    path: '/enrolment/send-link',
    roles: ['agent'],
    success: 204,
    idempotent: true,
  }),
  /** Idempotent. CONFLICT for a pending enrolment. [TEL-21, TEL-22] */
  finish: endpoint<NoInput, Enrolment>({
    method: 'POST',
    path: '/enrolment/end-enrolment',
    roles: ['agent'],
  }),
  /** FORBIDDEN for agents who are no supervisors. Idempotent. */
  reopen: endpoint<NoInput, Enrolment>({
    method: 'POST',
    path: '/enrolment/reopen',
    roles: ['agent'],
  }),
  /** Ends every session of the enrolment, the caller's included. [TEL-15 to TEL-17] */
  forget: endpoint<NoInput, { readonly id: string }>({
    method: 'POST',
    path: '/enrolment/data-privacy/forget',
    roles: ['agent'],
  }),
  /** The code works once, for 60 seconds, in a frame of the origin that it was created for. */
  launch: endpoint<
    { body: Launch },
    Tokens & { readonly agentName: string; readonly enrolmentId: string; readonly crm: CrmCall }
  >({
    method: 'POST',
    path: '/telephony/launch',
    roles: ['app'],
  }),
  /**
   * NOT_FOUND for an enrolment that is not of the partner; FORBIDDEN for an agent without an active account with the partner;
   * VALIDATION for an origin that is not listed.
   */
  newLaunchCode: endpoint<{ body: NewLaunchCode }, { readonly code: string; readonly expires_in: number }>({
    method: 'POST',
    path: '/launch-codes',
    roles: [],
    key: 'partner',
    scope: 'launch',
    success: 201,
  }),
};
