import type { OrderStatus } from '@home-move/contract';
import type { OrderUpdate } from '../../../providers/orders/order-update.js';
import { hasEnded, type StatusSource, type StoredOrderStatus } from './state/order-status.state.js';

/** Reports that an order keeps: far more than a provider has statuses. */
const maxReports = 50;

/**
 * The statuses after a report. One that was reported before changes nothing. An older one, by the provider's own count, is only added
 * to the history, and so is one that no status can follow. [ORDER-21, ORDER-22, ORDER-26]
 */
export function withReport(
  statuses: readonly StoredOrderStatus[],
  { reference, status, sequence, at, rejectionReason }: OrderUpdate,
  received: { readonly receivedAt: Date; readonly source: StatusSource },
): readonly StoredOrderStatus[] {
  const known = statuses.find((order) => order.reference === reference);
  if (known?.history.some((entry) => entry.sequence === sequence)) return statuses;
  const history = [...(known?.history ?? []), { status, sequence, at, ...received }]
    .toSorted((one, other) => one.sequence - other.sequence)
    .slice(-maxReports);
  const isCurrent = !known || (sequence > known.sequence && canFollow(known.status, status));
  const current = isCurrent ? { reference, status, sequence, rejectionReason } : known;
  return [...statuses.filter((order) => order !== known), { ...current, history }];
}

/** A rejection and a cancellation are final; a live order can only be cancelled. [ORDER-26] */
function canFollow(before: OrderStatus, after: OrderStatus): boolean {
  if (hasEnded(before)) return false;
  return before !== 'live' || after === 'cancelled';
}

/** Whether a provider has nothing more to report without being asked. [ORDER-24] */
export const isSettled = (status: OrderStatus): boolean => status === 'live' || hasEnded(status);
