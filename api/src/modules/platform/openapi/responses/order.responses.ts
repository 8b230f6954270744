import {
  orderStatuses,
  rejectionReasons,
  type Order,
  type OrderUpdateResult,
  type Orders,
  type OrdersChange,
  type ReportedOrder,
  type orderEndpoints,
} from '@home-move/contract';
import * as z from 'zod';
import { day, instant, text } from './fields.js';
import { component, type ResponsesOf } from './response-schema.js';

const status = z.enum(orderStatuses);

const order = component<Order>()(
  'Order',
  z.strictObject({
    kind: z
      .enum(['energy', 'broadband'])
      .describe('Which service is set up again if the order is rejected or cancelled'),
    reference: text.describe("The provider's own reference"),
    provider: text,
    service: text,
    product: text,
    price: z.strictObject({ monthly: text, isEstimate: z.boolean(), later: z.array(text) }),
    extras: z.array(text),
    orderedOn: day.nullable(),
    startsOn: day.nullable(),
    firstPaymentOn: day.nullable(),
    cancelUntil: day.nullable().describe('The last day on which cancelling is free of charge'),
    leaving: z
      .array(
        z.strictObject({
          when: z
            .union([z.enum(['today', 'lastDayToCancel']), z.literal([6, 12, 24])])
            .describe('Months after the start'),
          on: day,
          cost: text.nullable().describe('Null if the provider states no amount'),
        }),
      )
      .describe('What ending the contract costs; empty once the order has ended'),
    status,
    rejectionReason: z.enum(rejectionReasons).nullable(),
    cancellation: z
      .strictObject({
        receivedAt: instant.describe('The time that counts'),
        state: z.enum(['received', 'confirmed', 'refused']).describe('`refused`: the order stays'),
      })
      .nullable()
      .describe('The latest request to cancel; null also if the order ended after its provider refused to cancel it'),
    history: z.array(z.strictObject({ status, at: instant })),
  }),
);

const reportedOrder = component<ReportedOrder>()(
  'ReportedOrder',
  z.strictObject({ provider: text, service: text, product: text, reportedOn: day }),
);

const orders = component<Orders>()(
  'Orders',
  z.strictObject({
    orders: z.array(order),
    reported: z
      .array(reportedOrder)
      .describe("Orders on a provider's own site, which sends its news to the mover and not to the portal"),
    updatedAt: instant,
  }),
);

const orderUpdateResult = component<OrderUpdateResult>()(
  'OrderUpdateResult',
  z.strictObject({
    isStored: z.boolean().describe('False if the order belongs to someone who has been forgotten'),
  }),
);

const ordersChange = component<OrdersChange>()(
  'OrdersChange',
  z.strictObject({ version: z.int().describe('Of the enrolment') }),
);

export const orderResponses: ResponsesOf<typeof orderEndpoints> = {
  orders,
  changes: ordersChange,
  cancel: orders,
  reportEnergy: orderUpdateResult,
  reportBroadband: orderUpdateResult,
};
