import { entertainmentEndpoints, type BroadbandChoice } from '@home-move/contract';
import { cachedFor30s, useQueryScope, useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';

/** The package chosen before, on any device; null when there is none. */
export function useChoice(): SWRResponse<BroadbandChoice | null, unknown> {
  const { http } = useRuntime();
  const scope = useQueryScope();
  return useSWR<BroadbandChoice | null, unknown>(
    ['choice', scope],
    () => http.send(entertainmentEndpoints.choice, {}),
    cachedFor30s,
  );
}
