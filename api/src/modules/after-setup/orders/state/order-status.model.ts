import { listOf, subSchema } from '../../../../common/database/sub-schema.js';
import type { FormerOrder, StoredOrderStatus, StoredStatusEntry } from './order-status.state.js';

const statusEntrySchema = subSchema<StoredStatusEntry>({
  status: String,
  sequence: Number,
  at: Date,
  receivedAt: Date,
  source: String,
});

const orderStatusSchema = subSchema<StoredOrderStatus>({
  reference: String,
  status: String,
  sequence: Number,
  rejectionReason: String,
  history: listOf(statusEntrySchema),
});

const formerOrderSchema = subSchema<FormerOrder>({
  kind: String,
  reference: String,
  provider: String,
  service: String,
  product: String,
  price: subSchema<FormerOrder['price']>({ monthly: String, isEstimate: Boolean, later: listOf<string>(String) }),
  extras: listOf<string>(String),
  orderedOn: String,
  startsOn: String,
  firstPaymentOn: String,
  cancelUntil: String,
});

/** The fields of `OrderFields`. */
export const orderFields = {
  orderStatuses: { type: [orderStatusSchema], default: undefined },
  formerOrders: { type: [formerOrderSchema], default: undefined },
};
