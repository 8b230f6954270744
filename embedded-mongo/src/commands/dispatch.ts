import type { Document } from 'bson';
import { display } from '../bson/display.js';
import type { Doc, Value } from '../bson/value.js';
import { CommandError } from '../errors/command.error.js';
import { aggregate } from './aggregate.command.js';
import { create, drop, dropDatabase, listCollections } from './collection.command.js';
import type { Command, ServerState } from './command.js';
import { CommandBody } from './command-body.js';
import { execute, executeAtSnapshot, executeInTransaction, executeOnce } from './execution.js';
import { findAndModify } from './find-and-modify.command.js';
import { count, find, getMore, killCursors } from './find.command.js';
import { createIndexes, dropIndexes, listIndexes } from './index.command.js';
import { buildInfo, endSessions, hello, ping } from './server.command.js';
import { abortTransaction, commitTransaction } from './transaction.command.js';
import { insert, remove, update } from './write.command.js';

/** Every command by its name on the wire. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    hello,
    isMaster: hello,
    ismaster: hello,
    ping,
    buildInfo,
    buildinfo: buildInfo,
    endSessions,
    find,
    getMore,
    killCursors,
    count,
    aggregate,
    insert,
    update,
    delete: remove,
    findAndModify,
    findandmodify: findAndModify,
    createIndexes,
    listIndexes,
    dropIndexes,
    create,
    drop,
    dropDatabase,
    listCollections,
    commitTransaction,
    abortTransaction,
  }),
);

/** Runs a command and resolves to its reply, which may be an error. Writes are durable when this resolves. */
export async function dispatch(doc: Doc, server: ServerState): Promise<Document> {
  try {
    const body = new CommandBody(doc);
    const command = COMMANDS.get(body.name);
    if (command === undefined) throw new CommandError(59, `no such command: '${body.name}'`);
    if (command.options !== 'any') body.assertOnly(command.options);
    assertConcerns(body);
    if (command !== hello) server.store.assertSound();
    return { ...(await run(command, body, server)), ok: 1 };
  } catch (error) {
    return errorReply(error);
  }
}

async function run(command: Command, body: CommandBody, server: ServerState): Promise<Document> {
  const [session, number] = [body.session(), body.count('txnNumber')];
  if (command.isTransactionEnd === true || number === undefined || session === undefined) {
    const isSnapshot = body.doc('readConcern').level === 'snapshot' && command.snapshot !== 'continues';
    return isSnapshot ? executeAtSnapshot(command, body, server) : execute(command, body, server);
  }
  if (body.value('autocommit') !== undefined) return executeInTransaction(command, body, server, { session, number });
  return executeOnce(command, body, server, { session, number });
}

const READ_LEVELS: readonly Value[] = ['local', 'available', 'majority', 'linearizable', 'snapshot'];

function assertConcerns(body: CommandBody): void {
  const { level = 'local', atClusterTime, ...otherReads } = body.doc('readConcern');
  if (!READ_LEVELS.includes(level)) throw unsupportedConcern(`the readConcern level ${display(level)}`);
  if (atClusterTime !== undefined && (typeof atClusterTime !== 'string' || level !== 'snapshot'))
    throw new CommandError(72, `readConcern.atClusterTime must be a timestamp, and requires the level 'snapshot'`);
  assertNoMore('readConcern', otherReads);
  const {
    w = 1,
    j: _j,
    wtimeout: _wtimeout,
    wtimeoutMS: _wtimeoutMs,
    fsync: _fsync,
    ...otherWrites
  } = body.doc('writeConcern');
  assertNoMore('writeConcern', otherWrites);
  if (w !== 0 && w !== 1 && w !== 'majority') throw new CommandError(100, 'Not enough data-bearing nodes');
}

function assertNoMore(concern: string, options: Doc): void {
  const [option] = Object.keys(options);
  if (option !== undefined) throw unsupportedConcern(`the ${concern} option '${option}'`);
}

function unsupportedConcern(what: string): CommandError {
  return new CommandError(72, `${what} is not supported by the embedded server`);
}

export function errorReply(error: unknown): Document {
  const known =
    error instanceof CommandError ? error : new CommandError(1, error instanceof Error ? error.message : String(error));
  return {
    ok: 0,
    errmsg: known.message,
    code: known.code,
    codeName: known.codeName,
    ...(known.labels.length > 0 && { errorLabels: [...known.labels] }),
    ...known.fields,
  };
}
