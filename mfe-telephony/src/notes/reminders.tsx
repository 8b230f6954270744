import { compareDates, londonToday, type Note } from '@home-move/contract';
import {
  Button,
  classNames,
  ClockIcon,
  formatDate,
  ProblemNotice,
  useAction,
  useRuntime,
  VisuallyHidden,
} from '@home-move/ui';
import * as styles from './notes.module.css';
import { notesTexts as texts } from './notes.texts';

type End = (note: Note) => Promise<void>;

export interface RemindersProps {
  readonly notes: readonly Note[];
  readonly onEnd: End;
}

/** The notes that agents are to be reminded of, the earliest day first. */
export function Reminders({ notes, onEnd }: RemindersProps) {
  const reminders = notes
    .flatMap((note) => (note.remindOn === null ? [] : [{ note, day: note.remindOn }]))
    .toSorted((one, other) => compareDates(one.day, other.day));
  if (reminders.length === 0) return null;
  return (
    <ul aria-label={texts.reminders} className={styles.reminders}>
      {reminders.map(({ note, day }) => (
        <Reminder key={note.id} note={note} day={day} onEnd={onEnd} />
      ))}
    </ul>
  );
}

/** How many reminders are due today or overdue. */
export function useDueCount(notes: readonly Note[]): number {
  const today = londonToday(useRuntime().clock.now());
  return notes.filter(({ remindOn }) => remindOn !== null && remindOn <= today).length;
}

interface ReminderProps extends Pick<RemindersProps, 'onEnd'> {
  readonly note: Note;
  readonly day: string;
}

function Reminder({ note, day, onEnd }: ReminderProps) {
  const { clock } = useRuntime();
  const today = londonToday(clock.now());
  const isDue = day <= today;
  return (
    <li>
      <p className={classNames(styles.when, isDue && styles.due)}>
        {isDue && <ClockIcon size={18} />}
        {day < today ? texts.overdue(formatDate(day)) : day === today ? texts.dueToday : formatDate(day)}
      </p>
      <p className={styles.content}>{note.content}</p>
      <Done note={note} onEnd={onEnd} />
    </li>
  );
}

function Done({ note, onEnd }: { readonly note: Note; readonly onEnd: End }) {
  const { run, busy, problem } = useAction(onEnd);
  return (
    <>
      <Button size="small" busy={busy ? texts.ending : undefined} onClick={() => void run(note)}>
        {texts.done}
        <VisuallyHidden> {texts.reminderOf(note.content)}</VisuallyHidden>
      </Button>
      <ProblemNotice problem={problem} />
    </>
  );
}
