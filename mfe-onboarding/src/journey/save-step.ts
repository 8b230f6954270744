import {
  ApiError,
  onboardingEndpoints,
  problemOf,
  type OnboardingJourney,
  type SaveOnboarding,
} from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useRef } from 'react';
import { useCacheJourney, useJourney } from './journey.queries';
import { conflictsAsFieldErrors } from './versioned-save';

type WithoutVersion<Save> = Save extends unknown ? Omit<Save, 'version'> : never;
/** The values of one step. [ONB-25 to ONB-27] */
export type StepValues = WithoutVersion<SaveOnboarding>;

/**
 * Saves a step. Reports a change from another tab or device since this page opened as field errors first, and keeps the
 * entered values. The next attempt is checked against the version of that change. Rejects with ApiError.
 */
export function useSaveStep(shown: OnboardingJourney): (step: StepValues) => Promise<OnboardingJourney> {
  const { http } = useRuntime();
  const { mutate } = useJourney();
  const cache = useCacheJourney();
  const version = useRef(shown.version);

  return async (step) => {
    try {
      const saved = await http.send(onboardingEndpoints.save, { body: { ...step, version: version.current } });
      version.current = saved.version;
      await cache(saved);
      return saved;
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code !== 'CONFLICT') throw error;
      const current = await mutate().catch(() => undefined);
      version.current = current?.version ?? version.current;
      throw new ApiError(conflictsAsFieldErrors(problem));
    }
  };
}
