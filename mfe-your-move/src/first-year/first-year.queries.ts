import { firstYearEndpoints, type FirstYear } from '@home-move/contract';
import { useQueryScope, useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';
import { useOrdersVersion } from '../orders/orders.queries';

/** The costs of the first year. They follow the orders: when one of them changes, the costs are requested again. [ORDER-80] */
export function useFirstYear(): SWRResponse<FirstYear, unknown> {
  const { http } = useRuntime();
  const scope = useQueryScope();
  const version = useOrdersVersion();
  return useSWR<FirstYear, unknown>(
    version === null ? null : [firstYearEndpoints.firstYear.path, scope, version],
    () => http.send(firstYearEndpoints.firstYear, {}),
    { revalidateOnFocus: true, revalidateOnReconnect: true, keepPreviousData: true },
  );
}
