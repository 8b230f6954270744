import { pathOf, type PlanAction, type PlanEntry } from '@home-move/contract';
import { Badge, formatDate, Heading, registerSheet, TextButton, TextLink, Timeline, useLinkProps } from '@home-move/ui';
import { useId } from 'react';
import sheet, * as styles from './move-plan.module.css';
import { movePlanTexts as texts } from './move-plan.texts';

registerSheet(sheet);

interface ActionProps {
  readonly action: PlanAction;
  /** Leads to the form for meter readings. */
  readonly onNoteReadings: () => void;
}

function EntryAction({ action, onNoteReadings }: ActionProps) {
  const link = useLinkProps();
  if (action.kind === 'step') return <TextLink {...link(pathOf(action.step))}>{action.label}</TextLink>;
  if (action.kind === 'readings') return <TextButton onClick={onNoteReadings}>{action.label}</TextButton>;
  if (action.kind === 'phone')
    return <TextLink href={`tel:${action.number.replaceAll(' ', '')}`}>{action.label}</TextLink>;
  return (
    <TextLink external href={action.url}>
      {action.label}
    </TextLink>
  );
}

interface PlanEntriesProps {
  readonly title: string;
  readonly entries: readonly PlanEntry[];
  readonly onNoteReadings: () => void;
}

/** Entries of the plan in order, each with its state, its sentence and where to act; nothing without entries. */
export function PlanEntries({ title, entries, onNoteReadings }: PlanEntriesProps) {
  const titleId = useId();
  if (entries.length === 0) return null;
  const items = entries.map(({ date, state, title: what, text, action }) => {
    const [status, label] = texts.states[state];
    return {
      when: (
        <>
          {date !== null && <span className={styles.day}>{formatDate(date)}</span>}
          <span className={styles.title}>{what}</span>
        </>
      ),
      what: (
        <>
          <span className={styles.text}>{text}</span>
          <span className={styles.foot}>
            <Badge status={status}>{label}</Badge>
            {action && <EntryAction action={action} onNoteReadings={onNoteReadings} />}
          </span>
        </>
      ),
      certain: state === 'done',
    };
  });
  return (
    <section aria-labelledby={titleId} className={styles.entries}>
      <Heading id={titleId}>{title}</Heading>
      <Timeline items={items} />
    </section>
  );
}
