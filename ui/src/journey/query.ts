import type { SWRConfiguration } from 'swr';
import { useEnrolment } from '../runtime/runtime-context';

/** Options of a query that is cached for 30 s and fetched again by the mover's actions only, never by a timer. [USAGE-23] */
export const cachedFor30s = {
  dedupingInterval: 30_000,
  focusThrottleInterval: 30_000,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const satisfies SWRConfiguration;

/**
 * The part of a query's key that ties its data to the enrolment: with another enrolment, address or move-in date it is fetched
 * again.
 */
export function useQueryScope(): string {
  const enrolment = useEnrolment();
  return [enrolment?.id, enrolment?.simpleAddress, enrolment?.moveInDate].join(' ');
}
