import { energyEndpoints, type QuotesResponse } from '@home-move/contract';
import { cachedFor30s, useQueryScope, useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';
import { toRequest, type EnergyFilters } from '../state/energy-filters';

/** Whether a cache key belongs to a quotes query, whatever its filters. */
export const isQuotesKey = (key: unknown): boolean => Array.isArray(key) && key[0] === 'quotes';

/**
 * Quotes that match the filters, from the whole market or from the named supplier. The previous answer stays until the next one
 * arrives. [LIST-25, LIST-26]
 */
export function useQuotes(filters: EnergyFilters): SWRResponse<QuotesResponse['data'], unknown> {
  const { http } = useRuntime();
  const scope = useQueryScope();
  const endpoint = filters.wholeOfMarket ? energyEndpoints.wholeOfMarketQuotes : energyEndpoints.quotes;
  return useSWR<QuotesResponse['data'], unknown>(
    ['quotes', scope, toRequest(filters)],
    async () => (await http.send(endpoint, { body: toRequest(filters) })).data,
    { ...cachedFor30s, keepPreviousData: true },
  );
}
