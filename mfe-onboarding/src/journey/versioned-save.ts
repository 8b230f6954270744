import { ApiError, problemOf, type Enrolment, type ExpectedVersion, type Problem } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useRef } from 'react';
import { journeyTexts as texts } from './journey.texts';

/** Converts the current values in a CONFLICT to field errors, which appear next to the entered values. */
export function conflictsAsFieldErrors(problem: Problem): Problem {
  const errors = Object.entries(problem.errors ?? {}).map(([field, value]) => [field, texts.changedMeanwhile(value)]);
  return errors.length === 0 ? problem : { ...problem, errors: Object.fromEntries(errors) };
}

export interface VersionedSave {
  /**
   * Sends a save with the version that the page showed. A change from another tab or device is reported as field errors
   * first; the next attempt is checked against the version of that change. Rejects with ApiError.
   */
  readonly save: (send: (expected: ExpectedVersion) => Promise<Enrolment>) => Promise<Enrolment>;
  /** Accepts the result of another call of this page, so that it counts as no conflict. */
  readonly accept: (current: Enrolment) => void;
}

/** Saves some fields of the enrolment that the page showed when it opened; null before there is an enrolment. */
export function useVersionedSave(shown: Enrolment | null): VersionedSave {
  const { enrolment } = useRuntime();
  const version = useRef(shown?.version);
  const accept = (current: Enrolment) => {
    version.current = current.version;
  };
  return {
    accept,
    async save(send) {
      try {
        const saved = await send(version.current === undefined ? {} : { version: version.current });
        accept(saved);
        return saved;
      } catch (error) {
        const problem = problemOf(error);
        if (problem.code !== 'CONFLICT') throw error;
        accept(await enrolment.refresh());
        throw new ApiError(conflictsAsFieldErrors(problem));
      }
    },
  };
}
