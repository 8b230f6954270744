import { useEnrolment } from '@home-move/ui';
import type { SWRConfiguration } from 'swr';

/** Energy queries are good for 30 s, and a person asks anew, not a timer. [USAGE-23] */
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

/** Whether a cache key is of this query. */
export const isKeyOf = (name: string) => (key: unknown) => Array.isArray(key) && key[0] === name;
