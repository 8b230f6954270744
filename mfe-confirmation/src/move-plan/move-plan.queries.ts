import { planEndpoints, type Enrolment, type MovePlan } from '@home-move/contract';
import { cachedFor30s, useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';

/** The plan of an enrolment; it is computed again for each version of it. */
export function useMovePlan({ id, version }: Enrolment): SWRResponse<MovePlan, unknown> {
  const { http } = useRuntime();
  return useSWR<MovePlan, unknown>(
    [planEndpoints.plan.path, id, version],
    () => http.send(planEndpoints.plan, {}),
    cachedFor30s,
  );
}
