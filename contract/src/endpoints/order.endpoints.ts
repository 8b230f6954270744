import type { OrdersChange, OrderUpdateResult, Orders } from '../order/order';
import { enrolmentRoles } from '../session/tokens';
import { endpoint, type EventStream, type NoInput } from './endpoint';

/** The orders of a move, and the reports of their providers. */
export const orderEndpoints = {
  orders: endpoint<NoInput, Orders>({
    method: 'GET',
    path: '/orders',
    roles: enrolmentRoles,
  }),
  /** A message at once, then one whenever the enrolment changes. Ends after about a minute, and with the session. [ORDER-27] */
  changes: endpoint<NoInput, EventStream<OrdersChange>>({
    method: 'GET',
    path: '/orders/changes',
    roles: enrolmentRoles,
    media: 'text/event-stream',
  }),
  /** Cancels an order within its 14 days, free of charge. Repeated, it changes nothing. [ORDER-40, ORDER-44] */
  cancel: endpoint<{ params: { reference: string } }, Orders>({
    method: 'POST',
    path: '/orders/:reference/cancel',
    roles: enrolmentRoles,
  }),
  /** The body is in the format of the comparison service, so that the API describes it. Repeated, it changes nothing. */
  reportEnergy: endpoint<{ body: object }, OrderUpdateResult>({
    method: 'POST',
    path: '/order-updates/energy',
    roles: [],
    signedBy: 'quotes',
  }),
  /** The body is in the format of home telecom, so that the API describes it. Repeated, it changes nothing. */
  reportBroadband: endpoint<{ body: object }, OrderUpdateResult>({
    method: 'POST',
    path: '/order-updates/broadband',
    roles: [],
    signedBy: 'broadband-ht',
  }),
};
