import type { MouseEvent } from 'react';
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

/** Props of a link to a page of the portal. */
interface StageLink {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

export interface StagesProps {
  /** Groups of pages, not pages, so that a skipped step never renumbers them. */
  readonly stages: readonly Stage[];
  /** Id of the current stage. */
  readonly current: string;
  /** Ids of the completed stages. */
  readonly done: readonly string[];
  /** Links to the stages that can be opened again, by id. */
  readonly links?: Readonly<Record<string, StageLink | undefined>>;
}

/**
 * The mover's progress through the stages, with links back. Below a page width of 680 px it shows "Stage 3 of 6: Services", the
 * name of the first stage as a link, and bars, which are links too.
 */
export function Stages({ stages, current, done, links = {} }: StagesProps) {
  const index = stages.findIndex((stage) => stage.id === current);
  const [first] = stages;
  const firstLink = first && first.id !== current ? links[first.id] : undefined;
  return (
    <nav aria-label="Progress" className={styles.stages}>
      <Wrap>
        {index >= 0 && (
          <div className={styles.where}>
            <p>
              Stage {index + 1} of {stages.length}: <b>{stages[index]?.label}</b>
            </p>
            {firstLink && (
              <a {...firstLink} className={styles.first}>
                {first?.label}
              </a>
            )}
          </div>
        )}
        <ol className={styles.list}>
          {stages.map(({ id, label }) => {
            const isNow = id === current;
            const isDone = !isNow && done.includes(id);
            const link = isNow ? undefined : links[id];
            const content = (
              <>
                {isDone && <CheckIcon size={16} className={styles.tick} />}
                <span>{label}</span>
                {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
              </>
            );
            return (
              <li
                key={id}
                aria-current={isNow ? 'step' : undefined}
                className={classNames(styles.stage, isNow && styles.now, isDone && styles.done)}
              >
                {link ? <a {...link}>{content}</a> : content}
              </li>
            );
          })}
        </ol>
      </Wrap>
    </nav>
  );
}
