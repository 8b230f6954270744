import type { Doc } from '../bson/value.js';
import { CommandError } from '../errors/command.error.js';
import { LastReplies } from './last-replies.js';
import { Collection } from './collection.js';
import { ID_INDEX, indexSpecDoc, type IndexSpec, parseIndexSpec } from './index-spec.js';
import { type CutTail, LogFile } from './log-file.js';
import type { LogEntry } from './log-record.js';
import { idOf, storedDoc } from './stored-doc.js';
import { BlockedError, Transaction } from './transaction.js';
import { hashKey } from '../query/hash-key.js';

export type StoreOptions = {
  readonly dataDir?: string;
  readonly minCompactionBytes?: number;
  /** Called once, when the log can no longer be written. */
  readonly onFailure?: (error: Error) => void;
};

/** All committed data, in memory and (with a data folder) in the log. Each change returns its log entries. */
export class Store {
  readonly open = new Set<Transaction>();
  readonly lastReplies = new LastReplies();
  private readonly collections = new Map<string, Collection>();
  private log: LogFile | undefined;

  static async open(options: StoreOptions): Promise<Store> {
    const store = new Store();
    if (options.dataDir !== undefined) {
      store.log = await LogFile.open(options.dataDir, (entry) => store.replay(entry), {
        snapshot: () => store.snapshot(),
        ...(options.minCompactionBytes !== undefined && { minCompactionBytes: options.minCompactionBytes }),
        ...(options.onFailure !== undefined && { onFailure: options.onFailure }),
      });
    }
    return store;
  }

  /** Throws once the log has failed: memory is then ahead of the disk. */
  assertSound(): void {
    if (this.log?.failed !== undefined) throw new CommandError(1, this.log.failed.message);
  }

  /** The torn tail that was cut off the log when it was opened. */
  get cut(): CutTail | undefined {
    return this.log?.cut;
  }

  collection(ns: string): Collection | undefined {
    return this.collections.get(ns);
  }

  collectionsOf(db: string): Collection[] {
    return [...this.collections.values()].filter(({ ns }) => ns.startsWith(`${db}.`));
  }

  begin(): Transaction {
    const transaction = new Transaction();
    this.open.add(transaction);
    return transaction;
  }

  end(transaction: Transaction): void {
    this.open.delete(transaction);
    transaction.finish();
  }

  /** Commits a transaction's writes in memory. */
  apply(transaction: Transaction): LogEntry[] {
    const entries: LogEntry[] = [];
    for (const [ns, versions] of transaction.writes) {
      if (versions.size === 0) continue;
      entries.push(...this.createCollection(ns));
      const { documents } = this.collectionNamed(ns);
      for (const [key, stored] of versions) {
        const old = documents.get(key) ?? null;
        for (const other of this.open) if (other !== transaction) other.keep(ns, key, old);
        if (stored !== null) entries.push({ op: 'put', ns, doc: stored.doc });
        else if (old !== null) entries.push({ op: 'remove', ns, id: { _id: idOf(old.doc) } });
      }
      this.collectionNamed(ns).apply(versions);
    }
    return entries;
  }

  createCollection(ns: string): LogEntry[] {
    if (this.collections.has(ns)) return [];
    this.collections.set(ns, new Collection(ns));
    return [{ op: 'createCollection', ns }];
  }

  dropCollection(ns: string): LogEntry[] {
    return this.collections.delete(ns) ? [{ op: 'dropCollection', ns }] : [];
  }

  createIndex(ns: string, spec: IndexSpec): LogEntry[] {
    this.collectionNamed(ns).addIndex(spec);
    return [{ op: 'createIndex', ns, spec: indexSpecDoc(spec) }];
  }

  dropIndex(ns: string, name: string): LogEntry[] {
    this.collectionNamed(ns).indexes.delete(name);
    return [{ op: 'dropIndex', ns, name }];
  }

  /** The documents that have expired by a TTL index. */
  expired(now: number): { readonly ns: string; readonly doc: Doc }[] {
    return [...this.collections.values()].flatMap((collection) =>
      collection.expired(now).map((doc) => ({ ns: collection.ns, doc })),
    );
  }

  /** Records the reply to a numbered write. */
  recordReply(session: string, number: number, at: number, reply: Doc): LogEntry {
    this.lastReplies.record(session, number, at, reply);
    return { op: 'answer', session, number, at: new Date(at), reply };
  }

  /** Resolves when the entries are durable. */
  async commit(entries: readonly LogEntry[]): Promise<void> {
    await this.log?.append(entries);
  }

  async close(): Promise<void> {
    await this.log?.close();
  }

  private collectionNamed(ns: string): Collection {
    const collection = this.collections.get(ns);
    if (collection === undefined) throw new CommandError(26, `ns does not exist: ${ns}`);
    return collection;
  }

  /** Throws while an open transaction has written to the collection: its indexes must not change then. */
  assertUntouched(ns: string): void {
    for (const transaction of this.open)
      if ((transaction.writes.get(ns)?.size ?? 0) > 0) throw new BlockedError(transaction);
  }

  private replay(entry: LogEntry): void {
    switch (entry.op) {
      case 'put': {
        const stored = storedDoc(entry.doc);
        this.collectionNamed(entry.ns).apply(new Map([[stored.key, stored]]));
        return;
      }
      case 'remove':
        this.collectionNamed(entry.ns).apply(new Map([[hashKey(idOf(entry.id)), null]]));
        return;
      case 'createCollection':
        this.createCollection(entry.ns);
        return;
      case 'dropCollection':
        this.collections.delete(entry.ns);
        return;
      case 'createIndex':
        this.collectionNamed(entry.ns).addIndex(parseIndexSpec(entry.spec));
        return;
      case 'dropIndex':
        this.collectionNamed(entry.ns).indexes.delete(entry.name);
        return;
      case 'answer':
        this.lastReplies.record(entry.session, entry.number, entry.at.getTime(), entry.reply);
    }
  }

  private *snapshot(): Generator<LogEntry> {
    for (const { ns, documents, indexes } of this.collections.values()) {
      yield { op: 'createCollection', ns };
      for (const { spec } of indexes.values()) yield { op: 'createIndex', ns, spec: indexSpecDoc(spec) };
      for (const { doc } of documents.values()) yield { op: 'put', ns, doc };
    }
    yield* this.lastReplies.entries();
  }
}

/** The indexes of a collection as clients see them, the one on `_id` first. */
export function listedIndexes(collection: Collection): IndexSpec[] {
  return [ID_INDEX, ...[...collection.indexes.values()].map(({ spec }) => spec)];
}
