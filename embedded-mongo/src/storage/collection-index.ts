import type { Doc, Value } from '../bson/value.js';
import { display } from '../bson/display.js';
import { CommandError, notSupported } from '../errors/command.error.js';
import { type Predicate } from '../query/condition.js';
import { compileFilter } from '../query/filter.js';
import type { Equalities } from '../query/equalities.js';
import { hashKey } from '../query/hash-key.js';
import { indexValuesAt, parsePath, type Path, valuesAt } from '../query/path.js';
import type { IndexSpec } from './index-spec.js';
import type { StoredDoc } from './stored-doc.js';

// Looking up more combinations of values than this costs more than a scan.
const MAX_LOOKUPS = 1_000;

/** Hash lookups for each prefix of an index's fields, and the document of each unique key. */
export class CollectionIndex {
  readonly spec: IndexSpec;
  readonly paths: readonly Path[];
  private readonly names: readonly string[];
  private readonly isIncluded: Predicate;
  /** For each prefix length: key of the values → keys of documents. Includes every document, sparse or not. */
  private readonly prefixes: Map<string, Set<string>>[];
  /** Unique key → key of its document. */
  private readonly holders = new Map<string, string>();

  constructor(spec: IndexSpec) {
    this.spec = spec;
    this.names = Object.keys(spec.key);
    this.paths = this.names.map(parsePath);
    this.isIncluded = spec.partialFilter === undefined ? () => true : compileFilter(spec.partialFilter);
    this.prefixes = this.paths.map(() => new Map());
  }

  add(stored: StoredDoc): void {
    const tuples = this.tuples(stored.doc);
    for (const [at, prefix] of this.prefixes.entries()) {
      for (const key of prefixKeys(tuples, at + 1)) {
        const members = prefix.get(key);
        if (members === undefined) prefix.set(key, new Set([stored.key]));
        else members.add(stored.key);
      }
    }
    for (const key of this.uniqueKeys(stored.doc)) this.holders.set(key, stored.key);
  }

  remove(stored: StoredDoc): void {
    const tuples = this.tuples(stored.doc);
    for (const [at, prefix] of this.prefixes.entries()) {
      for (const key of prefixKeys(tuples, at + 1)) {
        const members = prefix.get(key);
        members?.delete(stored.key);
        if (members?.size === 0) prefix.delete(key);
      }
    }
    for (const key of this.uniqueKeys(stored.doc)) if (this.holders.get(key) === stored.key) this.holders.delete(key);
  }

  /** The keys that no other document may have; none if the index is not unique or excludes the document. */
  uniqueKeys(doc: Doc): readonly string[] {
    if (!this.spec.unique || !this.isIncluded(doc)) return [];
    if (this.spec.sparse && this.paths.every((path) => valuesAt(doc, path).every((value) => value === undefined)))
      return [];
    return [...prefixKeys(this.tuples(doc), this.paths.length)];
  }

  /** The key of the document with this unique key. */
  holder(uniqueKey: string): string | undefined {
    return this.holders.get(uniqueKey);
  }

  /** Throws if the document cannot be indexed. */
  assertIndexable(doc: Doc): void {
    const arrays = new Set(
      this.paths.map((path) => indexValuesAt(doc, path).arrayPath).filter((path) => path !== undefined),
    );
    if (arrays.size > 1) throw new CommandError(171, `cannot index parallel arrays [${[...arrays].join('] [')}]`);
    const isMultikey = arrays.size === 1 && this.paths.length > 1;
    if (this.spec.unique && isMultikey) throw notSupported('a compound unique index over an array');
  }

  /** The keys of all documents that may match; `undefined` if the filter has no equality on the first field. */
  lookup(equalities: Equalities): ReadonlySet<string> | undefined {
    const wanted: (readonly Value[])[] = [];
    for (const name of this.names) {
      const values = equalities.get(name);
      const combinations = wanted.reduce((product, list) => product * list.length, values?.length ?? 0);
      if (values === undefined || combinations > MAX_LOOKUPS) break;
      wanted.push(values);
    }
    const prefix = this.prefixes[wanted.length - 1];
    if (prefix === undefined) return undefined;
    const keys = combine(wanted.map((values) => values.map(hashKey))).flatMap((key) => [...(prefix.get(key) ?? [])]);
    return new Set(keys);
  }

  duplicateKey(ns: string, doc: Doc): CommandError {
    const shown = this.names.map((name, at): [string, Value] => [
      name,
      indexValuesAt(doc, this.paths[at] ?? []).values[0] ?? null,
    ]);
    const list = shown.map(([name, value]) => `${name}: ${display(value)}`).join(', ');
    return new CommandError(
      11000,
      `E11000 duplicate key error collection: ${ns} index: ${this.spec.name} dup key: { ${list} }`,
      {
        fields: { keyPattern: this.spec.key, keyValue: Object.fromEntries(shown) },
      },
    );
  }

  /** The time, in milliseconds since 1970, at which the document expires by a TTL index. */
  expiry(doc: Doc): number | undefined {
    const path = this.paths[0];
    if (this.spec.expireAfterSeconds === undefined || path === undefined || !this.isIncluded(doc)) return undefined;
    const dates = indexValuesAt(doc, path).values.filter((value) => value instanceof Date);
    if (dates.length === 0) return undefined;
    return Math.min(...dates.map((date) => date.getTime())) + this.spec.expireAfterSeconds * 1_000;
  }

  private tuples(doc: Doc): string[][] {
    return this.paths.map((path) => indexValuesAt(doc, path).values.map(hashKey));
  }
}

function prefixKeys(tuples: readonly (readonly string[])[], length: number): Set<string> {
  return new Set(combine(tuples.slice(0, length)));
}

function combine(lists: readonly (readonly string[])[]): string[] {
  return lists.reduce<string[]>((keys, list) => keys.flatMap((key) => list.map((value) => `${key}${value}|`)), ['']);
}
