import { entertainmentEndpoints, problemOf, type BroadbandFilter, type Problem } from '@home-move/contract';
import { cachedFor30s, useEnrolment, useQueryScope, useRuntime } from '@home-move/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import {
  entertainmentAtom,
  listOf,
  listWithoutExpired,
  loadedListAtom,
  type BroadbandList,
} from '../state/entertainment';

export interface Broadband extends Pick<
  SWRResponse<BroadbandList, unknown>,
  'data' | 'isLoading' | 'isValidating' | 'mutate'
> {
  /** `data` answers what was asked before: the answer to the last change is on its way, or has failed. */
  readonly isBehind: boolean;
  /** Why there is no list for these filters; null while an older answer to the same question stands. */
  readonly problem: Problem | null;
}

/**
 * Packages for these filters. The last answer stays until the next is there, and what the browser kept shows at once after
 * a reload. [BB-19, BB-35]
 */
export function useBroadband(filters: BroadbandFilter): Broadband {
  const { http, clock } = useRuntime();
  const enrolment = useEnrolment();
  const scope = useQueryScope();
  const kept = useAtomValue(entertainmentAtom);
  const keep = useSetAtom(loadedListAtom);
  // The version changes with the address and the day of moving in, and says neither.
  const of = JSON.stringify([enrolment?.id, enrolment?.version, filters]);

  const { data, error, isLoading, isValidating, mutate } = useSWR<BroadbandList, unknown>(
    ['broadband', scope, filters],
    async () =>
      listWithoutExpired(
        listOf(await http.send(entertainmentEndpoints.broadband, { body: filters }), filters, of),
        clock.now(),
      ),
    { ...cachedFor30s, keepPreviousData: true, ...(kept?.of === of && { fallbackData: kept }) },
  );
  useEffect(() => {
    if (data) keep(data);
  }, [data, keep]);
  return {
    data,
    isLoading,
    isValidating,
    mutate,
    isBehind: JSON.stringify(data?.filters) !== JSON.stringify(filters),
    problem: error === undefined || data?.of === of ? null : problemOf(error),
  };
}
