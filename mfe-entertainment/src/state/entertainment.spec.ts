import { aPackage, someBroadband } from '../testing/broadband-packages';
import { noFilters } from './broadband-filters';
import { listOf, pageToLoad } from './entertainment';

const aList = (overrides: Parameters<typeof someBroadband>[0] = {}, filters = noFilters) =>
  listOf(someBroadband(overrides), filters, 'key');
const four = ['A', 'B', 'C', 'D'].map((packageId) => aPackage({ packageId }));

describe('the state of the list', () => {
  it('holds what the page and the next request need [BB-15]', () => {
    expect(aList()).toMatchObject({
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

  it.each([
    [true, true, null],
    [false, false, 'web media and HT'],
    [true, false, 'web media'],
    [false, true, null],
  ])('stores the error of ht %s, web media %s as %s [BB-21] [BB-22] [BB-23]', (htSuccess, wombbSuccess, error) => {
    expect(aList({ htSuccess, wombbSuccess }).apiError).toBe(error);
  });

  it('shows four at most before a page was asked for, promoted ones included [BB-26]', () => {
    const first = aList({ packages: four });
    expect(first.promotedPackages.length + first.packages.length).toBe(4);
    expect(aList({ packages: four }, { ...noFilters, pagesToLoad: [1] }).packages).toHaveLength(4);
  });
});

describe('the page to load', () => {
  it.each([
    ["the service's next page while results remain", { totalRemaining: 2, nextPage: 3 }, 3],
    ['page 1 when some results are not loaded', { totalRemaining: 0, nextPage: null, totalResults: 5 }, 1],
    ['none when everything is there', { totalRemaining: 0, nextPage: null, totalResults: 3 }, null],
  ])('is %s [BB-16]', (_name, overrides, page) => {
    expect(pageToLoad(aList(overrides), noFilters)).toBe(page);
  });

  it('is never one that was asked for already', () => {
    expect(
      pageToLoad(aList({ totalRemaining: 0, nextPage: null, totalResults: 5 }), { ...noFilters, pagesToLoad: [1] }),
    ).toBeNull();
  });
});
