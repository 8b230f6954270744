import type { RegistryAuditEntry } from '@home-move/contract';
import { Schema, type Types } from 'mongoose';

export const REGISTRY_AUDIT = 'registry_audit';
export const REGISTRY_REVISION = 'registry_revision';

const required = { required: true } as const;

/** An audit entry: who changed what, when and why. Written with the change, and immutable. */
export interface RegistryAuditDocument extends Omit<RegistryAuditEntry, 'at'> {
  _id: Types.ObjectId;
  at: Date;
}

export const registryAuditSchema = new Schema<RegistryAuditDocument>(
  {
    at: { type: Date, ...required },
    who: { type: String, ...required },
    what: { type: String, ...required },
    remote: { type: String, ...required },
    scope: { type: String, default: null },
    before: { type: String, default: null },
    after: { type: String, default: null },
    why: { type: String, default: null },
    commit: { type: String, default: null },
    builder: { type: String, default: null },
    signedBy: { type: String, default: null },
  },
  { collection: 'registry_audit', versionKey: false, id: false, strict: 'throw' },
);
registryAuditSchema.index({ at: 1 });

/** Counts the changes, so that a process can check with one small read whether its cache is current. */
export interface RegistryRevisionDocument {
  _id: 'registry';
  revision: number;
}

export const registryRevisionSchema = new Schema<RegistryRevisionDocument>(
  { _id: { type: String, ...required }, revision: { type: Number, ...required } },
  { collection: 'registry_revision', versionKey: false },
);
