import { orderEndpoints, type Orders } from '@home-move/contract';
import { useQueryScope, useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';

/** Changes with every order, status and cancellation. */
const versionOf = ({ orders, reported }: Orders): string =>
  [
    ...orders.map(({ reference, status, cancellation }) => `${reference} ${status} ${cancellation?.state}`),
    reported.length,
  ].join();

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

/** Part of the key of queries that follow the orders; null while the orders load. */
export function useOrdersVersion(): string | null {
  const { data, error } = useOrders();
  if (data) return versionOf(data);
  return error === undefined ? null : '';
}
