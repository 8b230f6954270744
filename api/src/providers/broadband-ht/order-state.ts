import type { OrderStatus, RejectionReason } from '@home-move/contract';
import * as z from 'zod';
import type { OrderUpdate } from '../orders/order-update.js';

/** Home Telecom's statuses of an order → ours. */
const statuses = {
  RECEIVED: 'submitted',
  CONFIRMED: 'accepted',
  PROVISIONING: 'beingSetUp',
  ACTIVE: 'live',
  FAILED: 'rejected',
  CANCELLED: 'cancelled',
} as const satisfies Readonly<Record<string, OrderStatus>>;

/** Home Telecom's reasons for a failed order → ours. */
const reasons: ReadonlyMap<string, RejectionReason> = new Map([
  ['NO_LINE_AT_ADDRESS', 'noLine'],
  ['CREDIT_CHECK_FAILED', 'creditCheck'],
] as const);

/** The response of `GET /v1/orders/{number}`. */
export const orderState = z.object({
  orderNumber: z.string().min(1).max(200).describe('The number of the order'),
  status: z.enum(Object.keys(statuses) as (keyof typeof statuses)[]),
  sequence: z.int().min(0).describe('Counts the changes of the order; a lower one is older'),
  changedAt: z.iso.datetime({ offset: true }).describe('When this status began'),
  failureReason: z.string().max(100).nullable().describe('Why it is FAILED; null in any other status'),
});
export type OrderState = z.infer<typeof orderState>;

/** The body of `POST /order-updates/broadband`. */
export const orderEvent = z.object({
  type: z.literal('order.status'),
  data: orderState,
});
export type OrderEvent = z.infer<typeof orderEvent>;

export function toOrderUpdate(order: OrderState): OrderUpdate {
  const status = statuses[order.status];
  return {
    reference: order.orderNumber,
    status,
    sequence: order.sequence,
    at: new Date(order.changedAt),
    rejectionReason: status === 'rejected' ? (reasons.get(order.failureReason ?? '') ?? 'other') : null,
  };
}
