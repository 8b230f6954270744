import { telephonyEndpoints, type Note } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, renderWithRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import { NotesSection } from '../notes/notes.section';

export const author = 'Jordan Lee';

export const asked: Note = {
  id: '1',
  content: 'Asked for the link.',
  dateCreated: '2026-11-18T15:05:00Z',
  author: 'Alex Grant',
  remindOn: null,
};

export const prefers: Note = {
  id: '2',
  content: 'Prefers calls\nafter 5pm.',
  dateCreated: '2026-11-20T10:42:00Z',
  author,
  remindOn: null,
};

interface NotesOptions {
  readonly stored?: readonly Note[];
  readonly agentName?: string | null;
}

/** Sets up the section of notes with an API that stores them. */
export function aNotesSection({ stored = [prefers, asked], agentName = author }: NotesOptions = {}) {
  const runtime = createTestRuntime({ portal: 'telephony', enrolment: anEnrolment(), session: { agentName } });
  let notes = stored;
  runtime.answer(telephonyEndpoints.notes, () => notes);
  runtime.answer(telephonyEndpoints.reminders, () => notes.filter(({ remindOn }) => remindOn !== null));
  runtime.answer(telephonyEndpoints.saveNote, ({ body: { content } }) => {
    const note = { id: String(notes.length + 1), content, dateCreated: '2026-11-20T11:00:00Z', author, remindOn: null };
    notes = [note, ...notes];
    return note;
  });
  const render = () => renderWithRuntime(<NotesSection enrolment={anEnrolment()} titleId="title" />, runtime);
  const sent = () => runtime.recorded.calls.filter(({ path }) => path === '/note').map(({ input }) => input.body);
  return { runtime, render, sent };
}

/** The field of a new note. */
export const box = () => screen.getByRole('textbox', { name: 'New note' });
/** The button that saves it. */
export const save = () => screen.getByRole('button', { name: /^Sav/ });
