import type { Order } from '@home-move/contract';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { acceptedOrders } from '../confirmation/accepted-orders.js';

/** The orders of an enrolment: those that were not accepted first, then by their start, an unknown start last. [ORDER-03, ORDER-06] */
export function orderList(enrolment: EnrolmentRecord): readonly Order[] {
  const orders = acceptedOrders(enrolment).map((order): Order => {
    const stored = enrolment.orderStatuses.find(({ reference }) => reference === order.reference);
    return {
      ...order,
      status: stored?.status ?? 'submitted',
      rejectionReason: stored?.rejectionReason ?? null,
      history: (stored?.history ?? []).map(({ status, at }) => ({ status, at: at.toISOString() })),
    };
  });
  return orders.toSorted((one, other) => rank(one).localeCompare(rank(other)));
}

/** Sorts as a text: "0" for what needs the mover, then the day of the start. */
const rank = ({ status, startsOn }: Order): string => (status === 'rejected' ? '0' : (startsOn ?? '~'));
