import { problemOf } from '@home-move/contract';
import { type Action, useAction, useRuntime } from '@home-move/ui';
import { nextPath } from './next-path';

/**
 * As `useAction`, for a call that changes energy, which the enrolment then shows: where it is set up already, as in another tab,
 * there is nothing to change, and the next page opens.
 */
export function useEnergyAction<Args extends readonly unknown[]>(act: (...args: Args) => Promise<void>): Action<Args> {
  const runtime = useRuntime();
  return useAction(async (...args: Args) => {
    try {
      await act(...args);
      // The page waits for nothing of it; what is outdated after a failure loads with the next change.
      void runtime.enrolment.refresh().catch(() => undefined);
    } catch (error) {
      if (problemOf(error).code !== 'ENROLMENT_COMPLETE') throw error;
      await runtime.enrolment.refresh();
      runtime.navigate(nextPath(runtime, ['broadband-list'], null), { replace: true });
    }
  });
}
