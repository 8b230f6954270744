import { onboardingEndpoints, type DetailsNotification, type OnboardingJourney } from '@home-move/contract';
import { cachedFor30s, useRuntime, useStore } from '@home-move/ui';
import useSWR from 'swr';

const { journey: read } = onboardingEndpoints;

// Who comes back to this tab sees what another one has changed.
const options = { ...cachedFor30s, revalidateOnFocus: true, focusThrottleInterval: 5_000 };

/** What has been given so far: there at once on every step after the first. [ONB-22] */
export function useJourney() {
  const { http, session } = useRuntime();
  const { enrolmentId } = useStore(session);
  return useSWR([read.path, enrolmentId], () => http.send(read, {}), options);
}

/** Keeps what a call answered, with what the confirm screen is to say of it, and asks nobody. [ONB-16] */
export function useKeepJourney() {
  const { mutate } = useJourney();
  return async (journey: OnboardingJourney, detailsNotification: DetailsNotification | null = null): Promise<void> => {
    await mutate({ ...journey, detailsNotification }, { revalidate: false });
  };
}
