import type { StoredDoc } from './stored-doc.js';

/** Versions of documents by key; null is a document that does not exist. */
export type Versions = Map<string, StoredDoc | null>;

/**
 * The writes of a transaction, and in `before` the versions of documents that others have changed since it began. It reads its
 * own writes first, then `before`, then the committed documents.
 */
export class Transaction {
  readonly writes = new Map<string, Versions>();
  readonly before = new Map<string, Versions>();
  readonly finished: Promise<void>;
  /** Unique keys of the written documents → key of the document. */
  private readonly claims = new Map<string, string>();
  private readonly claimsByDoc = new Map<string, readonly string[]>();
  private markFinished: () => void = () => undefined;

  constructor() {
    this.finished = new Promise((resolve) => {
      this.markFinished = resolve;
    });
  }

  /** Writes a document with these unique keys. */
  write(ns: string, key: string, stored: StoredDoc | null, claims: readonly string[] = []): void {
    versionsOf(this.writes, ns).set(key, stored);
    const doc = `${ns}|${key}`;
    for (const claim of this.claimsByDoc.get(doc) ?? []) this.claims.delete(claim);
    for (const claim of claims) this.claims.set(claim, key);
    this.claimsByDoc.set(doc, claims);
  }

  /** The key of the written document with this unique key. */
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

/** Thrown when a write conflicts with another transaction; a write outside of a transaction then waits for it. */
export class BlockedError extends Error {
  readonly by: Transaction | undefined;

  constructor(by?: Transaction) {
    super('the document is being written by another transaction');
    this.by = by;
  }
}
