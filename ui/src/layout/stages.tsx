import { VisuallyHidden } from '../components/visually-hidden/visually-hidden';
import { CheckIcon } from '../icons/frame-icons';
import { classNames, registerSheet } from '../styles/sheets';
import { Wrap } from './wrap';
import sheet, * as styles from './stages.module.css';

registerSheet(sheet);

export interface Stage {
  readonly id: string;
  readonly label: string;
}

export interface StagesProps {
  /** Groups of pages, not pages, so that a skipped step never renumbers them. */
  readonly stages: readonly Stage[];
  /** Id of the current stage. */
  readonly current: string;
  /** Ids of the completed stages. */
  readonly done: readonly string[];
}

/** The mover's progress through the stages. Not clickable. Below a page width of 680 px it shows "Stage 3 of 6: Services" over bars. */
export function Stages({ stages, current, done }: StagesProps) {
  const index = stages.findIndex((stage) => stage.id === current);
  return (
    <nav aria-label="Progress" className={styles.stages}>
      <Wrap>
        {index >= 0 && (
          <p className={styles.where}>
            Stage {index + 1} of {stages.length}: <b>{stages[index]?.label}</b>
          </p>
        )}
        <ol className={styles.list}>
          {stages.map(({ id, label }) => {
            const isNow = id === current;
            const isDone = !isNow && done.includes(id);
            return (
              <li
                key={id}
                aria-current={isNow ? 'step' : undefined}
                className={classNames(styles.stage, isNow && styles.now, isDone && styles.done)}
              >
                {isDone && <CheckIcon size={16} className={styles.tick} />}
                {label}
                {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
              </li>
            );
          })}
        </ol>
      </Wrap>
    </nav>
  );
}
