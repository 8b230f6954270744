import type { CurrentStep, Enrolment, FlagName, Readable, RuntimeContract } from '@home-move/contract';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

/** Filled by `createRemote` and by `renderWithRuntime` of the tests. */
export const RuntimeProvider = createContext<RuntimeContract | null>(null);

/** Name of the remote that draws, for its reports. Filled by `createRemote`. */
export const RemoteName = createContext('unknown');

/** What the shell gives this remote. */
export function useRuntime(): RuntimeContract {
  const runtime = useContext(RuntimeProvider);
  if (!runtime) throw new Error('useRuntime is called outside a remote: mount it by createRemote or renderWithRuntime');
  return runtime;
}

/** The present value of something that changes; renders again when it does. */
export function useStore<Value>(readable: Readable<Value>): Value {
  const subscribe = useCallback((listener: () => void) => readable.subscribe(listener), [readable]);
  return useSyncExternalStore(subscribe, () => readable.get());
}

/** The step on screen; null on a path that is none. */
export function useCurrentStep(): CurrentStep | null {
  return useStore(useRuntime().currentStep);
}

/** The enrolment as last loaded; null before it is, and for visitors without one. */
export function useEnrolment(): Enrolment | null {
  return useStore(useRuntime().enrolment);
}

/** Whether a feature is on. */
export function useFlag(name: FlagName): boolean {
  return useStore(useRuntime().flags)[name];
}
