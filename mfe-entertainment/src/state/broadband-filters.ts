import { broadbandRequestSchema, type BroadbandFilter } from '@home-move/contract';
import { storedAtom } from '@home-move/ui';

/** Packages as they come, the first four. */
export const noFilters: BroadbandFilter = broadbandRequestSchema.parse({});

/** What the panel, the sort order and 'Show more' hold; null before anything was set. [BB-14, BB-35] */
export const broadbandFiltersAtom = storedAtom('broadbandFilters', (stored): BroadbandFilter | null => {
  const result = broadbandRequestSchema.safeParse(stored);
  return result.success ? result.data : null;
});

/** Whether anything narrows the list; order and pages do not. */
export function hasFiltersApplied(filters: BroadbandFilter): boolean {
  const { packageType, broadbandType, monthlyUsage, selectedProviders, contractLengths, callOptions } = filters;
  const lists = [broadbandType, selectedProviders, contractLengths, callOptions];
  return (
    packageType.includePhone || packageType.includeTv || monthlyUsage.unlimited || lists.some((list) => list.length > 0)
  );
}

/** Nothing narrows the list any more; the order stays. [BB-18] */
export function cleared({ sortOption }: BroadbandFilter): BroadbandFilter {
  return { ...noFilters, sortOption };
}
