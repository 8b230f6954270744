import type { PlanEntry, PlanTick } from '@home-move/contract';
import { Badge, Checkbox, ErrorIcon, formatDate, registerSheet, Status, TextButton } from '@home-move/ui';
import { useId } from 'react';
import { EntryAction } from './entry-action';
import { EntryIcon } from './entry-icon';
import sheet, * as styles from './plan-entry.module.css';
import { movePlanTexts as texts } from './move-plan.texts';
import type { Ticks } from './use-ticks';

registerSheet(sheet);

export interface EntryContext {
  readonly today: string;
  readonly ticks: Ticks;
  readonly onNoteReadings: () => void;
}

interface EntryProps extends EntryContext {
  readonly entry: PlanEntry;
  /** Shows the day instead of a badge, for entries outside the card of their day. */
  readonly isDated?: boolean;
}

function EntryBadge({ entry: { state, date, isTicked }, today }: Pick<EntryProps, 'entry' | 'today'>) {
  if (isTicked !== null) {
    const isDue = state === 'to-do' && date !== null && date <= today;
    return isDue ? <Badge status="todo">{texts.bestToday}</Badge> : null;
  }
  const badge = texts.states[state];
  return badge && <Badge status={badge[0]}>{badge[1]}</Badge>;
}

function Facts({ prices, reference }: Pick<PlanEntry, 'prices' | 'reference'>) {
  if (prices.length === 0 && reference === null) return null;
  return (
    <dl className={styles.facts}>
      {prices.length > 0 && (
        <div>
          <dt>{texts.price}</dt>
          <dd>
            {prices.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
        </div>
      )}
      {reference !== null && (
        <div>
          <dt>{texts.reference}</dt>
          <dd>{reference}</dd>
        </div>
      )}
    </dl>
  );
}

/** A task with its box, or an entry with icon and badge: sentence, price, reference, and where to act. */
export function Entry({ entry, today, ticks: { unsaved, tick }, onNoteReadings, isDated = false }: EntryProps) {
  const textId = useId();
  // Under a day's own heading, or directly under the one of the plan.
  const Title = isDated ? 'h3' : 'h4';
  const { id, date, title, text, state, action, isTicked } = entry;
  const hasFailed = unsaved.get(id)?.hasFailed === true;
  const save = (done: boolean) => tick(id as PlanTick['id'], done);
  return (
    <li className={styles.entry} data-entry={id} data-done={state === 'done' || undefined} tabIndex={-1}>
      <div className={styles.head}>
        {isTicked === null ? (
          <>
            <EntryIcon id={id} className={styles.icon} />
            <Title className={styles.title}>{title}</Title>
          </>
        ) : (
          <Checkbox
            className={styles.check}
            label={<span className={styles.title}>{title}</span>}
            checked={isTicked}
            aria-describedby={textId}
            onChange={({ target }) => save(target.checked)}
          />
        )}
        {isDated && date !== null ? (
          <span className={styles.date}>{formatDate(date)}</span>
        ) : (
          <EntryBadge entry={entry} today={today} />
        )}
      </div>
      <div className={styles.details}>
        <p id={textId} className={styles.text}>
          {text}
        </p>
        <Facts {...entry} />
        {isTicked !== null && (
          <Status>
            {hasFailed && (
              <span className={styles.failed}>
                <ErrorIcon size={18} />
                {texts.notSaved}
              </span>
            )}
          </Status>
        )}
        {hasFailed && (
          <span className={styles.action}>
            <TextButton onClick={() => save(isTicked === true)}>{texts.tryAgain}</TextButton>
          </span>
        )}
        {action && isTicked !== true && (
          <span className={styles.action}>
            <EntryAction action={action} onNoteReadings={onNoteReadings} />
          </span>
        )}
      </div>
    </li>
  );
}
