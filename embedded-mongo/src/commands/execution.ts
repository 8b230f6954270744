import type { Document } from 'bson';
import { assertValue, isDoc } from '../bson/value.js';
import { CommandError } from '../errors/command.error.js';
import { BlockedError } from '../storage/transaction.js';
import type { Command, ServerState } from './command.js';
import type { CommandBody } from './command-body.js';
import { Deadline } from './deadline.js';
import { Operation } from './operation.js';
import { TRANSIENT } from './sessions.js';

/** A write that the client may retry under the same number after a lost connection. */
export type NumberedWrite = { readonly session: string; readonly number: number };

/** Runs a command in its client's transaction; any error ends the transaction, as on a real server. */
export function executeInTransaction(
  command: Command,
  body: CommandBody,
  server: ServerState,
  { session, number }: NumberedWrite,
): Document {
  if (command.inTransaction !== true) {
    throw new CommandError(263, `Cannot run '${body.name}' in a multi-document transaction.`);
  }
  if (body.flag('autocommit', true)) throw new CommandError(72, 'autocommit must be false in a transaction');
  const { sessions, store, clock } = server;
  const deadline = Deadline.of(body, clock);
  const { transaction } = body.flag('startTransaction')
    ? sessions.begin(session, number)
    : sessions.current(session, number);
  try {
    const reply = command.run(body, new Operation(store, session, deadline, transaction), server);
    deadline.check();
    return reply;
  } catch (error) {
    sessions.end(session);
    if (!(error instanceof BlockedError)) throw error;
    throw new CommandError(
      112,
      'Write conflict during plan execution and yielding is disabled. Please retry your operation or multi-document transaction.',
      TRANSIENT,
    );
  }
}

/**
 * Runs a read at the cluster time of the command, or at a new one, which the reply states. The driver repeats it in all reads of
 * the session.
 */
export async function executeAtSnapshot(command: Command, body: CommandBody, server: ServerState): Promise<Document> {
  const session = body.session();
  if (command.snapshot !== 'reads' || session === undefined)
    throw new CommandError(72, `readConcern level snapshot is not supported by ${body.name} here`);
  const { atClusterTime } = body.doc('readConcern');
  const { snapshots, store, clock } = server;
  const deadline = Deadline.of(body, clock);
  const { time, transaction } =
    typeof atClusterTime === 'string' ? snapshots.at(atClusterTime) : snapshots.open(session);
  const reply = command.run(body, new Operation(store, session, deadline, transaction), server);
  deadline.check();
  // The snapshot may contain writes that are not on disk yet.
  await store.commit([]);
  return { ...reply, cursor: { ...(reply['cursor'] as Document), atClusterTime: time } };
}

/** Runs a command outside of a client's transaction. Resolves when its writes are on disk; `maxTimeMS` ends before that. */
export async function execute(
  command: Command,
  body: CommandBody,
  server: ServerState,
  numbered?: NumberedWrite,
): Promise<Document> {
  const deadline = Deadline.of(body, server.clock);
  for (;;) {
    const operation = new Operation(server.store, body.session(), deadline);
    try {
      const reply = command.run(body, operation, server);
      // The end of a transaction is already applied.
      if (command.isTransactionEnd !== true) deadline.check();
      operation.entries.push(...server.store.apply(operation.transaction));
      if (numbered !== undefined) recordReply(reply, operation, server, numbered);
      // A retried commit has nothing to write, but must not be confirmed before the first one is on disk.
      const mustFlush = operation.entries.length > 0 || body.name === 'commitTransaction' || requiresDurableRead(body);
      if (mustFlush) await server.store.commit(operation.entries);
      return reply;
    } catch (error) {
      await server.store.commit(
        error instanceof BlockedError || error instanceof CommandError ? operation.entries : [],
      );
      if (!(error instanceof BlockedError) || error.by === undefined) throw error;
      await deadline.wait(error.by.finished);
    }
  }
}

/** Runs a numbered write at most once, however often the client sends it. */
export async function executeOnce(
  command: Command,
  body: CommandBody,
  server: ServerState,
  numbered: NumberedWrite,
): Promise<Document> {
  const { session, number } = numbered;
  const { store, sessions } = server;
  const replay = async (): Promise<Document> => {
    await store.commit([]);
    return store.lastReplies.of(session)?.reply ?? {};
  };
  const last = store.lastReplies.of(session);
  if (last?.number === number) return replay();
  if (last !== undefined && last.number > number)
    throw new CommandError(225, `write ${number} is older than the last one of this session`);
  sessions.endBefore(session, number);
  return sessions.once(session, number, () => execute(command, body, server, numbered), replay);
}

function recordReply(
  reply: Document,
  operation: Operation,
  { store, clock }: ServerState,
  { session, number }: NumberedWrite,
): void {
  assertValue(reply);
  if (isDoc(reply)) operation.entries.push(store.recordReply(session, number, clock.now(), reply));
}

function requiresDurableRead(body: CommandBody): boolean {
  const { level } = body.doc('readConcern');
  return level === 'majority' || level === 'linearizable' || level === 'snapshot';
}
