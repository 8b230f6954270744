import { householdEndpoints, problemOf, type Household, type Problem } from '@home-move/contract';
import useSWR, { useSWRConfig } from 'swr';
import type { HouseholdHttp, HouseholdState } from './household-state';
import { useHouseholdChanges } from './use-household-changes';

export interface LoadedHousehold {
  /** Null until it is loaded. */
  readonly state: HouseholdState | null;
  /** Why the last request failed; null after a response. */
  readonly problem: Problem | null;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

interface Source {
  readonly http: HouseholdHttp;
  /** Ties the data to the session. */
  readonly scope: string;
  /** A household that is loaded already. */
  readonly initial?: Household;
}

/** The household and its plan, with changes by others while the page is open. [ROOM-07, ROOM-09, ROOM-11] */
export function useHousehold({ http, scope, initial }: Source): LoadedHousehold {
  const { data, error, isValidating, mutate } = useSWR<Household, unknown>(
    [householdEndpoints.read.path, scope],
    () => http.send(householdEndpoints.read, {}),
    {
      revalidateOnFocus: true,
      revalidateOnReconnect: true,
      shouldRetryOnError: false,
      ...(initial && { fallbackData: initial, revalidateOnMount: false }),
    },
  );
  const refresh = async () => {
    await mutate().catch(() => undefined);
  };
  const { mutate: mutateAll } = useSWRConfig();
  const refreshAll = async () => {
    await refresh();
    // A change of the move may leave the household the same.
    await mutateAll((key) => Array.isArray(key) && key[0] === householdEndpoints.plan.path);
  };
  useHouseholdChanges({ http, isLoaded: data !== undefined, onChange: () => void refreshAll() });
  const accept = (household: Household) =>
    void mutate((current) => (current && current.version > household.version ? current : household), {
      revalidate: false,
    });
  return {
    state: data ? { household: data, http, accept, refresh } : null,
    problem: error === undefined ? null : problemOf(error),
    isLoading: isValidating,
    retry: () => void refresh(),
  };
}
