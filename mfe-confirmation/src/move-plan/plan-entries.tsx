import type { PlanEntry } from '@home-move/contract';
import { Heading, registerSheet } from '@home-move/ui';
import { useId } from 'react';
import sheet, * as styles from './move-plan.module.css';
import { Entry } from './plan-entry';
import type { Ticks } from './use-ticks';

registerSheet(sheet);

interface PlanEntriesProps {
  readonly title: string;
  readonly entries: readonly PlanEntry[];
  readonly onNoteReadings: () => void;
  readonly ticks: Ticks;
}

/** Entries of the plan in order; nothing without entries. */
export function PlanEntries({ title, entries, onNoteReadings, ticks }: PlanEntriesProps) {
  const titleId = useId();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.entries}>
      <Heading id={titleId}>{title}</Heading>
      <ol className={styles.days}>
        {entries.map((entry, index) => (
          <Entry
            key={entry.id}
            entry={entry}
            isSameDay={index > 0 && entries[index - 1]?.date === entry.date}
            onNoteReadings={onNoteReadings}
            ticks={ticks}
          />
        ))}
      </ol>
    </section>
  );
}
