import { Injectable } from '@nestjs/common';
import type { HistoryActor, HistoryEntry, HistoryType } from '@home-move/contract';
import { currentActor } from '../../common/access/actor.js';
import { Clock } from '../../common/clock/clock.js';
import { Log } from '../../common/logging/log.js';
import { type HistoryEvent, HistoryRepository, newEntryId } from './history.repository.js';

/** What an entry states besides type and time. */
export interface HistoryDetails {
  /** The caller of the request unless given. */
  readonly actor?: HistoryActor;
  /** Of an order or application; never a personal value. */
  readonly reference?: string;
}

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

  /** Records what happened to an enrolment. Call it before the action, or use `recording`. */
  async record(enrolmentId: string, type: HistoryType, details: HistoryDetails = {}): Promise<void> {
    await this.entries.add([this.newEntry(enrolmentId, type, details)]);
  }

  /** Records an action that is not a change of the enrolment, and runs it. A failed action leaves no entry. */
  async recording<Result>(
    enrolmentId: string,
    type: HistoryType,
    action: () => Promise<Result>,
    details: HistoryDetails = {},
  ): Promise<Result> {
    const entry = this.newEntry(enrolmentId, type, details);
    await this.entries.add([entry]);
    try {
      return await action();
    } catch (error) {
      await this.entries.remove(entry.id);
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

  private newEntry(enrolmentId: string, type: HistoryType, { actor, reference }: HistoryDetails): HistoryEvent {
    return {
      id: newEntryId(),
      enrolmentId,
      type,
      actor: actor ?? currentActor(),
      at: this.clock.now(),
      reference: reference ?? null,
    };
  }
}
