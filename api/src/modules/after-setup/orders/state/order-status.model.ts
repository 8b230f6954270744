import { listOf, subSchema } from '../../../../common/database/sub-schema.js';
import type { FormerOrder, StoredCancellation, StoredOrderStatus, StoredStatusEntry } from './order-status.state.js';

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

const cancellationSchema = subSchema<StoredCancellation>({ reference: String, receivedAt: Date, isRefused: Boolean });

/** The fields of `OrderFields`. */
export const orderFields = {
  orderStatuses: { type: [orderStatusSchema], default: undefined },
  cancellations: { type: [cancellationSchema], default: undefined },
  formerOrders: { type: [formerOrderSchema], default: undefined },
};
