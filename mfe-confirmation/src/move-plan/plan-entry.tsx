import type { PlanEntry, PlanTick } from '@home-move/contract';
import { Badge, Checkbox, formatDate, KeyValueList, registerSheet, Status, TextButton } from '@home-move/ui';
import { useId } from 'react';
import { EntryAction } from './entry-action';
import sheet, * as styles from './move-plan.module.css';
import { movePlanTexts as texts } from './move-plan.texts';
import type { Ticks } from './use-ticks';

registerSheet(sheet);

interface EntryProps {
  readonly entry: PlanEntry;
  /** Whether the entry above has the same day. */
  readonly isSameDay: boolean;
  readonly onNoteReadings: () => void;
  readonly ticks: Ticks;
}

/** A task with its box, or an event with its badge: day, sentence, price, reference, and where to act. */
export function Entry({ entry, isSameDay, onNoteReadings, ticks: { unsaved, tick } }: EntryProps) {
  const textId = useId();
  const { id, date, title, text, state, action, isTicked, prices, reference } = entry;
  const own = unsaved.get(id);
  const isDone = own?.isTicked ?? isTicked ?? false;
  const save = (done: boolean) => tick(id as PlanTick['id'], done);
  const [status, label] = texts.states[state];
  const facts = [
    ...(prices.length > 0
      ? [
          {
            label: texts.price,
            value: prices.map((line) => (
              <span key={line} className={styles.price}>
                {line}
              </span>
            )),
          },
        ]
      : []),
    ...(reference === null ? [] : [{ label: texts.reference, value: reference }]),
  ];
  return (
    <li className={styles.item} data-same-day={isSameDay || undefined}>
      {date !== null && <span className={styles.day}>{formatDate(date)}</span>}
      <div className={styles.entry}>
        {isTicked === null ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <Checkbox
            label={<span className={styles.title}>{title}</span>}
            checked={isDone}
            aria-describedby={textId}
            onChange={({ target }) => save(target.checked)}
          />
        )}
        <div className={styles.details}>
          <span id={textId} className={styles.text}>
            {text}
          </span>
          {facts.length > 0 && <KeyValueList look="pairs" items={facts} />}
          <Status>{own?.hasFailed === true && <span className={styles.failed}>{texts.notSaved}</span>}</Status>
          <span className={styles.foot}>
            {own?.hasFailed === true && <TextButton onClick={() => save(isDone)}>{texts.tryAgain}</TextButton>}
            {isTicked === null && <Badge status={status}>{label}</Badge>}
            {action && <EntryAction action={action} onNoteReadings={onNoteReadings} />}
          </span>
        </div>
      </div>
    </li>
  );
}
