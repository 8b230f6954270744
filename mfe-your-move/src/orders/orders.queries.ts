import { orderEndpoints, type Orders } from '@home-move/contract';
import { useQueryScope, useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';

/** The orders of the move; fetched again when the mover comes back to the window, and once the connection is back. [ORDER-10] */
export function useOrders(): SWRResponse<Orders, unknown> {
  const { http } = useRuntime();
  const scope = useQueryScope();
  return useSWR<Orders, unknown>([orderEndpoints.orders.path, scope], () => http.send(orderEndpoints.orders, {}), {
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
    keepPreviousData: true,
  });
}
