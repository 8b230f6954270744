import { listOf, subSchema } from '../../../../common/database/sub-schema.js';
import type { StoredOrderStatus, StoredStatusEntry } from './order-status.state.js';

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

/** The field of `OrderFields`. */
export const orderFields = { orderStatuses: { type: [orderStatusSchema], default: undefined } };
