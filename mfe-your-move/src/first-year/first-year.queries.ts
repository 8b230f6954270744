import { firstYearEndpoints, type FirstYear, type Orders } from '@home-move/contract';
import { useQueryScope, useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';
import { useOrders } from '../orders/orders.queries';

/** Changes with every order, status and cancellation. */
const versionOf = ({ orders, reported }: Orders): string =>
  [
    ...orders.map(({ reference, status, cancellation }) => `${reference} ${status} ${cancellation?.state}`),
    reported.length,
  ].join();

/** The costs of the first year. They follow the orders: when one of them changes, the costs are requested again. [ORDER-80] */
export function useFirstYear(): SWRResponse<FirstYear, unknown> {
  const { http } = useRuntime();
  const scope = useQueryScope();
  const { data: orders, error } = useOrders();
  const version = orders ? versionOf(orders) : error === undefined ? null : '';
  return useSWR<FirstYear, unknown>(
    version === null ? null : [firstYearEndpoints.firstYear.path, scope, version],
    () => http.send(firstYearEndpoints.firstYear, {}),
    { revalidateOnFocus: true, revalidateOnReconnect: true, keepPreviousData: true },
  );
}
