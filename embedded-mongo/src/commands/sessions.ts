import type { Clock } from './clock.js';
import { CommandError } from '../errors/command.error.js';
import type { Store } from '../storage/store.js';
import type { Transaction } from '../storage/transaction.js';

export type OpenTransaction = { readonly number: number; readonly transaction: Transaction; usedAt: number };

type Running = { readonly number: number; readonly reply: Promise<unknown> };

// As on a real server: an abandoned transaction must not block others for ever.
const TRANSACTION_LIFETIME_MS = 60_000;
export const TRANSIENT = { labels: ['TransientTransactionError'] };

/** The open transaction and the running write of each client session. */
export class Sessions {
  private readonly transactions = new Map<string, OpenTransaction>();
  private readonly running = new Map<string, Running>();

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  begin(session: string, number: number): OpenTransaction {
    const known = this.transactions.get(session);
    if (known !== undefined) {
      if (number <= known.number)
        throw new CommandError(225, `transaction ${number} of this session has already begun`);
      this.end(session);
    }
    if ((this.store.lastReplies.of(session)?.number ?? -1) >= number) {
      throw new CommandError(225, `Cannot start transaction with { txnNumber: ${number} }: a newer one has been used`);
    }
    const opened = { number, transaction: this.store.begin(), usedAt: this.clock.now() };
    this.transactions.set(session, opened);
    return opened;
  }

  current(session: string, number: number): OpenTransaction {
    const known = this.transactions.get(session);
    if (known === undefined || known.number !== number) {
      throw new CommandError(
        251,
        `Given transaction number ${number} does not match any in-progress transactions.`,
        TRANSIENT,
      );
    }
    known.usedAt = this.clock.now();
    return known;
  }

  /** Ends the session's transaction; its writes are discarded unless the store has applied them. */
  end(session: string): void {
    const known = this.transactions.get(session);
    if (known === undefined) return;
    this.transactions.delete(session);
    this.store.end(known.transaction);
  }

  /** Ends the session's transaction if its number is lower. */
  endBefore(session: string, number: number): void {
    if ((this.transactions.get(session)?.number ?? number) < number) this.end(session);
  }

  endAll(): void {
    for (const session of this.transactions.keys()) this.end(session);
  }

  endIdle(): void {
    for (const [session, { usedAt }] of this.transactions) {
      if (usedAt < this.clock.now() - TRANSACTION_LIFETIME_MS) this.end(session);
    }
  }

  /** Runs a numbered write. A retry while it is running waits for it and gets its reply. */
  async once<T>(session: string, number: number, run: () => Promise<T>, replay: () => Promise<T>): Promise<T> {
    const running = this.running.get(session);
    if (running?.number === number) {
      await running.reply.catch(() => undefined);
      return this.store.lastReplies.of(session)?.number === number ? replay() : run();
    }
    const reply = run();
    this.running.set(session, { number, reply: reply });
    try {
      return await reply;
    } finally {
      if (this.running.get(session)?.reply === reply) this.running.delete(session);
    }
  }
}
