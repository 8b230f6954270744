import type { Doc } from '../bson/value.js';
import { assertDocumentSize } from '../bson/codec.js';
import { compileFilter } from '../query/filter.js';
import { equalitiesOf } from '../query/equalities.js';
import { CollectionIndex } from './collection-index.js';
import { ID_INDEX } from './index-spec.js';
import { type StoredDoc, storedDoc } from './stored-doc.js';
import type { Store } from './store.js';
import { BlockedError, type Transaction } from './transaction.js';

const ID = new CollectionIndex(ID_INDEX);
const DOCUMENTS_BETWEEN_CHECKS = 200;

/** Reads and writes of one transaction. Committed documents do not change before the store applies them. */
export class Workspace {
  constructor(
    private readonly store: Store,
    private readonly transaction: Transaction,
    /** Throws when the command has used up its time. */
    private readonly checkTime: () => void,
  ) {}

  find(ns: string, filter: Doc): StoredDoc[] {
    const matches = compileFilter(filter);
    const found: StoredDoc[] = [];
    let seen = 0;
    for (const stored of this.visible(ns, filter)) {
      seen += 1;
      if (seen % DOCUMENTS_BETWEEN_CHECKS === 0) this.checkTime();
      if (matches(stored.doc)) found.push(stored);
    }
    return found;
  }

  insert(ns: string, doc: Doc): void {
    assertDocumentSize(doc);
    const stored = storedDoc(doc);
    this.assertFree(ns, stored.key);
    const current = this.current(ns, stored.key);
    if (current !== undefined && current !== null) throw ID.duplicateKey(ns, doc);
    this.put(ns, stored);
  }

  replace(ns: string, old: StoredDoc, doc: Doc): void {
    this.assertFree(ns, old.key);
    this.put(ns, { key: old.key, doc });
  }

  remove(ns: string, old: StoredDoc): void {
    this.assertFree(ns, old.key);
    this.transaction.write(ns, old.key, null);
  }

  private put(ns: string, stored: StoredDoc): void {
    const claims: string[] = [];
    for (const index of this.store.collection(ns)?.indexes.values() ?? []) {
      index.assertIndexable(stored.doc);
      for (const key of index.uniqueKeys(stored.doc)) {
        const claim = `${ns}|${index.spec.name}|${key}`;
        this.assertUnique(ns, index, key, claim, stored);
        claims.push(claim);
      }
    }
    this.transaction.write(ns, stored.key, stored, claims);
  }

  private *visible(ns: string, filter: Doc): Generator<StoredDoc> {
    const writes = this.transaction.writes.get(ns);
    const before = this.transaction.before.get(ns);
    const seen = new Set<string>();
    for (const stored of this.store.collection(ns)?.candidates(equalitiesOf(filter)) ?? []) {
      const own = writes?.get(stored.key);
      const current = own === undefined ? before?.get(stored.key) : own;
      seen.add(stored.key);
      if (current === undefined) yield stored;
      else if (current !== null) yield current;
    }
    for (const key of new Set([...(before?.keys() ?? []), ...(writes?.keys() ?? [])])) {
      const current = this.current(ns, key);
      if (!seen.has(key) && current) yield current;
    }
  }

  private current(ns: string, key: string): StoredDoc | null | undefined {
    const own = this.transaction.writes.get(ns)?.get(key);
    if (own !== undefined) return own;
    const kept = this.transaction.before.get(ns)?.get(key);
    return kept === undefined ? this.store.collection(ns)?.documents.get(key) : kept;
  }

  // First writer wins: a document that another transaction has written, or committed since this one began, is a conflict.
  private assertFree(ns: string, key: string): void {
    if (this.transaction.before.get(ns)?.has(key)) throw new BlockedError();
    for (const other of this.others()) if (other.writes.get(ns)?.has(key)) throw new BlockedError(other);
  }

  private assertUnique(ns: string, index: CollectionIndex, key: string, claim: string, stored: StoredDoc): void {
    const holder = index.holder(key);
    if (holder !== undefined && holder !== stored.key && !this.transaction.writes.get(ns)?.has(holder)) {
      this.assertFree(ns, holder);
      throw index.duplicateKey(ns, stored.doc);
    }
    const isTaken = (by: string | undefined) => by !== undefined && by !== stored.key;
    if (isTaken(this.transaction.claimant(claim))) throw index.duplicateKey(ns, stored.doc);
    for (const other of this.others()) if (isTaken(other.claimant(claim))) throw new BlockedError(other);
    for (const kept of this.transaction.before.get(ns)?.values() ?? []) {
      if (kept !== null && kept.key !== stored.key && index.uniqueKeys(kept.doc).includes(key))
        throw new BlockedError();
    }
  }

  private *others(): Generator<Transaction> {
    for (const other of this.store.open) if (other !== this.transaction) yield other;
  }
}
