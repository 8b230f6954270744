import type { BroadbandResponse, BroadbandFilter, BroadbandPackage } from '@home-move/contract';

/** Packages on a page. */
export const pageSize = 6;
/** Packages shown before any page is asked for, promoted ones included. [BB-26] */
const firstView = 4;

type Page = Pick<
  BroadbandResponse['packages'],
  'packages' | 'promotedPackages' | 'totalResults' | 'totalRemaining' | 'nextPage'
>;

/**
 * The part of the list that was asked for. Promoted packages stand beside the pages, or in them when they are not asked
 * for. After the first view page 1 comes next, which holds what was shown as well. [BB-16]
 */
export function paginate(
  packages: readonly BroadbandPackage[],
  { pagesToLoad, IncludePromotedPackages: besides }: Pick<BroadbandFilter, 'pagesToLoad' | 'IncludePromotedPackages'>,
): Page {
  const promotedPackages = besides ? packages.filter(({ isPromoted }) => isPromoted) : [];
  const list = besides ? packages.filter(({ isPromoted }) => !isPromoted) : packages;
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
