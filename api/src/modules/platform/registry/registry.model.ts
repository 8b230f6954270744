import type { PinScope, PublishedRecord, RegistryPin } from '@home-move/contract';
import { Schema } from 'mongoose';
import { signatureSchema } from '../registry-records/record-signature.model.js';

export const PUBLISHED_REMOTE = 'published_remote';
export const REMOVED_REMOTE = 'removed_remote';
export const REGISTRY_PIN = 'registry_pin';

const required = { required: true } as const;

/** A record as stored. Files are a list, because their names contain dots, which are unsafe in field names. */
export interface PublishedRemoteDocument extends Omit<PublishedRecord, 'files' | 'sizes' | 'shared' | 'firstShared'> {
  files: { path: string; hash: string; bytes?: number }[];
  shared: { module: string; range: string }[];
  /** Missing in records from before shared libraries. */
  firstShared?: readonly string[];
}

export const publishedRemoteSchema = new Schema<PublishedRemoteDocument>(
  {
    name: { type: String, ...required },
    version: { type: String, ...required },
    contract: { type: String, ...required },
    global: { type: String, ...required },
    entry: { type: String, ...required },
    shared: [{ module: String, range: String, _id: false }],
    files: [{ path: String, hash: String, bytes: Number, _id: false }],
    firstChunks: [String],
    firstShared: [String],
    runsEarly: Boolean,
    lazyPages: { type: [{ routes: [String], chunks: [String], shared: [String], _id: false }], default: undefined },
    routes: [String],
    kind: { type: String, ...required },
    commit: String,
    builder: String,
    endpoints: { type: [String], default: undefined },
    signature: signatureSchema,
    publishedBy: { type: String, ...required },
    publishedAt: { type: String, ...required },
  },
  { collection: 'published_remotes', versionKey: false, id: false, strict: 'throw' },
);
publishedRemoteSchema.index({ name: 1, version: 1 }, { unique: true });
publishedRemoteSchema.index({ global: 1 }, { unique: true });

/** A version whose record was removed. Its number stays taken, because browsers cache its files as immutable. */
export interface RemovedVersion {
  readonly name: PublishedRecord['name'];
  readonly version: string;
  readonly removedBy: string;
  /** ISO instant. */
  readonly removedAt: string;
}

export interface RemovedRemoteDocument extends RemovedVersion {
  /** Remote and version. */
  _id: string;
}

export const removedRemoteSchema = new Schema<RemovedRemoteDocument>(
  {
    _id: { type: String, ...required },
    name: { type: String, ...required },
    version: { type: String, ...required },
    removedBy: { type: String, ...required },
    removedAt: { type: String, ...required },
  },
  { collection: 'removed_remotes', versionKey: false, id: false, strict: 'throw' },
);

export interface RegistryPinDocument extends Omit<RegistryPin, 'scope'> {
  /** Remote and scope key. */
  _id: string;
  scope: PinScope;
}

export const registryPinSchema = new Schema<RegistryPinDocument>(
  {
    _id: { type: String, ...required },
    name: { type: String, ...required },
    version: { type: String, ...required },
    // Text or an object. Mongoose 9.12 has a union type, but fails to cast its objects in updates.
    scope: { type: Schema.Types.Mixed, ...required },
    pinnedBy: { type: String, ...required },
    pinnedAt: { type: String, ...required },
  },
  { collection: 'registry_pins', versionKey: false, id: false, strict: 'throw' },
);
