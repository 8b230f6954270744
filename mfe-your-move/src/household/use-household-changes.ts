import { householdEndpoints, problemOf, readMessages, type HouseholdChange } from '@home-move/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { HouseholdHttp } from './household-state';

/** The server ends a stream now and then. */
const reconnectMs = 500;
const retryMs = 15_000;

interface Followed {
  readonly http: HouseholdHttp;
  /** Nothing is followed before the household is loaded. */
  readonly isLoaded: boolean;
  readonly onChange: () => void;
}

/**
 * Calls `onChange` after each change by someone else while the page is open, and once access has ended: the household then cannot be
 * read any more. [ROOM-09]
 */
export function useHouseholdChanges({ http, isLoaded, onChange }: Followed): void {
  const seen = useRef<number | null>(null);
  const onMessage = useEffectEvent(({ version }: HouseholdChange) => {
    const isNew = seen.current !== null && version !== seen.current;
    seen.current = version;
    if (isNew) onChange();
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
        await readMessages(stream, { signal, onMessage: (change) => onMessage(change) });
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
