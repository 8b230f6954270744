import type { OrderState, OrderVendor } from '../orders/order-states.js';

/** The status of an order, as Home Telecom returns and reports it. */
export const orderStateBody = (orderNumber: string, { state, revision, changedAt, reason }: OrderState) => ({
  orderNumber,
  status: state,
  sequence: revision,
  changedAt: changedAt.toISOString(),
  failureReason: reason,
});

export const homeTelecom: OrderVendor = {
  usual: ['CONFIRMED', 'PROVISIONING', 'ACTIVE'],
  cancelled: 'CANCELLED',
  messageOf: (orderNumber, state) => ({ type: 'order.status', data: orderStateBody(orderNumber, state) }),
};
