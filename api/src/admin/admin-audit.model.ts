import { Schema } from 'mongoose';
import { listOf, subSchema } from '../common/database/sub-schema.js';
import type { SettingChange } from '../modules/brands/brand/brand-settings.js';
import type { SearchSummary } from './command.js';

export const ADMIN_AUDIT = 'admin_audit';

/** A change made, or personal data shown, with the support tool. Contains no personal data except the operator. */
export interface AdminAuditDocument {
  at: Date;
  /** ADMIN_OPERATOR, or the user name in the operating system. */
  by: string;
  /** The command, for example "brand add". */
  action: string;
  /** Route, key id or enrolment id; null while unknown. */
  on: string | null;
  /** `begun` without a later outcome: the tool was interrupted, so check whether the change was made. */
  outcome: 'begun' | 'done' | 'refused';
  /** The settings that it changed; only of commands that change settings. */
  changes?: readonly SettingChange[];
  /** Only of searches for customers. */
  search?: SearchSummary;
}

const required = { required: true } as const;

export const adminAuditSchema = new Schema<AdminAuditDocument>(
  {
    at: { type: Date, ...required },
    by: { type: String, ...required },
    action: { type: String, ...required },
    on: { type: String, default: null },
    outcome: { type: String, ...required },
    changes: listOf(subSchema<SettingChange>({ setting: String, before: String, after: String })),
    search: subSchema<SearchSummary>({ criteria: listOf(String), found: listOf(String) }),
  },
  { collection: 'admin_audit', versionKey: false, id: false },
);
adminAuditSchema.index({ at: 1 });
