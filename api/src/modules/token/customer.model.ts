import { Schema } from 'mongoose';

export const CUSTOMER = 'customer';

/** Somebody who can log in with a password. */
export interface CustomerDocument {
  /** Lower-cased email address. */
  _id: string;
  /** argon2id. */
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
