import { createPublicKey, type KeyObject } from 'node:crypto';
import { journeyIds, shellName } from '@home-move/contract';
import * as z from 'zod';

/** What a key of the registry is limited to. */
export interface KeyScope {
  /** Names of remotes, or `shell`; null for all. */
  readonly remotes: readonly string[] | null;
}

/** A setting with several keys, separated by commas or spaces. */
const list = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean));

/** Splits `<key>` or `<remote>+<remote>:<key>`. Adds an issue for an unknown remote. */
function parseScope(text: string, context: z.RefinementCtx): KeyScope & { readonly key: string } {
  const [key = '', scope] = text.split(':').toReversed();
  const remotes = scope?.split('+') ?? null;
  const unknown = remotes?.find((name) => name !== shellName && !journeyIds.some((id) => id === name));
  if (unknown !== undefined) context.addIssue(`${unknown} is the name of no remote`);
  return { key, remotes };
}

const deployKey = z.string().transform((text, context) => {
  const parsed = parseScope(text, context);
  if (parsed.key.length < 32) context.addIssue('each key must be at least 32 characters');
  return parsed;
});

/** The ed25519 key in base64 of its DER form (SPKI); undefined for anything else. */
function ed25519Key(text: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

const recordPublicKey = z.string().transform((text, context) => {
  const { key, remotes } = parseScope(text, context);
  const publicKey = ed25519Key(key);
  if (!publicKey) {
    context.addIssue('each key must be the public key that `deploy key` prints');
    return z.NEVER;
  }
  // One text for each key: base64 may be written with and without padding.
  return { key: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'), remotes, publicKey };
});

/** A public key that verifies signatures of records. */
export type RecordPublicKey = z.infer<typeof recordPublicKey>;

/** Variables with the keys of the registry. */
export const registryKeyVariables = z.object({
  /** Keys that may change the registry, each `<key>` or `<remote>+<remote>:<key>`; without a key, publishing is disabled. */
  DEPLOY_KEY: list.pipe(z.array(deployKey)).default([]),
  /** Keys that verify the signatures of records, in the same form; production requires one, and without one nothing is signed. */
  RECORD_PUBLIC_KEYS: list.pipe(z.array(recordPublicKey)).default([]),
});
