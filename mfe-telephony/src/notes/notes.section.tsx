import { telephonyEndpoints, type Enrolment, type NewNote, type Note } from '@home-move/contract';
import { registerSheet, useIdempotencyKey, useRuntime } from '@home-move/ui';
import useSWR from 'swr';
import { useHistoryRefresh } from '../history/history.section';
import { Loaded, sharedWithColleagues } from '../panel/loaded';
import { SectionHeading, type SectionProps } from '../panel/section';
import { NoteForm } from './note-form';
import { NoteList } from './note-list';
import sheet from './notes.module.css';
import { notesTexts as texts } from './notes.texts';
import { Reminders } from './reminders';

registerSheet(sheet);

/** The notes of one customer, newest first. [TEL-29] */
export function useNotes({ id }: Pick<Enrolment, 'id'>) {
  const { http } = useRuntime();
  return useSWR(
    [telephonyEndpoints.notes.path, id],
    () => http.send(telephonyEndpoints.notes, {}),
    sharedWithColleagues,
  );
}

/** Agents' notes about the customer, and those that they are to be reminded of. [TEL-27, TEL-28] */
export function NotesSection({ enrolment, titleId }: SectionProps) {
  const { http } = useRuntime();
  const isOpen = enrolment.closedAt === null;
  const key = useIdempotencyKey();
  const query = useNotes(enrolment);
  const refreshHistory = useHistoryRefresh();

  const save = async (note: NewNote) => {
    const saved = await http.send(telephonyEndpoints.saveNote, { body: note }, { idempotencyKey: key.forBody(note) });
    key.renew();
    // Shows the note at once and reloads the list, because colleagues may have added notes meanwhile.
    void query.mutate((notes) => notes && [saved, ...notes]);
    refreshHistory();
  };
  const endReminder = async ({ id }: Note) => {
    const ended = await http.send(telephonyEndpoints.endReminder, { params: { id } });
    void query.mutate((notes) => notes?.map((note) => (note.id === id ? ended : note)));
    refreshHistory();
  };

  return (
    <>
      <SectionHeading id={titleId}>{texts.heading}</SectionHeading>
      {query.data && <Reminders notes={query.data} onEnd={isOpen ? endReminder : null} />}
      {isOpen && <NoteForm onSave={save} />}
      <Loaded query={query} loading={texts.loading} failed={texts.failed}>
        {(notes) => <NoteList notes={notes} />}
      </Loaded>
    </>
  );
}
