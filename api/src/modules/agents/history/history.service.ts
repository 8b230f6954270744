import { Injectable } from '@nestjs/common';
import { londonToday, type HistoryActor, type HistoryEntry, type HistoryType } from '@home-move/contract';
import { currentActor } from '../../../common/access/actor.js';
import { Clock } from '../../../common/clock/clock.js';
import { Transactions } from '../../../common/database/transactions.js';
import { idOfAttempt } from '../../../common/idempotency/attempt-scope.js';
import { Log } from '../../../common/logging/log.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { OpenOutcomeError } from '../../../common/problem/open-outcome.error.js';
import { type HistoryEvent, HistoryRepository, newEntryId } from './history.repository.js';

/** The work of an action that reaches beyond the database. */
export interface Attempt<Result> {
  /** Calls `begin` directly before its irreversible step. */
  readonly run: (begin: () => Promise<void>) => Promise<Result>;
  /**
   * What an interrupted predecessor with the same Idempotency-Key has completed; null for nothing. Without it, a predecessor
   * whose entry is confirmed has completed all that there is.
   */
  readonly completed?: () => Promise<Result | null>;
  /** Of an action that the customer may repeat until it succeeds: its entry has this id, and a repeat continues that entry. */
  readonly entryId?: string;
}

/** Ends an action that a request with the same Idempotency-Key has begun. */
class AlreadyBegun extends Error {}

/**
 * The append-only record of events of an enrolment: who, what, when. It is also the audit log of agents.
 *
 * An entry is stored together with its change, so that neither is lost without the other when a process ends: in the
 * same update of the enrolment or the same note, and copied from there (EnrolmentRepository, NotesService), or in the
 * same transaction (`recording`). An action beyond the database, such as a mail, is preceded by its entry, which is
 * confirmed afterwards (`attempting`).
 */
@Injectable()
export class HistoryService {
  constructor(
    private readonly entries: HistoryRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * Runs an action and records it in one transaction. A failed action leaves no entry.
   * @param action only reads, and writes with `inTransaction`
   * @param actor the caller of the request unless given
   */
  async recording<Result>(
    enrolmentId: string,
    type: HistoryType,
    action: () => Promise<Result>,
    actor: HistoryActor = currentActor(),
  ): Promise<Result> {
    const entry = { id: newEntryId(), enrolmentId, type, actor, at: this.clock.now(), reference: null };
    return this.transactions.run(async () => {
      const result = await action();
      await this.entries.insert(entry);
      return result;
    });
  }

  /**
   * Like `recording`, but an action that has an entry of London's day only runs. Simultaneous first actions of a day may have an entry
   * each.
   */
  async recordingOncePerDay<Result>(
    enrolmentId: string,
    type: HistoryType,
    action: () => Promise<Result>,
    actor: HistoryActor = currentActor(),
  ): Promise<Result> {
    const latest = await this.entries.latestAt(enrolmentId, type);
    const isRecorded = latest !== null && londonToday(latest) === this.clock.today();
    return isRecorded ? action() : this.recording(enrolmentId, type, action, actor);
  }

  /**
   * Records an action that reaches beyond the database. Its entry is stored when the action begins, unconfirmed until it is done.
   * An action that fails with a DomainError leaves no entry; an interrupted one, and one whose third party may have acted, leaves it
   * unconfirmed if it had begun: then it throws OUTCOME_UNKNOWN. With an
   * Idempotency-Key the action begins at most once: a repeat returns the result of the interrupted one, and throws
   * OUTCOME_UNKNOWN if that is unknown. With an `entryId` it runs again.
   */
  async attempting(enrolmentId: string, type: HistoryType, attempt: Attempt<void>): Promise<void>;
  async attempting<Result>(
    enrolmentId: string,
    type: HistoryType,
    attempt: Attempt<Result> & Required<Pick<Attempt<Result>, 'completed'>>,
  ): Promise<Result>;
  async attempting<Result>(
    enrolmentId: string,
    type: HistoryType,
    { run, completed, entryId }: Attempt<Result>,
  ): Promise<Result | void> {
    const known = entryId === undefined ? idOfAttempt(type) : null;
    // Before any limit, which the predecessor may have used up.
    if (known !== null && (await this.entries.exists(known))) return this.completedBefore(known, completed);
    const id = entryId ?? known ?? newEntryId();
    let hasBegun = false;
    const begin = async () => {
      if (hasBegun) return;
      const entry = { id, enrolmentId, type, actor: currentActor(), at: this.clock.now(), reference: null };
      if (!(await this.entries.begin(entry)) && entryId === undefined) throw new AlreadyBegun();
      hasBegun = true;
    };
    try {
      const result = await run(begin);
      // An action that had nothing to send is recorded, too.
      await begin();
      await this.entries.confirm(id);
      return result;
    } catch (error) {
      if (error instanceof AlreadyBegun) return this.completedBefore(id, completed);
      if (hasBegun && error instanceof OpenOutcomeError) throw new DomainError('OUTCOME_UNKNOWN', { cause: error });
      // After any other failure, for example of the database after a mail was sent, the outcome is unknown.
      if (hasBegun && error instanceof DomainError) await this.entries.remove(id);
      throw error;
    }
  }

  /** When the mover, an agent or support last did something; null if only the system did. */
  lastUsedAt(enrolmentId: string): Promise<Date | null> {
    return this.entries.lastUsedAt(enrolmentId);
  }

  private async completedBefore<Result>(id: string, completed: Attempt<Result>['completed']): Promise<Result | void> {
    if (!completed && (await this.entries.isConfirmed(id))) return;
    const found = await completed?.();
    if (found === null || found === undefined) throw new DomainError('OUTCOME_UNKNOWN');
    await this.entries.confirm(id);
    return found;
  }

  /** Copies entries that are stored with their enrolment or note. When that fails, they are copied with its next change or reading. */
  async copy(entries: readonly HistoryEvent[], markCopied: () => Promise<void>): Promise<void> {
    try {
      await this.entries.add(entries);
      await markCopied();
    } catch (err) {
      this.log.warn({ err, entries: entries.length }, 'entries of the history wait for the next change');
    }
  }

  /** Newest first. Throws NOT_FOUND for `from` of another enrolment. */
  page(enrolmentId: string, from?: string): Promise<readonly HistoryEntry[]> {
    return this.entries.page(enrolmentId, from);
  }
}
