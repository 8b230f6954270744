import { privateEntryEndpoints, type PrivateEntryRequest } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';

/** The details requested by the link. Fetched once, because the form must not change while it is filled in. */
export function useEntryRequest(token: string): SWRResponse<PrivateEntryRequest, unknown> {
  const { http } = useRuntime();
  return useSWR<PrivateEntryRequest, unknown>(
    ['private-entry', token],
    () => http.send(privateEntryEndpoints.open, { body: { token } }),
    { revalidateOnReconnect: false, revalidateIfStale: false },
  );
}
