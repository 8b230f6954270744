import {
  ApiError,
  onboardingEndpoints,
  problemOf,
  type OnboardingJourney,
  type SaveOnboarding,
} from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useRef } from 'react';
import { toldAtFields } from '../parts/told-at-fields';
import { useJourney, useKeepJourney } from './journey.queries';

type WithoutVersion<Save> = Save extends unknown ? Omit<Save, 'version'> : never;
/** One step, as its page gives it. [ONB-25 to ONB-27] */
export type Step = WithoutVersion<SaveOnboarding>;

/**
 * Saves a step at once. What another tab or device changed since this page was opened is told first, and what was typed
 * stays: the next try is against what there is then. Rejects with ApiError.
 */
export function useSaveStep(shown: OnboardingJourney): (step: Step) => Promise<OnboardingJourney> {
  const { http } = useRuntime();
  const { mutate } = useJourney();
  const keep = useKeepJourney();
  const version = useRef(shown.version);

  return async (step) => {
    try {
      const saved = await http.send(onboardingEndpoints.save, { body: { ...step, version: version.current } });
      version.current = saved.version;
      await keep(saved);
      return saved;
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code !== 'CONFLICT') throw error;
      const present = await mutate().catch(() => undefined);
      version.current = present?.version ?? version.current;
      throw new ApiError(toldAtFields(problem));
    }
  };
}
