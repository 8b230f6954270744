import type { Enrolment, MovePlan, PlanEntry } from '@home-move/contract';
import { registerSheet, useIsFinished } from '@home-move/ui';
import { MoveDateCard } from './move-date-card';
import { movePlanTexts as texts } from './move-plan.texts';
import { NextTasks } from './next-tasks';
import sheet, * as styles from './plan-side.module.css';
import { PlanTools } from './plan-tools';

registerSheet(sheet);

interface PlanSideProps {
  readonly enrolment: Enrolment;
  /** Undefined until it has loaded. */
  readonly plan: MovePlan | undefined;
  readonly today: string;
  readonly onShow: (entry: PlanEntry) => void;
  readonly onNoteReadings: () => void;
  readonly onShowCalendar: () => void;
}

/** The move at a glance: its date, the next tasks, and the tools. */
export function PlanSide({ enrolment, plan, today, onShow, onNoteReadings, onShowCalendar }: PlanSideProps) {
  const isFinished = useIsFinished();
  return (
    <aside className={styles.side} aria-label={texts.side}>
      <MoveDateCard enrolment={enrolment} today={today} />
      {!plan && <div className={styles.pending} />}
      {plan && (
        <>
          <NextTasks entries={plan.entries} today={today} onShow={onShow} onNoteReadings={onNoteReadings} />
          <PlanTools
            onNoteReadings={isFinished ? undefined : onNoteReadings}
            hasReadings={plan.meterReadings !== null}
            onShowCalendar={onShowCalendar}
          />
        </>
      )}
    </aside>
  );
}
