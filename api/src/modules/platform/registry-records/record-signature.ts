import { createHash, verify } from 'node:crypto';
import type { RecordSignature } from '@home-move/contract';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../../config/env.js';
import type { RecordPublicKey } from '../../../config/registry-keys.js';

/** A record of a remote or of the shell. */
interface Signed {
  readonly name: string;
  readonly signature?: RecordSignature | undefined;
  readonly publishedBy?: string;
  readonly publishedAt?: string;
}

/** Verifies the signatures of records with the keys of the settings. */
@Injectable()
export class RecordSignatures {
  private readonly keys: readonly (RecordPublicKey & { readonly id: string })[];

  constructor(@Inject(ENV) env: Pick<Env, 'RECORD_PUBLIC_KEYS'>) {
    this.keys = env.RECORD_PUBLIC_KEYS.map((key) => ({ ...key, id: keyId(key.key) }));
  }

  /** Why the signature of a record is not accepted; null if it is. Without keys, records need no signature. */
  errorOf(record: Signed): string | null {
    const { name, signature } = record;
    if (signature === undefined) return this.keys.length === 0 ? null : 'is missing: publish with SIGNING_KEY';
    // A key may be listed several times, each time for other remotes.
    const listed = this.keys.filter(({ id }) => id === signature.key);
    if (listed.length === 0) return `is of ${signature.key}, which RECORD_PUBLIC_KEYS does not list`;
    const key = listed.find(({ remotes }) => remotes === null || remotes.includes(name));
    if (!key)
      return `is of ${signature.key}, which is for ${listed.flatMap(({ remotes }) => remotes ?? []).join(', ')}`;
    const value = Buffer.from(signature.value, 'base64');
    return verify(null, Buffer.from(signedText(record)), key.publicKey, value) ? null : 'does not match the record';
  }
}

/** Identifies a key in the audit, as `deploy` computes it. */
const keyId = (key: string) =>
  `key-${createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex').slice(0, 8)}`;

/**
 * The text that a signature covers: the record as JSON with sorted keys, without empty lists and objects, which our schema and
 * the database add. `deploy` has the same rule (signature.mjs).
 */
export function signedText({ signature: _signature, publishedBy: _by, publishedAt: _at, ...record }: Signed): string {
  return JSON.stringify(canonical(record));
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => !isEmpty(member));
  return Object.fromEntries(
    members.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, canonical(member)]),
  );
}

const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0;
