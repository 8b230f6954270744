import type { Order } from '@home-move/contract';

/** Whether a provider neither rejected nor cancelled the order. */
export const isActive = ({ status }: Order): boolean => status !== 'rejected' && status !== 'cancelled';

const fuels = ['electricity', 'gas'] as const;

/** Whether an order is for the service of one that ended. Mixed meters have an energy order for each fuel. */
export function replaces(order: Order, ended: Order): boolean {
  if (!isActive(order) || isActive(ended) || order.kind !== ended.kind) return false;
  return (
    order.kind === 'broadband' || fuels.some((fuel) => order.service.includes(fuel) && ended.service.includes(fuel))
  );
}

/** Whether one of the orders replaces the one that ended. */
export const isReplaced = (ended: Order, orders: readonly Order[]): boolean =>
  orders.some((order) => replaces(order, ended));
