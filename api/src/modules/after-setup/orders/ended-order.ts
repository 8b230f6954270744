import { energySlots, slotChange, slotOf } from '../../energy/state/energy-slot.js';
import type { EnrolmentChange, EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { acceptedOrders } from '../confirmation/accepted-orders.js';

/**
 * Makes the service of an order that was rejected or cancelled to do again. The order stays listed; the choice that it was for and the
 * account that was to pay it are removed, and every other answer stays. Empty if the enrolment has no such order, or it has ended.
 * [ORDER-51, ORDER-62]
 */
export function endOrder(current: EnrolmentRecord, reference: string): EnrolmentChange {
  const order = acceptedOrders(current).find((accepted) => accepted.reference === reference);
  if (!order) return {};
  const slot = energySlots.find((each) => slotOf(current, each).setUp?.applicationReference === reference);
  const formerOrders = [...current.formerOrders, order];
  const { completed } = current;
  return slot
    ? {
        formerOrders,
        ...slotChange(slot, { selection: null, setUp: null }),
        completed: { ...completed, energy: false },
      }
    : { formerOrders, broadband: null, completed: { ...completed, entertainment: false } };
}
