import {
  planEndpoints,
  type CalendarFeedState,
  type Enrolment,
  type MeterPhotos,
  type MovePlan,
} from '@home-move/contract';
import { cachedFor30s, useEnrolment, useQueryScope, useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';

/** The plan of an enrolment. It is computed again for each version of it; until then the one before stays. */
export function useMovePlan({ id, version }: Enrolment): SWRResponse<MovePlan, unknown> {
  const { http } = useRuntime();
  return useSWR<MovePlan, unknown>([planEndpoints.plan.path, id, version], () => http.send(planEndpoints.plan, {}), {
    ...cachedFor30s,
    keepPreviousData: true,
  });
}

/** Whether a calendar follows the plan; undefined while that is unknown. */
export function useFeedState(): SWRResponse<CalendarFeedState, unknown> {
  const { http } = useRuntime();
  const id = useEnrolment()?.id;
  return useSWR<CalendarFeedState, unknown>([planEndpoints.feedState.path, id], () =>
    http.send(planEndpoints.feedState, {}),
  );
}

/** The photos of the meters of the home. */
export function useMeterPhotos(): SWRResponse<MeterPhotos, unknown> {
  const { http } = useRuntime();
  const scope = useQueryScope();
  return useSWR<MeterPhotos, unknown>(
    [planEndpoints.photos.path, scope],
    () => http.send(planEndpoints.photos, {}),
    cachedFor30s,
  );
}
