import type { Document } from 'bson';
import type { Clock } from '../clock.js';
import type { Cursors } from '../storage/cursors.js';
import type { Store } from '../storage/store.js';
import type { CommandBody } from './command-body.js';
import type { Operation } from './operation.js';
import type { Sessions } from './sessions.js';

/** What the commands of one server share. */
export type ServerState = {
  readonly store: Store;
  readonly cursors: Cursors;
  readonly sessions: Sessions;
  readonly clock: Clock;
  /** `127.0.0.1:port`, as clients reach it. */
  readonly address: () => string;
};

export type Command = {
  /** The options that the command understands; all others are refused. */
  readonly options: readonly string[] | 'any';
  /** May run inside a transaction. */
  readonly inTransaction?: boolean;
  /** Commits or aborts a transaction, so runs outside of it. */
  readonly isTransactionEnd?: boolean;
  /** Synchronous, so that a command sees no other one's changes halfway and the log keeps the order of memory. */
  run(body: CommandBody, operation: Operation, server: ServerState): Document;
};
