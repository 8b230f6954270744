import type { Clock } from '../clock.js';
import { CommandError } from '../command.error.js';
import type { Store } from '../storage/store.js';
import type { Transaction } from '../storage/transaction.js';

export type OpenTransaction = { readonly number: number; readonly transaction: Transaction; usedAt: number };

type Running = { readonly number: number; readonly answer: Promise<unknown> };

// As a real server: a transaction that nobody ends must not block others for ever.
const TRANSACTION_LIFETIME_MS = 60_000;
export const TRANSIENT = { labels: ['TransientTransactionError'] };

/** The open transaction, and the write under way, of each client session. */
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
    if ((this.store.answers.last(session)?.number ?? -1) >= number) {
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

  /** Ends the session's transaction; what it wrote is dropped unless the store has applied it. */
  end(session: string): void {
    const known = this.transactions.get(session);
    if (known === undefined) return;
    this.transactions.delete(session);
    this.store.end(known.transaction);
  }

  /** A write with a newer number than the session's transaction ends it. */
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

  /** Runs a numbered write; the same write sent again while the first is under way gets the first one's answer. */
  async once<T>(session: string, number: number, run: () => Promise<T>, answered: () => Promise<T>): Promise<T> {
    const under = this.running.get(session);
    if (under?.number === number) {
      await under.answer.catch(() => undefined);
      return this.store.answers.last(session)?.number === number ? answered() : run();
    }
    const answer = run();
    this.running.set(session, { number, answer });
    try {
      return await answer;
    } finally {
      if (this.running.get(session)?.answer === answer) this.running.delete(session);
    }
  }
}
