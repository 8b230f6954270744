import { londonToday, type AgentReminder } from '@home-move/contract';
import { Button } from '../components/button/button';
import { ProblemNotice } from '../components/notice/problem-notice';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden';
import { useAction } from '../form/use-action';
import { formatDate } from '../format/format';
import { ClockIcon } from '../icons/icons';
import { useRuntime } from '../runtime/runtime-context';
import { registerSheet } from '../styles/sheets';
import { callTexts } from './call.texts';
import sheet, * as styles from './agent-reminders.module.css';

registerSheet(sheet);

const texts = callTexts.reminders;

export interface AgentRemindersProps {
  /** The earliest day first. */
  readonly reminders: readonly AgentReminder[];
  /** Name of the list for screen readers. */
  readonly label: string;
  /** Marks one as done; rejects with ApiError. */
  readonly onEnd: (id: string) => Promise<void>;
}

/** An agent's reminders across customers; each can be marked as done. */
export function AgentReminders({ reminders, label, onEnd }: AgentRemindersProps) {
  const today = londonToday(useRuntime().clock.now());
  if (reminders.length === 0) return <p className={styles.none}>{texts.none}</p>;
  return (
    <ul aria-label={label} className={styles.list}>
      {reminders.map((reminder) => (
        <Reminder key={reminder.id} reminder={reminder} today={today} onEnd={onEnd} />
      ))}
    </ul>
  );
}

interface ReminderProps extends Pick<AgentRemindersProps, 'onEnd'> {
  readonly reminder: AgentReminder;
  readonly today: string;
}

function Reminder({ reminder, today, onEnd }: ReminderProps) {
  const { id, content, remindOn, reference, customer } = reminder;
  const { run, busy, problem } = useAction(onEnd);
  const day = remindOn < today ? texts.overdue(formatDate(remindOn)) : formatDate(remindOn);
  return (
    <li>
      <div>
        <p className={remindOn <= today ? styles.dueDay : styles.day}>
          {remindOn <= today && <ClockIcon size={16} />}
          {remindOn === today ? texts.dueToday : day}
        </p>
        <p>
          <b>{customer || texts.noName}</b> <span className={styles.day}>{reference}</span>
        </p>
        <p className={styles.text}>{content}</p>
      </div>
      <Button size="small" busy={busy ? texts.ending : undefined} onClick={() => void run(id)}>
        {texts.done} <VisuallyHidden>{texts.doneWith(content)}</VisuallyHidden>
      </Button>
      {problem && <ProblemNotice problem={problem} />}
    </li>
  );
}
