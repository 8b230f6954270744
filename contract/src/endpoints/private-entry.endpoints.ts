import type { CallUpdate, PrivateEntry, PrivateEntryRequest } from '../private-entry/private-entry';
import type {
  NewPrivateEntry,
  OpenPrivateEntry,
  PrivateBankDetails,
  PrivateCode,
  PrivateHealthNeeds,
} from '../private-entry/private-entry.schema';
import { endpoint, type NoInput } from './endpoint';

const linkProblems = ['INVALID_LINK', 'ENROLMENT_CLOSED', 'TOO_MANY_REQUESTS'] as const;
const energyProblems = ['TARIFF_MISSING', 'ENROLMENT_COMPLETE', 'CONFLICT', 'THIRD_PARTY', 'QUOTE_EXPIRED'] as const;

/**
 * What a customer enters on their own phone during a call, behind a link. The link is all that the customer's calls need, and
 * opens nothing else; an agent learns that an entry was made, never what was entered. Calls that carry what was entered have no
 * Idempotency-Key, which would store it.
 */
export const privateEntryEndpoints = {
  /**
   * Ends an earlier link for the same. For a code, sends one first unless this login has requested one by that channel. The link is
   * a service message that the customer asks for on the phone, so an unsubscribe does not stop it.
   */
  create: endpoint<{ body: NewPrivateEntry }, PrivateEntry>({
    method: 'POST',
    path: '/private-entry',
    roles: ['agent'],
    success: 201,
    problems: ['DETAILS_MISSING', 'IDEMPOTENCY_KEY_REUSED', 'OUTCOME_UNKNOWN', ...energyProblems],
    idempotent: true,
    summary: 'Send the customer a link to enter something in private',
  }),
  /** Newest first. */
  list: endpoint<NoInput, readonly PrivateEntry[]>({
    method: 'GET',
    path: '/private-entry',
    roles: ['agent'],
    summary: 'Private entries of this call, and whether the customer has finished',
  }),
  /** Ends the link. Idempotent. */
  cancel: endpoint<{ params: { id: string } }, void>({
    method: 'DELETE',
    path: '/private-entry/:id',
    roles: ['agent'],
    success: 204,
    problems: ['NOT_FOUND'],
    summary: 'Cancel a private entry',
  }),
  /**
   * Server-sent events, each a `CallUpdate`: the first at once, then one whenever it changes. Colleagues see that the agent has the
   * enrolment open. Ends after about a minute, and with the login.
   */
  updates: endpoint<NoInput, CallUpdate>({
    method: 'GET',
    path: '/enrolment/updates',
    roles: ['agent'],
    problems: ['TOO_MANY_REQUESTS'],
    media: 'text/event-stream',
    summary: 'Follow what changes during the call',
  }),
  /** For agents whose stream fails; colleagues see for 15 s that the agent has the enrolment open. */
  latest: endpoint<NoInput, CallUpdate>({
    method: 'GET',
    path: '/enrolment/updates/latest',
    roles: ['agent'],
    summary: 'What the stream of updates would send now',
  }),
  /** What the page behind a link asks for. Does not redeem the link. */
  open: endpoint<{ body: OpenPrivateEntry }, PrivateEntryRequest>({
    method: 'POST',
    path: '/private-entry/open',
    roles: ['app'],
    problems: [...linkProblems, ...energyProblems],
    summary: 'What a private entry asks for',
  }),
  bankDetails: endpoint<{ body: PrivateBankDetails }, void>({
    method: 'POST',
    path: '/private-entry/bank-details',
    roles: ['app'],
    success: 204,
    problems: [...linkProblems, ...energyProblems],
    summary: 'Enter bank details in private',
  }),
  /** CONFLICT also where the plan is of another supplier than the page named. */
  healthNeeds: endpoint<{ body: PrivateHealthNeeds }, void>({
    method: 'POST',
    path: '/private-entry/health-needs',
    roles: ['app'],
    success: 204,
    problems: [...linkProblems, ...energyProblems],
    summary: 'Enter health needs in private',
  }),
  code: endpoint<{ body: PrivateCode }, void>({
    method: 'POST',
    path: '/private-entry/code',
    roles: ['app'],
    success: 204,
    problems: [...linkProblems, 'INVALID_OTP'],
    summary: "Enter the code that verifies the customer's contact in private",
  }),
};
