import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import { type ClientSession, type Connection, mongo } from 'mongoose';
import { DomainError } from '../problem/domain.error.js';

const scope = new AsyncLocalStorage<ClientSession>();

/** The options by which a query takes part in the transaction around it, if there is one. Others take effect by themselves. */
export function inTransaction(): { readonly session?: ClientSession } {
  const session = scope.getStore();
  return session ? { session } : {};
}

/** Stores related changes together, so that no part is lost if the process or the database ends meanwhile. */
@Injectable()
export class Transactions {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Runs work whose queries with `inTransaction` are stored together, or not at all when it fails. It may run again, so it does
   * nothing else than to read and write. Not by the driver's `withTransaction`, which repeats for two minutes. Throws UNAVAILABLE
   * while another transaction holds a document, as that of a killed process does for up to a minute.
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const session = await this.connection.startSession();
    try {
      return await retries.execute(() => attempt(session, work));
    } catch (error) {
      throw isConflict(error) ? new DomainError('UNAVAILABLE', { retryAfter: 1, cause: error }) : error;
    } finally {
      await session.endSession();
    }
  }
}

async function attempt<Result>(session: ClientSession, work: () => Promise<Result>): Promise<Result> {
  session.startTransaction();
  try {
    const result = await scope.run(session, work);
    await session.commitTransaction();
    return result;
  } catch (error) {
    if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
    throw error;
  }
}

const WRITE_CONFLICT = 112;
const isConflict = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && error.code === WRITE_CONFLICT;

const isTemporary = (error: unknown): boolean =>
  error instanceof mongo.MongoError && error.hasErrorLabel('TransientTransactionError');

/** Repeats a transaction whose failure is temporary: a conflict with another one, or a lost connection. For about a second, with jitter. */
const retries = retry(handleWhen(isTemporary), {
  maxAttempts: 7,
  backoff: new ExponentialBackoff({ initialDelay: 15, maxDelay: 400 }),
});
