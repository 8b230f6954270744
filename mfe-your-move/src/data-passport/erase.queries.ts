import { dataPassportEndpoints, type ErasurePreview } from '@home-move/contract';
import { useQueryScope, useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';

/** What an erasure leaves, and the orders that it does not cancel; fetched again when the mover comes back to the window. [PASS-15] */
export function useErasure(): SWRResponse<ErasurePreview, unknown> {
  const { http } = useRuntime();
  const scope = useQueryScope();
  return useSWR<ErasurePreview, unknown>(
    [dataPassportEndpoints.erasure.path, scope],
    () => http.send(dataPassportEndpoints.erasure, {}),
    { revalidateOnFocus: true, revalidateOnReconnect: true },
  );
}
