import { ApiError, problemOf, type Enrolment, type SeenVersion } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useRef } from 'react';
import { toldAtFields } from './told-at-fields';

type Save = (seen: SeenVersion) => Promise<Enrolment>;

export interface SeenFields {
  /**
   * Sends a save with the version that its fields were seen at. What another tab or device changed since then is told first;
   * the next try is against what there is then. Rejects with ApiError.
   */
  readonly over: (save: Save) => Promise<Enrolment>;
  /** Takes what this page itself has made of them by another call. */
  readonly take: (present: Enrolment) => void;
}

/** For the fields of one save of a page, which it showed at once when it was opened; null before there is an enrolment. */
export function useSeenVersion(shown: Enrolment | null): SeenFields {
  const { enrolment } = useRuntime();
  const version = useRef(shown?.version);
  const take = (present: Enrolment) => {
    version.current = present.version;
  };
  return {
    take,
    async over(save) {
      try {
        const saved = await save(version.current === undefined ? {} : { version: version.current });
        take(saved);
        return saved;
      } catch (error) {
        const problem = problemOf(error);
        if (problem.code !== 'CONFLICT') throw error;
        take(await enrolment.refresh());
        throw new ApiError(toldAtFields(problem));
      }
    },
  };
}
