import type { PlanEntry } from '@home-move/contract';
import { registerSheet, Status } from '@home-move/ui';
import sheet, * as styles from './move-plan.module.css';
import { movePlanTexts as texts } from './move-plan.texts';
import type { Ticks } from './use-ticks';

registerSheet(sheet);

interface PlanProgressProps {
  readonly entries: readonly PlanEntry[];
  readonly ticks: Ticks;
}

/** How many of the mover's tasks are done: those to tick off, and those that the product knows. */
export function PlanProgress({ entries, ticks }: PlanProgressProps) {
  const tasks = entries.filter(({ state, isTicked }) => isTicked !== null || state === 'to-do');
  const done = tasks.filter(({ id, isTicked }) => ticks.unsaved.get(id)?.isTicked ?? isTicked).length;
  if (tasks.length === 0) return null;
  return (
    <div className={styles.progress}>
      <Status>{texts.progress(done, tasks.length)}</Status>
      <div className={styles.meter} aria-hidden="true">
        <span style={{ inlineSize: `${(done / tasks.length) * 100}%` }} />
      </div>
    </div>
  );
}
