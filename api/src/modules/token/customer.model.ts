import { Schema } from 'mongoose';

export const CUSTOMER = 'customer';

/** The password login of an enrolment. */
export interface CustomerDocument {
  /** Lower-cased email address. */
  _id: string;
  /** argon2id hash. */
  passwordHash: string;
  enrolmentId: string;
}

export const customerSchema = new Schema<CustomerDocument>(
  {
    _id: { type: String, required: true, lowercase: true },
    passwordHash: { type: String, required: true },
    enrolmentId: { type: String, required: true },
  },
  { collection: 'customers', versionKey: false },
);
customerSchema.index({ enrolmentId: 1 });
