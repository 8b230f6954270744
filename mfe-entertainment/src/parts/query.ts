import { useEnrolment } from '@home-move/ui';
import type { SWRConfiguration } from 'swr';

/** Packages are good for 30 s, and a person asks anew, not a timer. */
export const cachedFor30s = {
  dedupingInterval: 30_000,
  focusThrottleInterval: 30_000,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const satisfies SWRConfiguration;

/** Whose answers these are: another enrolment, another address or another day of moving in must not see them. */
export function useQueryScope(): string {
  const enrolment = useEnrolment();
  return [enrolment?.id, enrolment?.simpleAddress, enrolment?.moveInDate].join(' ');
}
