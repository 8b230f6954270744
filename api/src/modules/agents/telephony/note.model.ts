import { Schema, type Types } from 'mongoose';

export const NOTE = 'note';

/** A note by an agent about an enrolment; never shown to the mover. [TEL-27] */
export interface NoteDocument {
  _id: Types.ObjectId;
  enrolmentId: string;
  content: string;
  author: string;
  createdAt: Date;
  /** yyyy-MM-dd; null without a reminder, and once it was marked as done. Notes of earlier versions lack it. */
  remindOn?: string | null;
  /** The enrolment, until its history has the entry of this note. */
  unrecordedOf?: string;
}

export const noteSchema = new Schema<NoteDocument>(
  {
    enrolmentId: { type: String, required: true },
    content: { type: String, required: true },
    author: { type: String, required: true },
    createdAt: { type: Date, required: true },
    remindOn: { type: String, default: null },
    unrecordedOf: String,
  },
  { collection: 'notes', versionKey: false, id: false },
);
noteSchema.index({ enrolmentId: 1, createdAt: -1, _id: -1 });
// Reminders of one agent, across enrolments.
noteSchema.index({ author: 1, remindOn: 1 });
noteSchema.index({ unrecordedOf: 1 }, { sparse: true });
