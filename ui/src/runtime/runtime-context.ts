import type { CurrentStep, Enrolment, FlagName, Readable, RuntimeContract } from '@home-move/contract';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

/** Provided by `createRemote`, and by `renderWithRuntime` in tests. */
export const RuntimeProvider = createContext<RuntimeContract | null>(null);

/** Name of the remote around a component, for its error reports. Provided by `createRemote`. */
export const RemoteName = createContext('unknown');

/** The runtime contract that the shell passed to this remote. Throws outside a remote. */
export function useRuntime(): RuntimeContract {
  const runtime = useContext(RuntimeProvider);
  if (!runtime) throw new Error('useRuntime needs createRemote');
  return runtime;
}

/** The current value of a store; renders again when it changes. */
export function useStore<Value>(readable: Readable<Value>): Value {
  const subscribe = useCallback((listener: () => void) => readable.subscribe(listener), [readable]);
  return useSyncExternalStore(subscribe, () => readable.get());
}

/** The step on screen; null on a path that is not a step. */
export function useCurrentStep(): CurrentStep | null {
  return useStore(useRuntime().currentStep);
}

/** The enrolment as last loaded; null before it is loaded, and for visitors without one. */
export function useEnrolment(): Enrolment | null {
  return useStore(useRuntime().enrolment);
}

/** Whether an agent has finished the enrolment: it is read only, so pages offer nothing that the API rejects. */
export function useIsFinished(): boolean {
  const closedAt = useEnrolment()?.closedAt ?? null;
  return closedAt !== null;
}

/** Whether a feature is on. */
export function useFlag(name: FlagName): boolean {
  return useStore(useRuntime().flags)[name];
}
