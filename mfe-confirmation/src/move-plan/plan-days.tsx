import type { PlanChange, PlanEntry } from '@home-move/contract';
import { formatDate, registerSheet } from '@home-move/ui';
import type { ReactNode } from 'react';
import { dayNote } from './day-note';
import { movePlanTexts as texts } from './move-plan.texts';
import sheet, * as styles from './plan-days.module.css';
import { Entry, type EntryContext } from './plan-entry';

registerSheet(sheet);

interface DayProps {
  readonly title: string;
  readonly note: string;
  readonly isToday?: boolean;
  readonly children: ReactNode;
}

function Day({ title, note, isToday = false, children }: DayProps) {
  return (
    <li className={styles.day} data-today={isToday || undefined}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.note}>{note}</p>
      </div>
      <ul className={styles.card}>{children}</ul>
    </li>
  );
}

function LaterChange({ date, title, text }: PlanChange) {
  return (
    <li className={styles.change}>
      <span className={styles.changeDate}>{formatDate(date)}</span>
      <div>
        <h4 className={styles.changeTitle}>{title}</h4>
        <p className={styles.note}>{text}</p>
      </div>
    </li>
  );
}

/** The entries of each day; they are sorted by date. */
function byDay(entries: readonly PlanEntry[]): readonly { readonly date: string; readonly entries: PlanEntry[] }[] {
  const days: { date: string; entries: PlanEntry[] }[] = [];
  for (const entry of entries) {
    const last = days.at(-1);
    if (last?.date === entry.date) last.entries.push(entry);
    else if (entry.date !== null) days.push({ date: entry.date, entries: [entry] });
  }
  return days;
}

interface PlanDaysProps extends EntryContext {
  readonly dated: readonly PlanEntry[];
  readonly undated: readonly PlanEntry[];
  readonly later: readonly PlanChange[];
}

/** A card for each day, then undated entries, then later changes. */
export function PlanDays({ dated, undated, later, ...context }: PlanDaysProps) {
  const { today } = context;
  const days = byDay(dated);
  const toEntry = (entry: PlanEntry) => <Entry key={entry.id} entry={entry} {...context} />;
  return (
    <ol className={styles.days}>
      {days.map(({ date, entries }) => (
        <Day key={date} title={formatDate(date)} note={dayNote(date, today)} isToday={date === today}>
          {entries.map(toEntry)}
        </Day>
      ))}
      {undated.length > 0 && (
        <Day title={texts.undated.title} note={texts.undated.note}>
          {undated.map(toEntry)}
        </Day>
      )}
      {later.length > 0 && (
        <Day title={texts.later.title} note={texts.later.note}>
          {later.map((change) => (
            <LaterChange key={`${change.date} ${change.title}`} {...change} />
          ))}
        </Day>
      )}
    </ol>
  );
}
