import { entertainmentEndpoints, problemOf, type BroadbandFilter, type Problem } from '@home-move/contract';
import { cachedFor30s, useEnrolment, useQueryScope, useRuntime } from '@home-move/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import {
  entertainmentAtom,
  toBroadbandList,
  listWithoutExpired,
  loadedListAtom,
  type BroadbandList,
} from '../state/entertainment';

export interface Broadband extends Pick<
  SWRResponse<BroadbandList, unknown>,
  'data' | 'isLoading' | 'isValidating' | 'mutate'
> {
  /** Whether `data` answers earlier filters: the answer for the current ones is loading or has failed. */
  readonly isOutdated: boolean;
  /** Why there is no list for these filters; null while an earlier answer for the same filters is shown. */
  readonly problem: Problem | null;
}

/**
 * Packages for these filters. The previous answer stays until the next one arrives; after a reload, the list stored in the
 * browser is shown first. [BB-19, BB-35]
 */
export function useBroadband(filters: BroadbandFilter): Broadband {
  const { http, clock } = useRuntime();
  const enrolment = useEnrolment();
  const scope = useQueryScope();
  const stored = useAtomValue(entertainmentAtom);
  const store = useSetAtom(loadedListAtom);
  // The version changes with the address and the move-in date without revealing them in storage.
  const of = JSON.stringify([enrolment?.id, enrolment?.version, filters]);

  const { data, error, isLoading, isValidating, mutate } = useSWR<BroadbandList, unknown>(
    ['broadband', scope, filters],
    async () =>
      listWithoutExpired(
        toBroadbandList(await http.send(entertainmentEndpoints.broadband, { body: filters }), filters, of),
        clock.now(),
      ),
    { ...cachedFor30s, keepPreviousData: true, ...(stored?.of === of && { fallbackData: stored }) },
  );
  useEffect(() => {
    if (data) store(data);
  }, [data, store]);
  return {
    data,
    isLoading,
    isValidating,
    mutate,
    isOutdated: JSON.stringify(data?.filters) !== JSON.stringify(filters),
    problem: error === undefined || data?.of === of ? null : problemOf(error),
  };
}
