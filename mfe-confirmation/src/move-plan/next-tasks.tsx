import { nextTasks, type PlanEntry } from '@home-move/contract';
import { Card, ChevronRightIcon, formatDate, Heading, registerSheet, Text } from '@home-move/ui';
import { useId } from 'react';
import { EntryAction } from './entry-action';
import { movePlanTexts } from './move-plan.texts';
import sheet, * as styles from './plan-side.module.css';

registerSheet(sheet);
const texts = movePlanTexts.next;

interface NextTasksProps {
  readonly entries: readonly PlanEntry[];
  readonly today: string;
  /** Shows the entry of a task. */
  readonly onShow: (entry: PlanEntry) => void;
  readonly onNoteReadings: () => void;
}

const dayOf = (date: string | null, today: string): string | null =>
  date === null ? null : date === today ? texts.today : formatDate(date);

/** The tasks that come next, and the filled button of the page for the first one that leads somewhere. */
export function NextTasks({ entries, today, onShow, onNoteReadings }: NextTasksProps) {
  const titleId = useId();
  const tasks = nextTasks(entries);
  const action = tasks.find((task) => task.action !== null)?.action;
  return (
    <Card aria-labelledby={titleId} className={styles.card}>
      <Heading id={titleId} look="h3">
        {texts.title[tasks.length]}
      </Heading>
      {tasks.length === 0 && (
        <Text size="sm" muted className={styles.small}>
          {texts.none}
        </Text>
      )}
      {tasks.length > 0 && (
        <ol className={styles.rows}>
          {tasks.map((task) => (
            <li key={task.id}>
              <button type="button" className={styles.row} onClick={() => onShow(task)}>
                <b>{task.title}</b>
                <span>{dayOf(task.date, today)}</span>
                <ChevronRightIcon size={18} />
              </button>
            </li>
          ))}
        </ol>
      )}
      {action && (
        <div className={styles.next}>
          <EntryAction action={action} onNoteReadings={onNoteReadings} isFilled />
        </div>
      )}
    </Card>
  );
}
