import { londonToday, type Note } from '@home-move/contract';
import { Button, classNames, formatDate, ProblemNotice, useAction, useRuntime, VisuallyHidden } from '@home-move/ui';
import * as styles from './notes.module.css';
import { notesTexts as texts } from './notes.texts';

export interface RemindersProps {
  readonly notes: readonly Note[];
  readonly onEnd: (note: Note) => Promise<void>;
}

/** The notes that agents are to be reminded of, the earliest day first. */
export function Reminders({ notes, onEnd }: RemindersProps) {
  const { clock } = useRuntime();
  const { run, busy, problem } = useAction(onEnd);
  const today = londonToday(clock.now());
  const reminders = notes
    .flatMap((note) => (note.remindOn === null ? [] : [{ note, day: note.remindOn }]))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  if (reminders.length === 0) return null;
  return (
    <>
      <ul aria-label={texts.reminders} className={styles.reminders}>
        {reminders.map(({ note, day }) => (
          <li key={note.id}>
            <p className={classNames(styles.when, day <= today && styles.due)}>
              {day < today ? texts.overdue(formatDate(day)) : day === today ? texts.dueToday : formatDate(day)}
            </p>
            <p className={styles.content}>{note.content}</p>
            <Button size="small" busy={busy ? texts.ending : undefined} onClick={() => void run(note)}>
              {texts.done}
              <VisuallyHidden> {texts.reminderOf(note.content)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <ProblemNotice problem={problem} />
    </>
  );
}
