import type { CallUpdate, PrivateEntry } from '@home-move/contract';
import { followCall, useRuntime, type Connection } from '@home-move/ui';
import { createContext, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react';

export interface CallUpdates {
  /** Newest first; null before the first update. */
  readonly entries: readonly PrivateEntry[] | null;
  /** Names of the other agents who have the enrolment open. */
  readonly colleagues: readonly string[];
  /** Id of the newest note of the last minutes; null without one. */
  readonly latestNote: string | null;
  readonly connection: Connection;
  /** Shows an entry that a call has returned before the next update does. */
  readonly show: (entry: PrivateEntry) => void;
}

/** An agent's own change returns with its call; only others are loaded. */
const ownChangeMs = 300;

/** Follows the call and reloads the enrolment after a change by someone else. */
function useFollowedCall(): CallUpdates {
  const runtime = useRuntime();
  const { enrolment } = runtime;
  const [update, setUpdate] = useState<CallUpdate>();
  const [connection, setConnection] = useState<Connection>('live');

  const onUpdate = useEffectEvent((next: CallUpdate) => {
    setUpdate(next);
    const isChanged = () => next.version > (enrolment.get()?.version ?? next.version);
    // Ignore failures: the page reports errors of its calls, and the next change reloads the enrolment.
    setTimeout(() => isChanged() && void enrolment.refresh().catch(() => undefined), ownChangeMs);
  });

  useEffect(() => {
    const leaving = new AbortController();
    void followCall(runtime, leaving.signal, { onUpdate: (next) => onUpdate(next), onConnection: setConnection });
    return () => leaving.abort();
  }, [runtime]);

  const show = (entry: PrivateEntry) =>
    setUpdate((shown = nothingYet) => ({ ...shown, privateEntries: withEntry(entry, shown.privateEntries) }));
  return {
    entries: update?.privateEntries ?? null,
    // Without a connection no one knows.
    colleagues: connection === 'offline' ? [] : (update?.colleagues ?? []),
    latestNote: update?.latestNote ?? null,
    connection,
    show,
  };
}

const nothingYet: CallUpdate = { version: 0, privateEntries: [], colleagues: [], latestNote: null };

/** Adds an entry and removes its older copy and other entries of the same scope. */
function withEntry(entry: PrivateEntry, entries: readonly PrivateEntry[]): readonly PrivateEntry[] {
  return [entry, ...entries.filter(({ id, scope }) => id !== entry.id && scope !== entry.scope)];
}

/** The defaults apply outside a provider, without a call. */
const Context = createContext<CallUpdates>({
  entries: null,
  colleagues: [],
  latestNote: null,
  connection: 'live',
  show: () => undefined,
});

/** Follows the call once for all sections of the panel. */
export function CallUpdatesProvider({ children }: { readonly children: ReactNode }) {
  return <Context value={useFollowedCall()}>{children}</Context>;
}

/** What changes during the call. */
export const useCallUpdates = (): CallUpdates => use(Context);
