import type { SWRConfiguration } from 'swr';

/** Options of a query whose data colleagues may change during the call: read again every 15 s while the tab is visible. */
export const sharedWithColleagues = {
  refreshInterval: 15_000,
  keepPreviousData: true,
} as const satisfies SWRConfiguration;
