import {
  shellName,
  type PublishedShell,
  type ShellStatus,
  type ShellVersionStatus,
  type ShellWithdrawal,
} from '@home-move/contract';
import * as z from 'zod';
import { component } from './response-schema.js';
import { instant, text } from './fields.js';

export const publishedShell = component<PublishedShell>()(
  'PublishedShell',
  z.strictObject({
    name: z.literal(shellName),
    version: text,
    runtimes: z.array(text).describe('Versions of the runtime contract that it provides'),
    provided: z.record(text, text).describe('Module that remotes get → version'),
    endpoints: z.array(text).describe('API calls that it uses, such as GET /api/v1/addresses/:postcode'),
    files: z.record(text, text).describe('File path → sha384 integrity'),
    commit: z.optional(text),
    builder: z.optional(text),
    signature: z.optional(z.strictObject({ key: text, value: text })).describe('Ed25519 signature of the record'),
    publishedBy: text,
    publishedAt: instant,
  }),
);

const shellWithdrawal = component<ShellWithdrawal>()(
  'ShellWithdrawal',
  z.strictObject({ version: text, withdrawnBy: text, withdrawnAt: instant, why: text }),
);

const shellVersionStatus = component<ShellVersionStatus>()(
  'ShellVersionStatus',
  z.strictObject({
    version: text,
    source: z.enum(['published', 'deployed']),
    runtimes: z.array(text),
    publishedBy: z.nullable(text).describe('Null for the one that is deployed with the API'),
    publishedAt: z.nullable(instant),
    commit: z.nullable(text),
    builder: z.nullable(text),
    signedBy: z.nullable(text),
    signatureError: z.nullable(text).describe('Why no document uses it'),
    withdrawal: z.nullable(shellWithdrawal),
  }),
);

export const shellStatus = component<ShellStatus>()(
  'ShellStatus',
  z.strictObject({
    selected: text.describe('The version that new documents should use'),
    inUse: text.describe('The version that new documents of this process use'),
    versions: z.array(shellVersionStatus),
  }),
);
