import { Schema } from 'mongoose';

export const CUSTOMER = 'customer';

/** The password login of an enrolment. Any number of enrolments may have one under the same address. */
export interface CustomerDocument {
  /** The enrolment's id. The version before used the address; those documents have no `email` and are not read. */
  _id: string;
  enrolmentId: string;
  /** Lower-cased email address. */
  email: string;
  /** argon2id hash. */
  passwordHash: string;
  /** Whether the hash uses the salt of the address; missing if an earlier version stored it. */
  isSaltedByAddress?: boolean;
  /** Whether the mover of this enrolment has proven the address. */
  isProven: boolean;
  setAt: Date;
}

export const customerSchema = new Schema<CustomerDocument>(
  {
    _id: { type: String, required: true },
    enrolmentId: { type: String, required: true },
    email: { type: String, required: true },
    passwordHash: { type: String, required: true },
    isSaltedByAddress: { type: Boolean },
    isProven: { type: Boolean, required: true },
    setAt: { type: Date, required: true },
  },
  { collection: 'customers', versionKey: false },
);
customerSchema.index({ enrolmentId: 1 });
customerSchema.index({ email: 1, passwordHash: 1 });
customerSchema.index({ email: 1, isProven: -1, setAt: -1 });
