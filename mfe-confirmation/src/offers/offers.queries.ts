import { offersEndpoints, type Affiliate } from '@home-move/contract';
import { cachedFor30s, useEnrolment, useIsFinished, useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';

/** The affiliates that the mover's brand shows. [OFFER-07] */
export function useAffiliates(): SWRResponse<readonly Affiliate[], unknown> {
  const { http } = useRuntime();
  const enrolment = useEnrolment();
  return useSWR<readonly Affiliate[], unknown>(
    [offersEndpoints.affiliates.path, enrolment?.id],
    () => http.send(offersEndpoints.affiliates, {}),
    cachedFor30s,
  );
}

/** Counts a visit in the background, unless the enrolment is finished: the link opens without waiting, whatever becomes of the count. */
export function useCountVisit(): (affiliate: Affiliate) => void {
  const { http, telemetry } = useRuntime();
  const isFinished = useIsFinished();
  return ({ id }) => {
    if (isFinished) return;
    void http
      .send(offersEndpoints.visit, { params: { id } })
      .catch((error: unknown) => telemetry.report(error, { remote: 'confirmation', phase: 'offer-visit' }));
  };
}
