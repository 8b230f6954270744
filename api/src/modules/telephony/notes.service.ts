import { Injectable } from '@nestjs/common';
import type { NewNote, Note } from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { isDuplicateKey } from '../../common/database/database-errors.js';
import { idOfAttempt } from '../../common/idempotency/attempt-scope.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { HistoryService } from '../history/history.service.js';
import { NoteRepository } from './note.repository.js';

/** How long a note counts as one of the last minutes: longer than a page needs to connect again. */
const latestMs = 5 * 60_000;

/** Notes of agents. Each is a document of its own, so that agents who write at the same moment lose none. [TEL-27] */
@Injectable()
export class NotesService {
  constructor(
    private readonly notes: NoteRepository,
    private readonly history: HistoryService,
    private readonly clock: Clock,
  ) {}

  /** Saves a note. A repeat whose predecessor was interrupted returns the note of that one. [TEL-28] */
  async add(enrolmentId: string, author: string, { content, remindOn }: NewNote): Promise<Note> {
    const id = idOfAttempt('note');
    const note = { enrolmentId, content, author, createdAt: this.clock.now(), remindOn: remindOn ?? null };
    try {
      return await this.history.recording(enrolmentId, 'note-saved', () => this.notes.add(note, id));
    } catch (error) {
      const saved = id !== null && isDuplicateKey(error) ? await this.notes.find(id, enrolmentId) : null;
      if (!saved) throw error;
      return saved;
    }
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
}
