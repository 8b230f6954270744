import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { maxReminders, type Note } from '@home-move/contract';
import { isValidObjectId, type Model, Types } from 'mongoose';
import { pageOfEntries } from '../../../common/database/entry-page.js';
import { inTransaction } from '../../../common/database/transactions.js';
import { Erasure } from '../../../common/erasure/erasure.js';
import { NOTE, type NoteDocument } from './note.model.js';

/** A note, with the enrolment that it is about. */
export interface EnrolmentNote extends Note {
  readonly enrolmentId: string;
}

@Injectable()
export class NoteRepository implements OnModuleInit {
  constructor(
    @InjectModel(NOTE) private readonly notes: Model<NoteDocument>,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.erasure.register('notes', ({ enrolmentId }) => this.notes.deleteMany({ enrolmentId }));
  }

  /** Stores a note that the history has no entry of yet. Throws a duplicate key if the id is taken. */
  async add(note: Omit<NoteDocument, '_id' | 'unrecordedOf'>, id: string | null): Promise<Note> {
    const document = { ...note, _id: new Types.ObjectId(id ?? undefined), unrecordedOf: note.enrolmentId };
    await this.notes.create(document);
    return toNote(document);
  }

  /** The notes about an enrolment that its history has no entry of yet. */
  async unrecorded(enrolmentId: string): Promise<readonly Note[]> {
    return (await this.notes.find({ unrecordedOf: enrolmentId }).lean<NoteDocument[]>()).map(toNote);
  }

  /** Idempotent. */
  async markRecorded(id: string): Promise<void> {
    await this.notes.updateOne({ _id: id }, { $unset: { unrecordedOf: '' } });
  }

  /** Ends the reminder of a note of this enrolment. Idempotent. */
  async endReminder(id: string, enrolmentId: string): Promise<void> {
    await this.notes.updateOne({ _id: id, enrolmentId }, { $set: { remindOn: null } }, inTransaction());
  }

  /** Null for a note that is unknown, or of another enrolment. */
  async find(id: string, enrolmentId: string): Promise<Note | null> {
    if (!isValidObjectId(id)) return null;
    const found = await this.notes.findOne({ _id: id, enrolmentId }).lean<NoteDocument>();
    return found && toNote(found);
  }

  /** Throws NOT_FOUND for `from` of another enrolment. [TEL-29] */
  async page(enrolmentId: string, from?: string): Promise<readonly Note[]> {
    const found = await pageOfEntries(this.notes, 'createdAt', enrolmentId, from);
    return found.map(toNote);
  }

  /** Id of the newest note since then of each enrolment that has one, by enrolment. */
  async latest(enrolmentIds: readonly string[], since: Date): Promise<ReadonlyMap<string, string>> {
    const found = await this.notes
      .find({ enrolmentId: { $in: enrolmentIds }, createdAt: { $gt: since } }, { enrolmentId: 1 })
      .sort({ createdAt: 1, _id: 1 })
      .lean<NoteDocument[]>();
    // The last of each enrolment stays.
    return new Map(found.map(({ enrolmentId, _id }) => [enrolmentId, _id.toHexString()]));
  }

  /** The enrolment of a note by this author; null for any other note. */
  async enrolmentOf(id: string, author: string): Promise<string | null> {
    if (!isValidObjectId(id)) return null;
    const found = await this.notes.findOne({ _id: id, author }, { enrolmentId: 1 }).lean<NoteDocument>();
    return found?.enrolmentId ?? null;
  }

  /** Notes by this author with a reminder, the earliest day first, with their enrolments. */
  async remindersOf(author: string): Promise<readonly EnrolmentNote[]> {
    const found = await this.notes
      .find({ author, remindOn: { $gt: '' } })
      .sort({ remindOn: 1, _id: 1 })
      .limit(maxReminders * 4)
      .lean<NoteDocument[]>();
    return found.map((document) => ({ ...toNote(document), enrolmentId: document.enrolmentId }));
  }

  async reminders(enrolmentId: string): Promise<readonly Note[]> {
    const withReminder = this.notes.find({ enrolmentId, remindOn: { $gt: '' } });
    const found = await withReminder.sort({ remindOn: 1, _id: 1 }).limit(maxReminders).lean<NoteDocument[]>();
    return found.map(toNote);
  }
}

function toNote({ _id, content, createdAt, author, remindOn = null }: NoteDocument): Note {
  return { id: _id.toHexString(), content, dateCreated: createdAt.toISOString(), author, remindOn };
}
