import type { CallUpdate, PrivateEntry, PrivateEntryScope } from '@home-move/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRuntime } from '../runtime/runtime-context';
import { followCall, type Connection } from './follow-call';

/** How long a step waits for the first update before it shows its form. */
const firstUpdateMs = 2000;

/**
 * The state of the customer's private entry, for the agent's step. On a mover's own step, `entry` is null and nothing
 * is loading or awaited.
 */
export interface CustomerEntry {
  /** The latest one; null without one. */
  readonly entry: PrivateEntry | null;
  /** Whether it may not be known yet. */
  readonly isLoading: boolean;
  /** Whether the step waits for the customer, or loads the result. */
  readonly isAwaited: boolean;
  readonly connection: Connection;
  /** Stops waiting, because the agent enters it. */
  readonly enterHere: () => void;
}

const latestOf = (update: CallUpdate | null, scope: PrivateEntryScope): PrivateEntry | null =>
  update?.privateEntries.find((entry) => entry.scope === scope) ?? null;

/**
 * Follows the customer's private entry during a call: states and times, never the details. `reload` loads the result once
 * it is done.
 */
export function useCustomerEntry(scope: PrivateEntryScope, reload: () => Promise<unknown>): CustomerEntry {
  const runtime = useRuntime();
  const isCall = runtime.call !== null;
  const [update, setUpdate] = useState<CallUpdate | null>(null);
  const [connection, setConnection] = useState<Connection>('live');
  const [hasTimedOut, setTimedOut] = useState(false);
  const [enteredHere, setEnteredHere] = useState<string | null>(null);
  const [isReloading, setReloading] = useState(false);

  const onUpdate = useEffectEvent((next: CallUpdate) => {
    const isDone = latestOf(next, scope)?.state === 'done';
    const wasKnown = update === null || latestOf(update, scope)?.state === 'done';
    setUpdate(next);
    if (!isDone || wasKnown) return;
    setReloading(true);
    const show = () => setReloading(false);
    void reload().then(show, show);
  });

  useEffect(() => {
    if (!isCall) return undefined;
    const leaving = new AbortController();
    const timeout = setTimeout(() => setTimedOut(true), firstUpdateMs);
    void followCall(runtime, leaving.signal, { onUpdate: (next) => onUpdate(next), onConnection: setConnection });
    return () => {
      clearTimeout(timeout);
      leaving.abort();
    };
  }, [runtime, isCall]);

  const entry = latestOf(update, scope);
  const isOpen = entry?.state === 'sent' || entry?.state === 'opened';
  return {
    entry,
    isLoading: isCall && update === null && connection !== 'offline' && !hasTimedOut,
    isAwaited: (isOpen || isReloading) && entry?.id !== enteredHere,
    connection,
    enterHere: () => setEnteredHere(entry?.id ?? null),
  };
}
