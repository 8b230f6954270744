import { Injectable } from '@nestjs/common';
import type { NewNote, Note } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { idOfAttempt } from '../../../common/idempotency/attempt-scope.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { HistoryService } from '../history/history.service.js';
import { NoteRepository } from './note.repository.js';

/** How long a note counts as one of the last minutes: longer than a page needs to connect again. */
const latestMs = 5 * 60_000;

/** Notes of agents. Each note is a separate document, so that simultaneous notes are all kept. [TEL-27] */
@Injectable()
export class NotesService {
  constructor(
    private readonly notes: NoteRepository,
    private readonly history: HistoryService,
    private readonly clock: Clock,
  ) {}

  /** Saves a note. A repeat whose predecessor was interrupted returns the note of that one. [TEL-28] */
  async add(enrolmentId: string, author: string, { content, remindOn }: NewNote): Promise<Note> {
    const note = { enrolmentId, content, author, createdAt: this.clock.now(), remindOn: remindOn ?? null };
    const saved = await this.store(note, idOfAttempt('note'));
    await this.record(enrolmentId, saved);
    return saved;
  }

  /** Completes the history by the notes that an interruption has left without an entry. */
  async recordAll(enrolmentId: string): Promise<void> {
    for (const note of await this.notes.unrecorded(enrolmentId)) await this.record(enrolmentId, note);
  }

  /** Newest first. Throws NOT_FOUND for `from` of another enrolment. [TEL-29] */
  page(enrolmentId: string, from?: string): Promise<readonly Note[]> {
    return this.notes.page(enrolmentId, from);
  }

  /** Id of the newest note of each enrolment that has one of the last minutes. */
  async latest(enrolmentIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.notes.latest(enrolmentIds, this.clock.in(-latestMs));
  }

  /** The earliest day first. */
  reminders(enrolmentId: string): Promise<readonly Note[]> {
    return this.notes.reminders(enrolmentId);
  }

  /** Ends the reminder of a note. Idempotent. Throws NOT_FOUND for a note of another enrolment. */
  async endReminder(enrolmentId: string, id: string): Promise<Note> {
    const note = await this.notes.find(id, enrolmentId);
    if (!note) throw new DomainError('NOT_FOUND');
    if (note.remindOn === null) return note;
    await this.history.recording(enrolmentId, 'reminder-done', () => this.notes.endReminder(id, enrolmentId));
    return { ...note, remindOn: null };
  }

  private async store(note: Parameters<NoteRepository['add']>[0], id: string | null): Promise<Note> {
    try {
      return await this.notes.add(note, id);
    } catch (error) {
      const saved = id !== null && isDuplicateKey(error) ? await this.notes.find(id, note.enrolmentId) : null;
      if (!saved) throw error;
      return saved;
    }
  }

  /** Adds the entry of a note, under the note's id. Idempotent. Not in a transaction: that of a killed process would block repeats. */
  private async record(enrolmentId: string, { id, author, dateCreated }: Note): Promise<void> {
    const actor = { kind: 'agent', name: author } as const;
    const entry = { id, enrolmentId, type: 'note-saved', actor, at: new Date(dateCreated), reference: null } as const;
    await this.history.copy([entry], () => this.notes.markRecorded(id));
  }
}
