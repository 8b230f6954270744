import type { Doc } from '../bson/value.js';
import type { LogEntry } from '../storage/log-record.js';
import type { Store } from '../storage/store.js';
import { Transaction } from '../storage/transaction.js';
import { Workspace } from '../storage/workspace.js';

/**
 * One run of one command, from its first read to its last write without a pause. Outside of a client's transaction it
 * has a short one of its own, which is committed when the command has run.
 */
export class Operation {
  readonly workspace: Workspace;
  /** Changes of collections and indexes, and a client's commit: made already and not to be lost if the rest fails. */
  readonly entries: LogEntry[] = [];
  readonly transaction: Transaction;
  readonly isInTransaction: boolean;

  constructor(
    store: Store,
    readonly session: string | undefined,
    transaction?: Transaction,
  ) {
    this.transaction = transaction ?? new Transaction();
    this.isInTransaction = transaction !== undefined;
    this.workspace = new Workspace(store, this.transaction);
  }

  find(ns: string, filter: Doc): Doc[] {
    return this.workspace.find(ns, filter).map(({ doc }) => doc);
  }
}
