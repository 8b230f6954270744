import { onboardingEndpoints, type DetailsNotification, type OnboardingJourney } from '@home-move/contract';
import { cachedFor30s, useRuntime, useStore } from '@home-move/ui';
import useSWR from 'swr';

const { journey: read } = onboardingEndpoints;

// A mover who returns to this tab sees the changes of another one.
const options = { ...cachedFor30s, revalidateOnFocus: true, focusThrottleInterval: 5_000 };

/** The values given so far, cached for every step after the first. [ONB-22] */
export function useJourney() {
  const { http, session } = useRuntime();
  const { enrolmentId } = useStore(session);
  return useSWR([read.path, enrolmentId], () => http.send(read, {}), options);
}

/** Caches the answer of a save, with the notification for the confirm screen, without reloading. [ONB-16] */
export function useCacheJourney() {
  const { mutate } = useJourney();
  return async (journey: OnboardingJourney, detailsNotification: DetailsNotification | null = null): Promise<void> => {
    await mutate({ ...journey, detailsNotification }, { revalidate: false });
  };
}
