import type { OrderState, OrderVendor } from '../orders/order-states.js';

/** The state of an application, as TariffHub returns and reports it. */
export const applicationStateBody = (reference: string, { state, revision, changedAt, reason }: OrderState) => ({
  application_ref: reference,
  state,
  revision,
  changed_at: changedAt.toISOString(),
  decline_code: reason,
});

export const tariffHub: OrderVendor = {
  usual: ['ACCEPTED', 'SWITCHING', 'SUPPLYING'],
  cancelled: 'WITHDRAWN',
  messageOf: (reference, state) => ({ type: 'application.state', data: applicationStateBody(reference, state) }),
};
