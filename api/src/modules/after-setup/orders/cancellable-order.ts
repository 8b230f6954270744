import { DomainError } from '../../../common/problem/domain.error.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { orderList } from './order-list.js';

/**
 * Whether a cancellation of this order is new: it is neither cancelled nor being cancelled. An order can be cancelled until the end of
 * its last day, in London, also after it went live. Throws NOT_FOUND, CANCEL_PERIOD_ENDED, or CONFLICT for a rejected order.
 * [ORDER-40, ORDER-46]
 * @param today yyyy-MM-dd in London
 */
export function requireCancellable(current: EnrolmentRecord, reference: string, today: string): boolean {
  const order = orderList(current).find((each) => each.reference === reference);
  if (!order) throw new DomainError('NOT_FOUND');
  const { status, cancellation, cancelUntil } = order;
  if (status === 'cancelled' || cancellation?.state === 'received') return false;
  if (status === 'rejected') throw new DomainError('CONFLICT');
  if (cancelUntil === null || today > cancelUntil) throw new DomainError('CANCEL_PERIOD_ENDED');
  return true;
}
