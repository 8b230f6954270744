import type { CommEvent, CommsBlocked, OneClick } from '../comms/comms.schema';
import { endpoint } from './endpoint';

/** Events of sent messages, and subscriptions. */
export const commsEndpoints = {
  /** [COMMS-07] */
  createEvent: endpoint<{ body: CommEvent }, void>({
    method: 'POST',
    path: '/comms/events/create',
    roles: ['app'],
    success: 204,
  }),
  /** [COMMS-05, COMMS-06] */
  setBlocked: endpoint<{ params: { token: string }; body: CommsBlocked }, void>({
    method: 'PUT',
    path: '/enrolment/comms-blocked-by-user/:token',
    roles: ['app', 'enrolment', 'customer', 'agent'],
    success: 204,
  }),
  /** RFC 8058: the mail program posts `List-Unsubscribe=One-Click`, without a token of a user. */
  oneClickUnsubscribe: endpoint<{ params: { token: string }; body: OneClick }, void>({
    method: 'POST',
    path: '/unsubscribe/:token',
    encoding: 'form',
    roles: [],
    success: 204,
  }),
};
