import { energyEndpoints, type QuotesResponse, type SingleFuel } from '@home-move/contract';
import { cachedFor30s, useQueryScope, useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';
import { toRequest, type EnergyFilters } from '../state/energy-filters';

/** Whether a cache key belongs to a quotes query, whatever its filters. */
export const isQuotesKey = (key: unknown): boolean => Array.isArray(key) && key[0] === 'quotes';

/**
 * Quotes that match the filters, from the whole market or from the named supplier, for one fuel of mixed meters or for all
 * fuels of the home. The previous answer stays until the next one arrives. [LIST-25, LIST-26]
 */
export function useQuotes(
  filters: EnergyFilters,
  fuel: SingleFuel | null,
  isWanted = true,
): SWRResponse<QuotesResponse['data'], unknown> {
  const { http } = useRuntime();
  const scope = useQueryScope();
  const endpoint = filters.wholeOfMarket ? energyEndpoints.wholeOfMarketQuotes : energyEndpoints.quotes;
  const body = toRequest(filters, fuel);
  return useSWR<QuotesResponse['data'], unknown>(
    isWanted ? ['quotes', scope, body] : null,
    async () => (await http.send(endpoint, { body })).data,
    // Comparing two answers of 200 tariffs value by value takes longer than rendering them.
    { ...cachedFor30s, keepPreviousData: true, compare: Object.is },
  );
}
