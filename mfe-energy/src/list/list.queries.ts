import { energyEndpoints, type QuotesResponse } from '@home-move/contract';
import { cachedFor30s, useQueryScope, useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';
import { toRequest, type EnergyFilters } from '../state/energy-filters';

/** Tariffs for these filters: of the whole market, or of the named supplier. The last answer stays until the next is there. [LIST-25, LIST-26] */
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
