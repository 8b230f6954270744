import type { Doc } from '../bson/value.js';
import { hashKey } from '../query/hash-key.js';
import type { Equalities } from '../query/equalities.js';
import { CollectionIndex } from './collection-index.js';
import type { IndexSpec } from './index-spec.js';
import type { StoredDoc } from './stored-doc.js';

/** The committed documents of one collection, by `_id` and by its indexes. */
export class Collection {
  readonly ns: string;
  readonly documents = new Map<string, StoredDoc>();
  readonly indexes = new Map<string, CollectionIndex>();

  constructor(ns: string) {
    this.ns = ns;
  }

  addIndex(spec: IndexSpec): void {
    const index = new CollectionIndex(spec);
    for (const stored of this.documents.values()) {
      index.assertIndexable(stored.doc);
      for (const key of index.uniqueKeys(stored.doc)) {
        const holder = index.holder(key);
        if (holder !== undefined && holder !== stored.key) throw index.duplicateKey(this.ns, stored.doc);
      }
      index.add(stored);
    }
    this.indexes.set(spec.name, index);
  }

  /** Stores and removes (null) several documents. Old index keys are removed before new ones are added, so keys may swap. */
  apply(changes: ReadonlyMap<string, StoredDoc | null>): void {
    for (const key of changes.keys()) {
      const old = this.documents.get(key);
      if (old !== undefined) for (const index of this.indexes.values()) index.remove(old);
    }
    for (const [key, stored] of changes) {
      if (stored === null) this.documents.delete(key);
      else {
        this.documents.set(key, stored);
        for (const index of this.indexes.values()) index.add(stored);
      }
    }
  }

  /** The documents that may match: by `_id`, else by the most selective index, else all. */
  candidates(equalities: Equalities): Iterable<StoredDoc> {
    const ids = equalities.get('_id');
    if (ids !== undefined) return this.byKeys(new Set(ids.map(hashKey)));
    let best: ReadonlySet<string> | undefined;
    for (const index of this.indexes.values()) {
      const found = index.lookup(equalities);
      if (found !== undefined && (best === undefined || found.size < best.size)) best = found;
    }
    return best === undefined ? this.documents.values() : this.byKeys(best);
  }

  expired(now: number): Doc[] {
    const indexes = [...this.indexes.values()].filter(({ spec }) => spec.expireAfterSeconds !== undefined);
    if (indexes.length === 0) return [];
    return [...this.documents.values()]
      .map(({ doc }) => doc)
      .filter((doc) => indexes.some((index) => (index.expiry(doc) ?? Infinity) <= now));
  }

  private byKeys(keys: ReadonlySet<string>): StoredDoc[] {
    return [...keys].map((key) => this.documents.get(key)).filter((stored) => stored !== undefined);
  }
}
