import { householdEndpoints, problemOf, readMessages, type HouseholdChange } from '@home-move/contract';
import { useEffect, useEffectEvent } from 'react';
import type { HouseholdHttp } from './household-state';

/** The server ends a stream now and then. */
const reconnectMs = 500;
const retryMs = 15_000;

interface Followed {
  readonly http: HouseholdHttp;
  /** Of the household on the page; null until it is loaded. */
  readonly version: number | null;
  readonly onChange: () => void;
}

/**
 * Calls `onChange` after each change by someone else while the page is open, and once access has ended: the household then cannot be
 * read any more. [ROOM-09]
 */
export function useHouseholdChanges({ http, version, onChange }: Followed): void {
  const isLoaded = version !== null;
  const onMessage = useEffectEvent((change: HouseholdChange, isFirst: boolean) => {
    // The first message of each stream repeats the state. A later one may be about the move, whose version is another.
    if (!isFirst || change.version !== version) onChange();
  });
  const onEnd = useEffectEvent(onChange);

  useEffect(() => {
    if (!isLoaded) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout>;
    const follow = async () => {
      try {
        const stream = await http.send(householdEndpoints.changes, {}, { signal });
        let isFirst = true;
        const next = (change: HouseholdChange) => {
          onMessage(change, isFirst);
          isFirst = false;
        };
        await readMessages(stream, { signal, onMessage: next });
        timer = setTimeout(() => void follow(), reconnectMs);
      } catch (error) {
        const { status } = problemOf(error);
        if (signal.aborted) return;
        if (status === 401 || status === 403) onEnd();
        else timer = setTimeout(() => void follow(), retryMs);
      }
      if (signal.aborted) clearTimeout(timer);
    };
    void follow();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [http, isLoaded]);
}
