import { listOf, subSchema } from '../../common/database/sub-schema.js';
import type { SupplierDate, UnsettledDateChange } from './date-change.state.js';

const supplierDateSchema = subSchema<SupplierDate>({
  contract: String,
  reference: String,
  before: String,
  after: String,
});

export const dateChangeSchema = subSchema<UnsettledDateChange>({
  key: String,
  suppliers: listOf(supplierDateSchema),
  underWayUntil: Date,
});
