import type { Order, Orders } from '@home-move/contract';

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

/** Whether another order, here or on a provider's site, replaces the one that ended. */
export function isReplaced(ended: Order, { orders, reported }: Orders): boolean {
  const isReported = ended.kind === 'broadband' && !isActive(ended) && reported.length > 0;
  return isReported || orders.some((order) => replaces(order, ended));
}

/** How many active orders the mover has for services other than the one of an order that ended. */
export function othersThan(ended: Order, { orders, reported }: Orders): number {
  const others = orders.filter((order) => isActive(order) && !replaces(order, ended));
  return others.length + (ended.kind === 'broadband' ? 0 : reported.length);
}
