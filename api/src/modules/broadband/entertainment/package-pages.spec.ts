import type { BroadbandPackage } from '@home-move/contract';
import { anOfferedPackage } from './offered-package.builder.js';
import { toPackage } from './package.mapper.js';
import { paginate } from './package-pages.js';

/** Packages 1 to `count`, the first of them promoted. */
function packages(count: number, promoted: number): readonly BroadbandPackage[] {
  return Array.from({ length: count }, (_, index) => ({
    ...toPackage(anOfferedPackage({ packageId: String(index + 1) }), '2026-11-27', new Date('2026-11-20')),
    isPromoted: index < promoted,
  }));
}

const ids = (list: readonly BroadbandPackage[]) => list.map(({ packageId }) => packageId).join(' ');

function page(list: readonly BroadbandPackage[], pagesToLoad: number[], IncludePromotedPackages = true) {
  const { packages: shown, promotedPackages, ...counts } = paginate(list, { pagesToLoad, IncludePromotedPackages });
  return [ids(promotedPackages), ids(shown), counts.totalResults, counts.totalRemaining, counts.nextPage];
}

it.each([
  ['four at most before a page is asked for', 13, 3, [], ['1 2 3', '4', 13, 9, 1]],
  ['four of the list without promoted ones', 13, 0, [], ['', '1 2 3 4', 13, 9, 1]],
  ['all of a short list', 4, 1, [], ['1', '2 3 4', 4, 0, null]],
  ['nothing', 0, 0, [], ['', '', 0, 0, null]],
  ['the first page', 13, 3, [1], ['1 2 3', '4 5 6 7 8 9', 13, 4, 2]],
  ['both pages, in either order', 13, 3, [2, 1], ['1 2 3', '4 5 6 7 8 9 10 11 12 13', 13, 0, null]],
  ['the second page alone', 13, 3, [2], ['1 2 3', '10 11 12 13', 13, 0, null]],
  ['no page beyond the last', 13, 3, [9], ['1 2 3', '', 13, 0, null]],
])('gives %s [BB-19, BB-26]', (_, count, promoted, pagesToLoad, expected) => {
  expect(page(packages(count, promoted), pagesToLoad)).toEqual(expected);
});

it('keeps promoted packages in the list when they are not requested separately [BB-19]', () => {
  expect(page(packages(8, 2), [1], false)).toEqual(['', '1 2 3 4 5 6', 8, 2, 2]);
});
