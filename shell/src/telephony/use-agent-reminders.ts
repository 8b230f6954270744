import { telephonyEndpoints, type AgentReminder } from '@home-move/contract';
import { useEffect, useState } from 'react';
import { useShell } from '../runtime/shell-context';

/** Colleagues and other tabs of the agent change them too. */
const REFRESH_MS = 15_000;

/** The agent's open reminders across customers; empty until they are loaded. A failed request leaves the last ones. */
export function useAgentReminders(): {
  readonly reminders: readonly AgentReminder[];
  readonly end: (id: string) => Promise<void>;
} {
  const { send } = useShell();
  const [reminders, setReminders] = useState<readonly AgentReminder[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = () =>
      send(telephonyEndpoints.agentReminders, {}, { signal }).then(
        (loaded) => signal.aborted || setReminders(loaded),
        () => undefined,
      );
    void load();
    const timer = setInterval(() => document.visibilityState === 'visible' && void load(), REFRESH_MS);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [send]);
  const end = async (id: string) => {
    await send(telephonyEndpoints.endReminder, { params: { id } });
    setReminders((shown) => shown.filter((reminder) => reminder.id !== id));
  };
  return { reminders, end };
}
