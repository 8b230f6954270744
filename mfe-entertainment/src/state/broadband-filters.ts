import { broadbandRequestSchema, type BroadbandFilter } from '@home-move/contract';
import { storedAtom } from '@home-move/ui';

/** Every package, unsorted, with the first page only. */
export const noFilters: BroadbandFilter = broadbandRequestSchema.parse({});

/** Values of the filter panel, the sort order and 'Show more'; null until the mover changes one. [BB-14, BB-35] */
export const broadbandFiltersAtom = storedAtom('broadbandFilters', (stored): BroadbandFilter | null => {
  const result = broadbandRequestSchema.safeParse(stored);
  return result.success ? result.data : null;
});

/** Whether a filter narrows the list; sort order and pages do not. */
export function hasFiltersApplied(filters: BroadbandFilter): boolean {
  const { packageType, broadbandType, monthlyUsage, selectedProviders, contractLengths, callOptions } = filters;
  const lists = [broadbandType, selectedProviders, contractLengths, callOptions];
  return (
    packageType.includePhone || packageType.includeTv || monthlyUsage.unlimited || lists.some((list) => list.length > 0)
  );
}

/** The same sort order without filters. [BB-18] */
export function clearedFilters({ sortOption }: BroadbandFilter): BroadbandFilter {
  return { ...noFilters, sortOption };
}
