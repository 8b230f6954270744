import { Injectable } from '@nestjs/common';
import type { HistoryActor, HistoryEntry, HistoryType } from '@home-move/contract';
import { currentActor } from '../../common/access/actor.js';
import { Clock } from '../../common/clock/clock.js';
import { Log } from '../../common/logging/log.js';
import { type HistoryEvent, HistoryRepository, newEntryId } from './history.repository.js';

/**
 * The append-only record of what happened to an enrolment: who, what, when. It is the audit of agents, too.
 *
 * No entry is lost when a process ends between a change and its entry. Entries of a changed enrolment are stored in the same
 * update as the change, and copied from there (EnrolmentRepository). Every other entry is stored first: `recording` withdraws it
 * when the action fails, so that after a crash the history may name an action that did not happen, but never misses one.
 */
@Injectable()
export class HistoryService {
  constructor(
    private readonly entries: HistoryRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * Records an action that is not a change of the enrolment, and runs it. A failed action leaves no entry.
   * @param actor the caller of the request unless given
   */
  async recording<Result>(
    enrolmentId: string,
    type: HistoryType,
    action: () => Promise<Result>,
    actor: HistoryActor = currentActor(),
  ): Promise<Result> {
    const id = newEntryId();
    await this.entries.add([{ id, enrolmentId, type, actor, at: this.clock.now(), reference: null }]);
    try {
      return await action();
    } catch (error) {
      await this.entries.remove(id);
      throw error;
    }
  }

  /** Copies entries that are stored with their enrolment. When that fails, they are copied with its next change or reading. */
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
