import { telephonyEndpoints, type Enrolment, type HistoryEntry } from '@home-move/contract';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useEntries, type EntriesQuery } from '../panel/use-entries';

/** The history of one enrolment, newest first, loaded again with each of its versions. */
export function useEnrolmentHistory({ id, version }: Pick<Enrolment, 'id' | 'version'>): EntriesQuery<HistoryEntry> {
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

/** Reloads the history after an action that adds an entry without changing the version. */
export function useHistoryRefresh(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => Array.isArray(key) && key[0] === telephonyEndpoints.history.path);
}
