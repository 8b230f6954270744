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
  private markFinished: () => void = () => undefined;

  constructor() {
    this.finished = new Promise((resolve) => {
      this.markFinished = resolve;
    });
  }

  write(ns: string, key: string, stored: StoredDoc | null): void {
    versionsOf(this.writes, ns).set(key, stored);
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
