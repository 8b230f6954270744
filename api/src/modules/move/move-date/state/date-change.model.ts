import type { MoveDateContact, MoveDateEffect } from '@home-move/contract';
import { listOf, nullable, subSchema } from '../../../../common/database/sub-schema.js';
import type { DateChangeOutcome, SupplierDate, UnsettledDateChange } from './date-change.state.js';

const supplierDateSchema = subSchema<SupplierDate>({
  contract: String,
  reference: String,
  before: String,
  after: String,
});

const dateChangeSchema = subSchema<UnsettledDateChange>({
  key: String,
  suppliers: listOf(supplierDateSchema),
  underWayUntil: Date,
});

const contactSchema = subSchema<MoveDateContact>({ name: String, url: String, reference: String });

const effectSchema = subSchema<MoveDateEffect>({
  id: String,
  title: String,
  before: String,
  after: String,
  action: String,
  text: String,
  contact: contactSchema,
});

const dateChangeOutcomeSchema = subSchema<DateChangeOutcome>({
  request: String,
  isChanged: Boolean,
  refusedBy: contactSchema,
  effects: listOf(effectSchema),
});

/** The fields of `DateChangeFields`. */
export const dateChangeFields = {
  dateChange: nullable(dateChangeSchema),
  dateChangeOutcomes: { type: [dateChangeOutcomeSchema], default: undefined },
};
