import type { BroadbandResponse, BroadbandFilter, BroadbandPackage } from '@home-move/contract';

/** Packages per page. */
export const pageSize = 6;
/** Packages shown before any page is requested, including promoted ones. [BB-26] */
const firstView = 4;

type Page = Pick<
  BroadbandResponse['packages'],
  'packages' | 'promotedPackages' | 'totalResults' | 'totalRemaining' | 'nextPage'
>;

/**
 * The requested pages of the list. Promoted packages are returned separately, or within the pages when they are not
 * requested. The first view is followed by page 1, which repeats its packages. [BB-16]
 */
export function paginate(
  packages: readonly BroadbandPackage[],
  {
    pagesToLoad,
    IncludePromotedPackages: separately,
  }: Pick<BroadbandFilter, 'pagesToLoad' | 'IncludePromotedPackages'>,
): Page {
  const promotedPackages = separately ? packages.filter(({ isPromoted }) => isPromoted) : [];
  const list = separately ? packages.filter(({ isPromoted }) => !isPromoted) : packages;
  const last = Math.max(0, ...pagesToLoad);
  const firstShown = firstView - promotedPackages.length;
  const totalRemaining = Math.max(0, list.length - (last === 0 ? firstShown : last * pageSize));
  return {
    packages:
      last === 0
        ? list.slice(0, firstShown)
        : list.filter((_, index) => pagesToLoad.includes(Math.floor(index / pageSize) + 1)),
    promotedPackages,
    totalResults: packages.length,
    totalRemaining,
    nextPage: totalRemaining === 0 ? null : last + 1,
  };
}
