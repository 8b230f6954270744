import { type Document, Long } from 'bson';
import type { Doc } from '../bson/value.js';
import type { Clock } from './clock.js';
import type { Batch, Cursors } from '../storage/cursors.js';
import type { Store } from '../storage/store.js';
import type { CommandBody } from './command-body.js';
import type { Operation } from './operation.js';
import type { Sessions } from './sessions.js';
import type { Snapshots } from './snapshots.js';

/** The state that the commands of one server share. */
export type ServerState = {
  readonly store: Store;
  readonly cursors: Cursors;
  readonly sessions: Sessions;
  readonly snapshots: Snapshots;
  readonly clock: Clock;
  /** `127.0.0.1:port`. */
  readonly address: () => string;
};

export type Command = {
  /** The supported options; all others are rejected. */
  readonly options: readonly string[] | 'any';
  /** May run inside a transaction. */
  readonly inTransaction?: boolean;
  /** Outside of a transaction, reads at the cluster time of its session, or continues such a read. */
  readonly snapshot?: 'reads' | 'continues';
  /** Commits or aborts a transaction, so it runs outside of it. */
  readonly isTransactionEnd?: boolean;
  /** Synchronous, so that commands do not interleave and the log has the order of changes in memory. */
  run(body: CommandBody, operation: Operation, server: ServerState): Document;
};

/** The reply of a command that opens or continues a cursor. */
export function cursorReply(ns: string, batchName: 'firstBatch' | 'nextBatch', batch: Batch): Document {
  return { cursor: { [batchName]: batch.docs, id: Long.fromNumber(batch.id), ns } };
}

/** The reply of a command whose documents all fit into the first batch. */
export function singleBatchReply(ns: string, firstBatch: Doc[]): Document {
  return { cursor: { id: Long.ZERO, ns, firstBatch } };
}
