import { telephonyEndpoints, type Enrolment, type NewNote } from '@home-move/contract';
import { registerSheet, useRuntime } from '@home-move/ui';
import useSWR from 'swr';
import { SectionHeading, type SectionProps } from '../panel/section';
import { NoteForm } from './note-form';
import { NoteList } from './note-list';
import sheet from './notes.module.css';
import { notesTexts as texts } from './notes.texts';

registerSheet(sheet);

/** The notes of one customer, newest first. [TEL-29] */
function useNotes({ id }: Pick<Enrolment, 'id'>) {
  const { http } = useRuntime();
  return useSWR([telephonyEndpoints.notes.path, id], () => http.send(telephonyEndpoints.notes, {}));
}

/** Agents' notes about the customer. [TEL-27, TEL-28] */
export function NotesSection({ enrolment, titleId }: SectionProps) {
  const { http } = useRuntime();
  const { data, error, isValidating, mutate } = useNotes(enrolment);

  const save = async (note: NewNote) => {
    const saved = await http.send(telephonyEndpoints.saveNote, { body: note });
    // Shows the note at once and reloads the list, because colleagues may have added notes meanwhile.
    void mutate((notes) => notes && [saved, ...notes]);
  };

  return (
    <>
      <SectionHeading id={titleId}>{texts.heading}</SectionHeading>
      <NoteForm onSave={save} />
      <NoteList notes={data} hasFailed={error !== undefined} isLoading={isValidating} onRetry={() => void mutate()} />
    </>
  );
}
