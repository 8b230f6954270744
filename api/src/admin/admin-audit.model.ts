import { Schema } from 'mongoose';

export const ADMIN_AUDIT = 'admin_audit';

/** One change by the support tool. Nothing of a person stands in it but who made it. */
export interface AdminAuditDocument {
  at: Date;
  /** User of the operating system. */
  by: string;
  /** The command: "brand add". */
  action: string;
  /** Route, key id or enrolment id; null until it is known. */
  on: string | null;
  /** Begun, and no word since: the tool was broken off, look whether it was done. */
  outcome: 'begun' | 'done' | 'refused';
}

const required = { required: true } as const;

export const adminAuditSchema = new Schema<AdminAuditDocument>(
  {
    at: { type: Date, ...required },
    by: { type: String, ...required },
    action: { type: String, ...required },
    on: { type: String, default: null },
    outcome: { type: String, ...required },
  },
  { collection: 'admin_audit', versionKey: false, id: false },
);
adminAuditSchema.index({ at: 1 });
