import type { PrivateEntry } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { followCall, type Connection } from './follow-call';

export interface CallUpdates {
  /** Newest first; null before the first update. */
  readonly entries: readonly PrivateEntry[] | null;
  readonly connection: Connection;
  /** Shows an entry that a call has returned before the next update does. */
  readonly show: (entry: PrivateEntry) => void;
}

/** An agent's own change returns with its call; only others are loaded. */
const ownChangeMs = 300;

const isDone = ({ state }: PrivateEntry) => state === 'done';

/** Follows the call: the private entries, and the enrolment, which is loaded again when someone else has changed it. */
export function useCallUpdates(): CallUpdates {
  const runtime = useRuntime();
  const { enrolment } = runtime;
  const [entries, setEntries] = useState<readonly PrivateEntry[] | null>(null);
  const [connection, setConnection] = useState<Connection>('live');
  const done = useRef<ReadonlySet<string>>(new Set());

  // The page on screen shows a failure of its own calls; the next change loads it again.
  const refresh = () => void enrolment.refresh().catch(() => undefined);
  const onUpdate = useEffectEvent((version: number, updated: readonly PrivateEntry[]) => {
    done.current = new Set(updated.filter(isDone).map(({ id }) => id));
    setEntries(updated);
    setTimeout(() => version > (enrolment.get()?.version ?? version) && refresh(), ownChangeMs);
  });
  const onEntries = useEffectEvent((polled: readonly PrivateEntry[]) => {
    const finished = polled.filter(isDone).map(({ id }) => id);
    const isNews = finished.some((id) => !done.current.has(id));
    done.current = new Set(finished);
    setEntries(polled);
    if (isNews) refresh();
  });

  useEffect(() => {
    const leaving = new AbortController();
    void followCall(runtime, leaving.signal, {
      onUpdate: ({ version, privateEntries }) => onUpdate(version, privateEntries),
      onEntries: (polled) => onEntries(polled),
      onConnection: setConnection,
    });
    return () => leaving.abort();
  }, [runtime]);

  const show = (entry: PrivateEntry) =>
    setEntries((shown) => [
      entry,
      ...(shown ?? []).filter(({ id, scope }) => id !== entry.id && scope !== entry.scope),
    ]);
  return { entries, connection, show };
}
