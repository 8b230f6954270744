import {
  enrolmentEndpoints,
  entryPageOf,
  telephonyEndpoints,
  type AgentReminder,
  type Enrolment,
  type HistoryEntry,
} from '@home-move/contract';
import useSWR from 'swr';
import { useRuntime } from '../runtime/runtime-context';

/** Colleagues and other tabs of the agent change them too. */
const refreshInterval = 15_000;

/** The entry of the history that states who finished the enrolment; undefined until it is loaded. */
export function useFinish({ id, version }: Pick<Enrolment, 'id' | 'version'>): HistoryEntry | undefined {
  const { http } = useRuntime();
  const { data } = useSWR(['finish', id, version], () => http.send(telephonyEndpoints.history, {}));
  return data && entryPageOf(data).entries.find(({ type }) => type === 'finished');
}

/** Whether the agent may reopen the enrolment; false until it is known. */
export function useIsSupervisor({ id }: Pick<Enrolment, 'id'>): boolean {
  const { http } = useRuntime();
  const { data } = useSWR([telephonyEndpoints.role.path, id], () => http.send(telephonyEndpoints.role, {}));
  return data?.role === 'supervisor';
}

/** Whether the agent's call was opened by a CRM with an address to return to. */
export function useHasCrmPage({ id }: Pick<Enrolment, 'id'>): boolean {
  const { http } = useRuntime();
  const { data } = useSWR([telephonyEndpoints.name.path, id], () => http.send(telephonyEndpoints.name, {}));
  return (data?.crm?.returnUrl ?? null) !== null;
}

/** Loads the enrolment's summary of services. */
export function useSetUp({ id, version }: Pick<Enrolment, 'id' | 'version'>) {
  const { http } = useRuntime();
  return useSWR(['set-up', id, version], () => http.send(enrolmentEndpoints.confirmation, {}));
}

/** The agent's open reminders across customers, and what marks one as done. */
export function useReminders() {
  const { http } = useRuntime();
  const query = useSWR(
    [telephonyEndpoints.agentReminders.path],
    () => http.send(telephonyEndpoints.agentReminders, {}),
    { refreshInterval, keepPreviousData: true },
  );
  const end = async (id: string) => {
    await http.send(telephonyEndpoints.endReminder, { params: { id } });
    const without = (reminders: readonly AgentReminder[] = []) => reminders.filter((reminder) => reminder.id !== id);
    await query.mutate(without, { revalidate: false });
  };
  return { ...query, end };
}
