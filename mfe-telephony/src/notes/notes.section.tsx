import type { NewNote } from '@home-move/contract';
import { registerSheet, useRuntime } from '@home-move/ui';
import * as panelStyles from '../panel/panel.module.css';
import type { SectionProps } from '../panel/section';
import { NoteForm } from './note-form';
import { NoteList } from './note-list';
import sheet from './notes.module.css';
import { saveNote, useNotes } from './notes.queries';
import { notesTexts as texts } from './notes.texts';

registerSheet(sheet);

/** What agents tell one another about the customer. [TEL-27] */
export function NotesSection({ enrolment, titleId }: SectionProps) {
  const runtime = useRuntime();
  const { data, error, isValidating, mutate } = useNotes(enrolment);

  const save = async (note: NewNote) => {
    const saved = await saveNote(runtime, note);
    // Shown at once; colleagues may have written meanwhile, so the list is asked for as well.
    void mutate((present) => present && [saved, ...present]);
  };

  return (
    <>
      <h2 id={titleId} className={panelStyles.title}>
        {texts.heading}
      </h2>
      <NoteForm onSave={save} />
      <NoteList notes={data} hasFailed={error !== undefined} isLoading={isValidating} onRetry={() => void mutate()} />
    </>
  );
}
