import type { Cancellation, Order, OrderStatus } from '@home-move/contract';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { acceptedOrders } from '../confirmation/accepted-orders.js';
import { hasEnded } from './state/order-status.state.js';

/** An order without what ending its contract costs. */
export type ListedOrder = Omit<Order, 'leaving'>;

/** The orders of an enrolment, including former ones: rejected ones first, then by their start, an unknown start last. [ORDER-06] */
export function orderList(enrolment: EnrolmentRecord): readonly ListedOrder[] {
  const orders = [...acceptedOrders(enrolment), ...enrolment.formerOrders].map((order): ListedOrder => {
    const stored = enrolment.orderStatuses.find(({ reference }) => reference === order.reference);
    const status = stored?.status ?? 'submitted';
    return {
      ...order,
      status,
      rejectionReason: stored?.rejectionReason ?? null,
      cancellation: cancellationOf(enrolment, order.reference, status),
      history: (stored?.history ?? []).map(({ status, at }) => ({ status, at: at.toISOString() })),
    };
  });
  return orders.toSorted(byNeedAndStart);
}

/** Null also if the order ended after its provider refused to cancel it. */
function cancellationOf(
  { cancellations }: EnrolmentRecord,
  reference: string,
  status: OrderStatus,
): Cancellation | null {
  const stored = cancellations.find((cancellation) => cancellation.reference === reference);
  if (!stored || (stored.isRefused && hasEnded(status))) return null;
  const state = hasEnded(status) ? 'confirmed' : stored.isRefused ? 'refused' : 'received';
  return { receivedAt: stored.receivedAt.toISOString(), state };
}

/** Compares two orders: one that needs the mover comes first, then the one that starts earlier. [ORDER-06] */
export function byNeedAndStart(one: ComparedOrder, other: ComparedOrder): number {
  return rankOf(one).localeCompare(rankOf(other));
}

type ComparedOrder = Pick<Order, 'status' | 'startsOn'>;

/** Sorts as a text: digits come before days, and days before "unknown". */
const rankOf = ({ status, startsOn }: ComparedOrder): string => (status === 'rejected' ? '0' : (startsOn ?? 'unknown'));
