import { telephonyEndpoints, type Enrolment, type HistoryEntry } from '@home-move/contract';
import { Text, Timeline } from '@home-move/ui';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { NoteTime } from '../notes/note-time';
import { EntryPages } from '../panel/entry-pages';
import { SectionHeading, type SectionProps } from '../panel/section';
import { useEntries } from '../panel/use-entries';
import { actorName, historyTexts as texts } from './history.texts';

/** The history of one enrolment, loaded again with each of its versions. */
function useHistory({ id, version }: Pick<Enrolment, 'id' | 'version'>) {
  const history = useEntries(telephonyEndpoints.history, id);
  const refresh = useHistoryRefresh();
  const loadedVersion = useRef(version);
  useEffect(() => {
    if (loadedVersion.current === version) return;
    loadedVersion.current = version;
    refresh();
  });
  return history;
}

/** Loads the history again, after an action that adds an entry and leaves the version as it is. */
export function useHistoryRefresh(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => Array.isArray(key) && key[0] === telephonyEndpoints.history.path);
}

/** What happened to the enrolment, newest first. [TEL-05] */
export function HistorySection({ enrolment, titleId }: SectionProps) {
  const history = useHistory(enrolment);
  return (
    <>
      <SectionHeading id={titleId}>{texts.heading}</SectionHeading>
      <EntryPages query={history} texts={texts}>
        {(entries) => <Entries entries={entries} />}
      </EntryPages>
    </>
  );
}

function Entries({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  if (entries.length === 0) return <Text muted>{texts.none}</Text>;
  const whatOf = ({ type }: HistoryEntry): string => (Object.hasOwn(texts.what, type) ? texts.what[type] : texts.other);
  return (
    <Timeline
      items={entries.map((entry) => ({
        certain: true,
        when: whatOf(entry),
        what: (
          <>
            <NoteTime instant={entry.at} />, {actorName(entry.actor)}
            {entry.reference !== null && `, ${texts.reference(entry.reference)}`}
          </>
        ),
      }))}
    />
  );
}
