import { formatAddress } from '@home-move/contract';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { energySetUps } from '../../energy/state/energy-slot.js';
import type { EnergySetUp } from '../../energy/state/energy.state.js';
import type { StoredBroadband } from '../../broadband/state/broadband.state.js';
import type { Brand } from '../../brands/brand/brands.data.js';
import type { AcceptedOrder } from '../../platform/messages/receipts.js';
import { acceptedOrders } from '../confirmation/accepted-orders.js';

/** An order with everything that was agreed about it. */
export type AgreedOrder = {
  readonly order: AcceptedOrder;
  /** The address on one line. */
  readonly home: string | null;
  readonly brand: Brand;
} & (
  | { readonly setUp: EnergySetUp; readonly broadband: null }
  | { readonly setUp: null; readonly broadband: StoredBroadband }
);

/** Null if the order is not stored, or has ended. */
export function agreedOrder(enrolment: EnrolmentRecord, reference: string, brand: Brand): AgreedOrder | null {
  const order = acceptedOrders(enrolment).find((accepted) => accepted.reference === reference);
  if (!order) return null;
  const setUp = energySetUps(enrolment).find(({ applicationReference }) => applicationReference === reference) ?? null;
  const known = { order, home: enrolment.address && formatAddress(enrolment.address), brand };
  if (setUp) return { ...known, setUp, broadband: null };
  return enrolment.broadband && { ...known, setUp: null, broadband: enrolment.broadband };
}
