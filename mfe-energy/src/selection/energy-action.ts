import { problemOf } from '@home-move/contract';
import { type Action, useAction, useRuntime } from '@home-move/ui';
import { afterEnergy, pathTo } from './step-path';

/**
 * `useAction` for a call that changes energy. Refreshes the enrolment afterwards. Opens the next page if energy is
 * already set up, for example in another tab.
 */
export function useEnergyAction<Args extends readonly unknown[]>(act: (...args: Args) => Promise<void>): Action<Args> {
  const runtime = useRuntime();
  return useAction(async (...args: Args) => {
    try {
      await act(...args);
      // Not awaited: after a failure, the next change refreshes the enrolment.
      void runtime.enrolment.refresh().catch(() => undefined);
    } catch (error) {
      if (problemOf(error).code !== 'ENROLMENT_COMPLETE') throw error;
      await runtime.enrolment.refresh();
      runtime.navigate(pathTo(afterEnergy, runtime), { replace: true });
    }
  });
}
