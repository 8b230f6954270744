import { londonToday, type AgentReminder } from '@home-move/contract';
import {
  BellIcon,
  Button,
  ClockIcon,
  formatDate,
  ProblemNotice,
  registerSheet,
  Status,
  useAction,
  useRuntime,
  VisuallyHidden,
} from '@home-move/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import sheet, * as styles from './telephony.module.css';
import { telephonyTexts } from './telephony.texts';
import { useAgentReminders } from './use-agent-reminders';

registerSheet(sheet);

const texts = telephonyTexts.reminders;

/** The agent's reminders across customers, with the number of due ones; each can be marked as done. */
export function RemindersMenu() {
  const { reminders, end } = useAgentReminders();
  const [isOpen, setOpen] = useState(false);
  const [doneCount, setDoneCount] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const today = londonToday(useRuntime().clock.now());
  const due = reminders.filter(({ remindOn }) => remindOn <= today).length;

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const finish = async (id: string) => {
    await end(id);
    setDoneCount((count) => count + 1);
    button.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- closes the list that its own button has opened
    <div className={styles.reminders} onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && isOpen && close()}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        className={styles.bell}
        onClick={() => setOpen(!isOpen)}
      >
        <BellIcon size={20} />
        <span className={styles.bellName}>{texts.title}</span>
        {due > 0 && (
          <>
            <VisuallyHidden>{texts.due}</VisuallyHidden> <span className={styles.count}>{due}</span>
          </>
        )}
      </button>
      <Status>
        <VisuallyHidden>{doneCount > 0 && texts.left(reminders.length)}</VisuallyHidden>
      </Status>
      <div id={listId} hidden={!isOpen} className={styles.reminderList}>
        {reminders.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <ul aria-label={texts.title}>
            {reminders.map((reminder) => (
              <Reminder key={reminder.id} reminder={reminder} today={today} onEnd={finish} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

interface ReminderProps {
  readonly reminder: AgentReminder;
  readonly today: string;
  readonly onEnd: (id: string) => Promise<void>;
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
        <p className={styles.reminderText}>{content}</p>
      </div>
      <Button size="small" busy={busy ? texts.ending : undefined} onClick={() => void run(id)}>
        {texts.done} <VisuallyHidden>{texts.doneWith(content)}</VisuallyHidden>
      </Button>
      {problem && <ProblemNotice problem={problem} />}
    </li>
  );
}
