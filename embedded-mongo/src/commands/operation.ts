import type { Doc } from '../bson/value.js';
import type { LogEntry } from '../storage/log-record.js';
import type { Store } from '../storage/store.js';
import { Transaction } from '../storage/transaction.js';
import { Workspace } from '../storage/workspace.js';
import type { Deadline } from './deadline.js';

/**
 * One run of a command. Outside a client's transaction it has its own short transaction, which is committed after the
 * command has run.
 */
export class Operation {
  readonly workspace: Workspace;
  /** Log entries of changes that are already made and stay even if the command fails: collections, indexes, commits. */
  readonly entries: LogEntry[] = [];
  readonly transaction: Transaction;
  readonly isInTransaction: boolean;

  constructor(
    store: Store,
    readonly session: string | undefined,
    deadline: Deadline,
    transaction?: Transaction,
  ) {
    this.transaction = transaction ?? new Transaction();
    this.isInTransaction = transaction !== undefined;
    this.workspace = new Workspace(store, this.transaction, () => deadline.check());
  }

  find(ns: string, filter: Doc): Doc[] {
    return this.workspace.find(ns, filter).map(({ doc }) => doc);
  }
}
