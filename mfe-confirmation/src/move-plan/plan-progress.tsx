import { planProgress, type PlanEntry } from '@home-move/contract';
import { CheckIcon, ChevronDownIcon, Heading, registerSheet, Status } from '@home-move/ui';
import { movePlanTexts as texts } from './move-plan.texts';
import { Entry, type EntryContext } from './plan-entry';
import sheet, * as styles from './plan-progress.module.css';

registerSheet(sheet);

interface PlanProgressProps {
  readonly titleId: string;
  readonly entries: readonly PlanEntry[];
}

/** The title of the days, with how many of the mover's tasks are done. */
export function PlanProgress({ titleId, entries }: PlanProgressProps) {
  const { done, all } = planProgress(entries);
  return (
    <>
      <div className={styles.head}>
        <Heading id={titleId}>{texts.dated}</Heading>
        {all > 0 && (
          <Status className={styles.status}>
            <b>{texts.progress(done, all)}</b>, {texts.savedAsYouTick}
          </Status>
        )}
      </div>
      {all > 0 && (
        <div className={styles.meter} aria-hidden="true">
          <span style={{ inlineSize: `${(done / all) * 100}%` }} />
        </div>
      )}
    </>
  );
}

/** Tasks done before today, collapsed initially. */
export function DoneBefore({ entries, ...context }: EntryContext & { readonly entries: readonly PlanEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <details className={styles.doneBefore}>
      <summary className={styles.summary}>
        <CheckIcon className={styles.tick} />
        {texts.doneBefore(entries.length)}
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} isDated {...context} />
        ))}
      </ul>
    </details>
  );
}
