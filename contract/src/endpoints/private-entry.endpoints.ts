import type { CallUpdate, PrivateEntry, PrivateEntryRequest } from '../private-entry/private-entry';
import type {
  NewPrivateEntry,
  OpenPrivateEntry,
  PrivateBankDetails,
  PrivateCode,
  PrivateHealthNeeds,
} from '../private-entry/private-entry.schema';
import { endpoint, type EventStream, type NoInput } from './endpoint';

/**
 * Data that a customer enters on their phone during a call, behind a link. The link authorises the customer's calls and
 * nothing else. The agent sees that an entry was made, never the entered data. Calls that carry the data have no
 * Idempotency-Key, which would store it.
 */
export const privateEntryEndpoints = {
  /**
   * Ends an earlier link for the same entry. For a code, sends one first unless this login has requested one by that
   * channel. The link is a service message that the customer requests on the phone, so an unsubscribe does not stop it.
   */
  create: endpoint<{ body: NewPrivateEntry }, PrivateEntry>({
    method: 'POST',
    path: '/private-entry',
    roles: ['agent'],
    success: 201,
    idempotent: true,
  }),
  /** Newest first. */
  list: endpoint<NoInput, readonly PrivateEntry[]>({
    method: 'GET',
    path: '/private-entry',
    roles: ['agent'],
  }),
  /** Ends the link. Idempotent. */
  cancel: endpoint<{ params: { id: string } }, void>({
    method: 'DELETE',
    path: '/private-entry/:id',
    roles: ['agent'],
    success: 204,
  }),
  /**
   * Server-sent events, each a `CallUpdate`: the first at once, then one whenever it changes. Colleagues see that the agent has the
   * enrolment open. Ends after about a minute, and with the login.
   */
  updates: endpoint<NoInput, EventStream<CallUpdate>>({
    method: 'GET',
    path: '/enrolment/updates',
    roles: ['agent'],
    media: 'text/event-stream',
  }),
  /** For agents whose stream fails; colleagues see for 15 s that the agent has the enrolment open. */
  latest: endpoint<NoInput, CallUpdate>({
    method: 'GET',
    path: '/enrolment/updates/latest',
    roles: ['agent'],
  }),
  /** The data that the page behind a link collects. Does not redeem the link. */
  open: endpoint<{ body: OpenPrivateEntry }, PrivateEntryRequest>({
    method: 'POST',
    path: '/private-entry/open',
    roles: ['app'],
  }),
  bankDetails: endpoint<{ body: PrivateBankDetails }, void>({
    method: 'POST',
    path: '/private-entry/bank-details',
    roles: ['app'],
    success: 204,
  }),
  /** CONFLICT also if the plan is from another supplier than the page named. */
  healthNeeds: endpoint<{ body: PrivateHealthNeeds }, void>({
    method: 'POST',
    path: '/private-entry/health-needs',
    roles: ['app'],
    success: 204,
  }),
  code: endpoint<{ body: PrivateCode }, void>({
    method: 'POST',
    path: '/private-entry/code',
    roles: ['app'],
    success: 204,
  }),
};
