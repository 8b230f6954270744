import { CommandError } from '../errors/command.error.js';
import type { Command } from './command.js';
import type { CommandBody } from './command-body.js';

export const commitTransaction: Command = {
  options: ['recoveryToken'],
  isTransactionEnd: true,
  run(body, operation, { store, sessions, clock }) {
    const { session, number } = numberedSession(body);
    if (store.lastReplies.of(session)?.number === number) return {};
    const { transaction } = sessions.current(session, number);
    // In the same record as the writes, so that a commit that is retried after a crash succeeds.
    operation.entries.push(...store.apply(transaction), store.recordReply(session, number, clock.now(), {}));
    sessions.end(session);
    return {};
  },
};

export const abortTransaction: Command = {
  options: ['recoveryToken'],
  isTransactionEnd: true,
  run(body, _operation, { store, sessions }) {
    const { session, number } = numberedSession(body);
    if (store.lastReplies.of(session)?.number === number)
      throw new CommandError(256, `Transaction ${number} has been committed`);
    sessions.current(session, number);
    sessions.end(session);
    return {};
  },
};

function numberedSession(body: CommandBody): { session: string; number: number } {
  const session = body.session();
  const number = body.count('txnNumber');
  if (session === undefined || number === undefined)
    throw new CommandError(72, `${body.name} needs a session and a txnNumber`);
  return { session, number };
}
