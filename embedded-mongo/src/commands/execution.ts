import type { Document } from 'bson';
import { assertValue, isDoc } from '../bson/value.js';
import { CommandError } from '../command.error.js';
import { BlockedError } from '../storage/transaction.js';
import type { Command, ServerState } from './command.js';
import type { CommandBody } from './command-body.js';
import { Operation } from './operation.js';
import { TRANSIENT } from './sessions.js';

/** A write with a number, which its client may send again after a lost connection. */
export type WriteNumber = { readonly session: string; readonly number: number };

/** Runs a command in its client's transaction; any error ends the transaction, as on a real server. */
export function executeInTransaction(
  command: Command,
  body: CommandBody,
  server: ServerState,
  { session, number }: WriteNumber,
): Document {
  if (command.inTransaction !== true) {
    throw new CommandError(263, `Cannot run '${body.name}' in a multi-document transaction.`);
  }
  if (body.flag('autocommit', true)) throw new CommandError(72, 'autocommit must be false in a transaction');
  const { sessions, store } = server;
  const { transaction } = body.flag('startTransaction')
    ? sessions.begin(session, number)
    : sessions.current(session, number);
  try {
    return command.run(body, new Operation(store, session, transaction), server);
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

/** Runs a command for itself. Resolves when what it has written is on disk. */
export async function execute(
  command: Command,
  body: CommandBody,
  server: ServerState,
  numbered?: WriteNumber,
): Promise<Document> {
  for (;;) {
    const operation = new Operation(server.store, body.session());
    try {
      const reply = command.run(body, operation, server);
      operation.entries.push(...server.store.apply(operation.transaction));
      if (numbered !== undefined) remember(reply, operation, server, numbered);
      // A commit sent again has nothing to write, but must not be confirmed before the first one is on disk.
      const mustFlush = operation.entries.length > 0 || body.name === 'commitTransaction' || readsDurable(body);
      if (mustFlush) await server.store.commit(operation.entries);
      return reply;
    } catch (error) {
      await server.store.commit(
        error instanceof BlockedError || error instanceof CommandError ? operation.entries : [],
      );
      if (!(error instanceof BlockedError) || error.by === undefined) throw error;
      await error.by.finished;
    }
  }
}

/** A numbered write is done at most once, however often a client sends it. */
export async function executeOnce(
  command: Command,
  body: CommandBody,
  server: ServerState,
  numbered: WriteNumber,
): Promise<Document> {
  const { session, number } = numbered;
  const { store, sessions } = server;
  const answered = async (): Promise<Document> => {
    await store.commit([]);
    return store.answers.last(session)?.reply ?? {};
  };
  const last = store.answers.last(session);
  if (last?.number === number) return answered();
  if (last !== undefined && last.number > number)
    throw new CommandError(225, `write ${number} is older than the last one of this session`);
  sessions.endBefore(session, number);
  return sessions.once(session, number, () => execute(command, body, server, numbered), answered);
}

function remember(
  reply: Document,
  operation: Operation,
  { store, clock }: ServerState,
  { session, number }: WriteNumber,
): void {
  assertValue(reply);
  if (isDoc(reply)) operation.entries.push(store.answer(session, number, clock.now(), reply));
}

function readsDurable(body: CommandBody): boolean {
  const { level } = body.doc('readConcern');
  return level === 'majority' || level === 'linearizable' || level === 'snapshot';
}
