import { londonToday } from '@home-move/contract';
import { AgentReminders, BellIcon, registerSheet, Status, useRuntime, VisuallyHidden } from '@home-move/ui';
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
        <AgentReminders reminders={reminders} label={texts.title} onEnd={finish} />
      </div>
    </div>
  );
}
