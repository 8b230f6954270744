import {
  broadbandSort,
  entertainmentEndpoints,
  londonToday,
  problemOf,
  type BroadbandFilter,
  type Problem,
} from '@home-move/contract';
import { cachedFor30s, useEnrolment, useQueryScope, useRuntime } from '@home-move/ui';
import { useSetAtom, useStore } from 'jotai';
import { useDeferredValue, useEffect, useState } from 'react';
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
  /** Whether `data` is from an earlier day: its prices may have changed. */
  readonly isOfEarlierDay: boolean;
  /** Why there is no list for these filters and today; null while an earlier answer for them is shown. */
  readonly problem: Problem | null;
}

/** Today in London; a mover who returns to the tab on another day gets that day. */
function useToday(): string {
  const { clock } = useRuntime();
  const [today, setToday] = useState(() => londonToday(clock.now()));
  useEffect(() => {
    const update = () => setToday(londonToday(clock.now()));
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [clock]);
  return today;
}

/**
 * Packages for these filters. The previous answer stays until the next one arrives; after a reload, the list stored in the
 * browser is shown first. [BB-19, BB-35]
 */
export function useBroadband(filters: BroadbandFilter): Broadband {
  const { http, clock } = useRuntime();
  const enrolment = useEnrolment();
  const scope = useQueryScope();
  const today = useToday();
  const store = useSetAtom(loadedListAtom);
  // Read once: parsing hundreds of packages after each answer would block input.
  const atoms = useStore();
  const [stored] = useState(() => atoms.get(entertainmentAtom));
  // The version changes with the address and the move-in date without revealing them in storage.
  const of = JSON.stringify([enrolment?.id, enrolment?.version, filters]);

  const answer = useSWR<BroadbandList, unknown>(
    ['broadband', scope, filters, today],
    async () => {
      // Sorted by price or speed, labelled packages keep their place. [BB-27]
      const body = { ...filters, IncludePromotedPackages: filters.sortOption === broadbandSort.none };
      const response = await http.send(entertainmentEndpoints.broadband, { body });
      const now = clock.now();
      return listWithoutExpired(toBroadbandList(response, { of, filters, day: londonToday(now) }), now);
    },
    {
      ...cachedFor30s,
      keepPreviousData: true,
      // Comparing two answers of 300 packages value by value takes longer than rendering them.
      compare: Object.is,
      ...(stored?.of === of && { fallbackData: stored }),
    },
  );
  const { error, mutate } = answer;
  // Render and store the next list in separate tasks: hundreds of cards would block input.
  const data = useDeferredValue(answer.data) ?? answer.data;
  const isRendered = data === answer.data;
  useEffect(() => {
    if (data) store(data);
  }, [data, store]);
  const isOfEarlierDay = data !== undefined && data.day !== today;
  return {
    data,
    isLoading: answer.isLoading || !isRendered,
    isValidating: answer.isValidating || !isRendered,
    mutate,
    isOutdated: JSON.stringify(data?.filters) !== JSON.stringify(filters),
    isOfEarlierDay,
    problem: error === undefined || (data?.of === of && !isOfEarlierDay) ? null : problemOf(error),
  };
}
