import { telephonyEndpoints, type Enrolment, type NewNote, type Note } from '@home-move/contract';
import { registerSheet, useIdempotencyKey, useRuntime } from '@home-move/ui';
import useSWR from 'swr';
import { useHistoryRefresh } from '../history/use-enrolment-history';
import { EntryPages } from '../panel/entry-pages';
import { sharedWithColleagues } from '../panel/loaded';
import { ScrollArea, SectionHeading, type SectionProps } from '../panel/section';
import { useEntries } from '../panel/use-entries';
import { ColleagueNotes } from './colleague-notes';
import { NoteForm } from './note-form';
import { NoteList } from './note-list';
import sheet, * as styles from './notes.module.css';
import { notesTexts as texts } from './notes.texts';
import { Reminders, useDueCount } from './reminders';
import { UnsavedNote } from './unsaved-note';

registerSheet(sheet);

/** The notes of one customer that agents are to be reminded of, the earliest day first. */
export function useReminders({ id }: Pick<Enrolment, 'id'>) {
  const { http } = useRuntime();
  return useSWR(
    [telephonyEndpoints.reminders.path, id],
    () => http.send(telephonyEndpoints.reminders, {}),
    sharedWithColleagues,
  );
}

/** Agents' notes about the customer, including notes with reminders. [TEL-27, TEL-28] */
export function NotesSection({ enrolment, titleId }: SectionProps) {
  const { http, events } = useRuntime();
  const isOpen = enrolment.closedAt === null;
  const key = useIdempotencyKey();
  const notes = useEntries(telephonyEndpoints.notes, enrolment.id);
  const reminders = useReminders(enrolment);
  const refreshHistory = useHistoryRefresh();

  const save = async (note: NewNote) => {
    const saved = await http.send(telephonyEndpoints.saveNote, { body: note }, { idempotencyKey: key.forBody(note) });
    key.renew();
    events.emit('note', {});
    // Shows the note at once and reloads the list, because colleagues may have added notes meanwhile.
    void notes.mutate((loaded) => loaded && { ...loaded, entries: withNote(saved, loaded.entries) });
    if (saved.remindOn !== null) void reminders.mutate((due) => [...(due ?? []), saved]);
    refreshHistory();
  };
  const loadRest = () => {
    void reminders.mutate();
    refreshHistory();
  };
  const endReminder = async ({ id }: Note) => {
    await http.send(telephonyEndpoints.endReminder, { params: { id } });
    void reminders.mutate((due) => due?.filter((note) => note.id !== id));
    refreshHistory();
  };

  return (
    <>
      <SectionHeading id={titleId} remark={<Remark reminders={reminders.data ?? []} />}>
        {texts.heading}
      </SectionHeading>
      {isOpen ? (
        <NoteForm enrolment={enrolment} onSave={save} />
      ) : (
        <>
          <p className={styles.finished}>{texts.finished}</p>
          <UnsavedNote enrolment={enrolment} />
        </>
      )}
      <ColleagueNotes notes={notes} onNews={loadRest} />
      <ScrollArea label={texts.list}>
        {reminders.data && <Reminders notes={reminders.data} onEnd={endReminder} />}
        <EntryPages query={notes} texts={texts}>
          {(entries) => <NoteList notes={entries} />}
        </EntryPages>
      </ScrollArea>
    </>
  );
}

/** The update of the call may have loaded the note already. */
const withNote = (saved: Note, notes: readonly Note[]) => [saved, ...notes.filter(({ id }) => id !== saved.id)];

/** That reminders about this customer are due, which may be out of view; otherwise who reads the notes. */
function Remark({ reminders }: { readonly reminders: readonly Note[] }) {
  const due = useDueCount(reminders);
  return due === 0 ? texts.unseen : <span className={styles.due}>{texts.due(due)}</span>;
}
