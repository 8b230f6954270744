import type { StoredDoc } from './stored-doc.js';

/** Null stands for a document that is gone or not there yet. */
export type Versions = Map<string, StoredDoc | null>;

/**
 * What a transaction sees and writes: its own writes, above the versions that others have changed since it began,
 * above the committed documents. A single write outside of a transaction is a short one of its own.
 */
export class Transaction {
  readonly writes = new Map<string, Versions>();
  readonly before = new Map<string, Versions>();
  readonly finished: Promise<void>;
  /** Unique keys of what it has written → key of the document. */
  private readonly claims = new Map<string, string>();
  private readonly claimsByDoc = new Map<string, readonly string[]>();
  private markFinished: () => void = () => undefined;

  constructor() {
    this.finished = new Promise((resolve) => {
      this.markFinished = resolve;
    });
  }

  /** Writes a document, which then holds these unique keys and no others. */
  write(ns: string, key: string, stored: StoredDoc | null, claims: readonly string[] = []): void {
    versionsOf(this.writes, ns).set(key, stored);
    const doc = `${ns}|${key}`;
    for (const claim of this.claimsByDoc.get(doc) ?? []) this.claims.delete(claim);
    for (const claim of claims) this.claims.set(claim, key);
    this.claimsByDoc.set(doc, claims);
  }

  /** Key of the document among its writes that holds a unique key. */
  claimant(claim: string): string | undefined {
    return this.claims.get(claim);
  }

  /** Keeps the version that was committed when the transaction began. */
  keep(ns: string, key: string, stored: StoredDoc | null): void {
    const versions = versionsOf(this.before, ns);
    if (!versions.has(key)) versions.set(key, stored);
  }

  finish(): void {
    this.markFinished();
  }
}

function versionsOf(map: Map<string, Versions>, ns: string): Versions {
  const known = map.get(ns);
  if (known !== undefined) return known;
  const created: Versions = new Map();
  map.set(ns, created);
  return created;
}

/** Thrown when a write meets a document that an open transaction has written; outside of one, the write waits for it. */
export class BlockedError extends Error {
  readonly by: Transaction | undefined;

  constructor(by?: Transaction) {
    super('the document is being written by another transaction');
    this.by = by;
  }
}
