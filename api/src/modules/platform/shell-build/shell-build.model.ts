import type { PublishedShell, ShellWithdrawal } from '@home-move/contract';
import { Schema } from 'mongoose';
import { signatureSchema } from '../registry-records/record-signature.model.js';

export const PUBLISHED_SHELL = 'published_shell';
export const SHELL_WITHDRAWAL = 'shell_withdrawal';

const required = { required: true } as const;

/** A record as stored. Files and modules are lists, because their names contain dots, which are unsafe in field names. */
export interface PublishedShellDocument extends Omit<PublishedShell, 'files' | 'provided'> {
  /** The version. */
  _id: string;
  files: { path: string; hash: string }[];
  provided: { module: string; version: string }[];
}

export const publishedShellSchema = new Schema<PublishedShellDocument>(
  {
    _id: { type: String, ...required },
    name: { type: String, ...required },
    version: { type: String, ...required },
    runtimes: [String],
    endpoints: [String],
    provided: [{ module: String, version: String, _id: false }],
    files: [{ path: String, hash: String, _id: false }],
    commit: String,
    builder: String,
    signature: signatureSchema,
    publishedBy: { type: String, ...required },
    publishedAt: { type: String, ...required },
  },
  { collection: 'published_shells', versionKey: false, id: false, strict: 'throw' },
);

export interface ShellWithdrawalDocument extends ShellWithdrawal {
  /** The version. */
  _id: string;
}

export const shellWithdrawalSchema = new Schema<ShellWithdrawalDocument>(
  {
    _id: { type: String, ...required },
    version: { type: String, ...required },
    withdrawnBy: { type: String, ...required },
    withdrawnAt: { type: String, ...required },
    why: { type: String, ...required },
  },
  { collection: 'shell_withdrawals', versionKey: false, id: false, strict: 'throw' },
);
