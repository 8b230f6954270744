import type { SWRConfiguration } from 'swr';
import { useEnrolment } from '../runtime/runtime-context';

/** Options of a query whose answer is good for 30 s, and that a person asks anew, not a timer. [USAGE-23] */
export const cachedFor30s = {
  dedupingInterval: 30_000,
  focusThrottleInterval: 30_000,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const satisfies SWRConfiguration;

/**
 * A part of a query's key that says whose answer it is: another enrolment, another address or another day of moving in must
 * not see it.
 */
export function useQueryScope(): string {
  const enrolment = useEnrolment();
  return [enrolment?.id, enrolment?.simpleAddress, enrolment?.moveInDate].join(' ');
}
