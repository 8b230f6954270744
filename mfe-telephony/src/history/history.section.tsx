import type { HistoryEntry } from '@home-move/contract';
import {
  ChevronDownIcon,
  registerSheet,
  Text,
  Timeline,
  useAgentColumns,
  useMomentText,
  useRuntime,
} from '@home-move/ui';
import { useId, useState } from 'react';
import { NoteTime } from '../panel/note-time';
import { EntryPages } from '../panel/entry-pages';
import { ScrollArea, SectionHeading, type SectionProps } from '../panel/section';
import sheet, * as styles from './history.module.css';
import { actorName, historyTexts as texts } from './history.texts';
import { useEnrolmentHistory } from './use-enrolment-history';

registerSheet(sheet);

/** What happened to the enrolment, newest first; collapsed to the last entry where the panel is a column. [TEL-05] */
export function HistorySection({ enrolment, titleId }: SectionProps) {
  const isColumn = useAgentColumns(useRuntime().context);
  const history = useEnrolmentHistory(enrolment);
  const momentText = useMomentText();
  const [isExpanded, setExpanded] = useState(false);
  const listId = useId();
  const [last] = history.data?.entries ?? [];
  return (
    <>
      {isColumn ? (
        <h2 className={styles.heading}>
          <button
            type="button"
            aria-expanded={isExpanded}
            aria-controls={listId}
            className={styles.toggle}
            onClick={() => setExpanded(!isExpanded)}
          >
            <span id={titleId}>{texts.heading}</span>
            {last && <span className={styles.last}>{texts.last(whatOf(last), momentText(last.at))}</span>}
            <ChevronDownIcon size={20} />
          </button>
        </h2>
      ) : (
        <SectionHeading id={titleId}>{texts.heading}</SectionHeading>
      )}
      <div id={listId} hidden={isColumn && !isExpanded} className={styles.entries}>
        <ScrollArea label={texts.list}>
          <EntryPages query={history} texts={texts}>
            {(entries) => <Entries entries={entries} />}
          </EntryPages>
        </ScrollArea>
      </div>
    </>
  );
}

const whatOf = ({ type }: HistoryEntry): string => (Object.hasOwn(texts.what, type) ? texts.what[type] : texts.other);

function Entries({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  if (entries.length === 0) return <Text muted>{texts.none}</Text>;
  return (
    <Timeline
      items={entries.map((entry) => ({
        certain: true,
        when: whatOf(entry),
        what: (
          <>
            <NoteTime instant={entry.at} />, {actorName(entry.actor)}
            {entry.reference !== null && `, ${texts.reference(entry.reference)}`}
            {entry.isUnconfirmed === true && `, ${texts.unconfirmed}`}
          </>
        ),
      }))}
    />
  );
}
