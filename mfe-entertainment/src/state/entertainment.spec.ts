import type { BroadbandFilter } from '@home-move/contract';
import { aPackage, someBroadband } from '../testing/broadband-packages';
import { hasFiltersApplied, noFilters } from './broadband-filters';
import { pageToLoad, toBroadbandList } from './entertainment';

const aList = (overrides: Parameters<typeof someBroadband>[0] = {}, filters = noFilters) =>
  toBroadbandList(someBroadband(overrides), { of: 'key', filters, day: '2026-11-20' });
const four = ['A', 'B', 'C', 'D'].map((packageId) => aPackage({ packageId }));

describe('the state of the list', () => {
  it('holds everything that the page and the next request need [BB-15]', () => {
    const loaded = aList();
    expect(loaded.promotedPackages.map(({ packageId }) => packageId)).toEqual(['ALT-900R', 'COX-GIG']);
    expect(loaded.packages.map(({ packageId }) => packageId)).toEqual(['BRI-FF150']);
    expect(loaded).toMatchObject({
      apiError: null,
      availability: {
        providers: ['Altnet', 'Brightline', 'Coaxia'],
        speed: { standard_mbps: '16', fibre_mbps: '1130' },
      },
      hasFiltersApplied: false,
      nextPage: 1,
      totalRemaining: 2,
      totalResults: 5,
      showAvailableServiceBanner: true,
      showIntroText: true,
    });
  });

  it('holds that filters apply, that no speed is known, and that nothing is on offer [BB-15]', () => {
    const { packages } = someBroadband({ packages: [], promotedPackages: [] });
    const filters = { ...noFilters, selectedProviders: ['Mast'] };
    const answer = { packages, broadband: { standard_mbps: '', fibre_mbps: '' } };
    expect(toBroadbandList(answer, { of: 'key', filters, day: '2026-11-20' })).toMatchObject({
      hasFiltersApplied: true,
      showAvailableServiceBanner: false,
      showIntroText: false,
    });
  });

  it.each([
    [true, true, null],
    [false, false, 'web media and HT'],
    [true, false, 'web media'],
    [false, true, null],
  ])(
    'with home telecom success %s and web media success %s, stores the error %s [BB-21] [BB-22] [BB-23]',
    (htSuccess, wombbSuccess, error) => {
      expect(aList({ htSuccess, wombbSuccess }).apiError).toBe(error);
    },
  );

  it('holds at most four packages on the first load, promoted ones included [BB-26]', () => {
    const first = aList({ packages: four });
    expect(first.promotedPackages.length + first.packages.length).toBe(4);
    expect(aList({ packages: four }, { ...noFilters, pagesToLoad: [1] }).packages).toHaveLength(4);
  });
});

describe('the filters', () => {
  it.each<[string, Partial<BroadbandFilter>]>([
    ['a phone', { packageType: { includeBroadband: true, includePhone: true, includeTv: false } }],
    ['TV', { packageType: { includeBroadband: true, includePhone: false, includeTv: true } }],
    ['a kind of broadband', { broadbandType: ['Fibre'] }],
    ['unlimited usage', { monthlyUsage: { unlimited: true } }],
    ['a provider', { selectedProviders: ['Mast'] }],
    ['a contract length', { contractLengths: [24] }],
    ['a call plan', { callOptions: ['Anytime calls'] }],
  ])('apply with %s', (_filter, chosen) => {
    expect(hasFiltersApplied({ ...noFilters, ...chosen })).toBe(true);
  });

  it('do not apply with a sort order and pages only', () => {
    expect(hasFiltersApplied({ ...noFilters, sortOption: 3, pagesToLoad: [1] })).toBe(false);
  });
});

describe('the page to load', () => {
  it.each([
    ["the service's next page while results remain", { totalRemaining: 2, nextPage: 3 }, 3],
    ['page 1 when results are missing without a next page', { totalRemaining: 0, nextPage: null, totalResults: 5 }, 1],
    ['page 1 when none remain of the page that the service names', { totalRemaining: 0, nextPage: 3 }, 1],
    ['none when everything is loaded', { totalRemaining: 0, nextPage: null, totalResults: 3 }, null],
  ])('is %s [BB-16]', (_name, overrides, page) => {
    expect(pageToLoad(aList(overrides), noFilters)).toBe(page);
  });

  it('is never a page requested before', () => {
    expect(
      pageToLoad(aList({ totalRemaining: 0, nextPage: null, totalResults: 5 }), { ...noFilters, pagesToLoad: [1] }),
    ).toBeNull();
  });
});
