import {
  broadbandErrorOf,
  contractStart,
  broadbandMessages,
  broadbandSort,
  broadbandTypeFlag,
  broadbandTypes,
  dealTypes,
  entertainmentPartners,
  promotedLabels,
  totalWithAddOns,
  type BroadbandPackage,
  type BroadbandResponse,
} from './entertainment';
import { broadbandRequestSchema } from './entertainment.schema';
import { selectPackageSchema } from './select-package.schema';

const feeds = (htSuccess: boolean, wombbSuccess: boolean) =>
  broadbandErrorOf({ htSuccess, wombbSuccess } as BroadbandResponse['packages']);

it('reports which feeds failed [BB-21, BB-22]', () => {
  expect(feeds(false, false)).toBe('web media and HT');
  expect(feeds(true, false)).toBe('web media');
  expect(feeds(false, true)).toBeNull();
  expect(feeds(true, true)).toBeNull();
});

it('has the banners word for word [BB-24, BB-25]', () => {
  expect(broadbandMessages.someMissing).toBe(
    "Oops - something went wrong and we haven't been able to show you the full range of available packages. Please try refreshing the page. If that doesn't work, try logging out and back in again, or try later.",
  );
  expect(broadbandMessages.allMissing).toBe(
    "Oops - something went wrong and we haven't been able to show you the available packages. Please try refreshing the page. If that doesn't work, try logging out and back in again, or try later.",
  );
});

it('has the codes of the specification [CODE-04, CODE-05]', () => {
  expect(entertainmentPartners).toEqual({ ht: -1, sky: 4, sse: 43 });
  expect(broadbandTypeFlag).toBe(54);
});

it('has the sorts, types and labels of the specification [BB-28, BB-29, BB-31]', () => {
  expect(broadbandSort).toMatchObject({ monthlyCost: 1, annualCost: 2, maxDownloadSpeed: 3 });
  expect(broadbandTypes).toEqual(['Broadband', 'Fibre']);
  expect(Object.values(promotedLabels)).toEqual([
    'CHEAPEST OVERALL PRICE',
    'FASTEST AVAILABLE',
    'RECOMMENDED FOR RENTERS',
  ]);
  expect(dealTypes).toEqual(['cheapest', 'fastest', 'recommended', 'sky', 'wombb', 'homeTel']);
});

describe('the request for packages', () => {
  it.each([{}, { packageType: {}, monthlyUsage: {} }])('sets no limit by default: %j [BB-11, BB-12, BB-13]', (body) => {
    expect(broadbandRequestSchema.parse(body)).toEqual({
      packageType: { includeBroadband: true, includePhone: false, includeTv: false },
      broadbandType: [],
      monthlyUsage: { unlimited: false },
      selectedProviders: [],
      contractLengths: [],
      callOptions: [],
      sortOption: 0,
      pagesToLoad: [],
      IncludePromotedPackages: true,
    });
  });

  it.each([
    { sortOption: 4 },
    { packageType: { includeBroadband: false } },
    { broadbandType: ['Satellite'] },
    { contractLengths: [0] },
    { pagesToLoad: [-1] },
  ])('rejects %j', (body) => expect(broadbandRequestSchema.safeParse(body).success).toBe(false));
});

describe('the selection of a package', () => {
  const selection = { packageId: 'BRI-FF500', sourceId: 'ht', total: 87976, consent: true };

  it('has no add-ons and no call back unless they are named', () => {
    expect(selectPackageSchema.parse(selection)).toEqual({ ...selection, addOns: [], skyCallbackSlot: null });
  });

  it.each(['1', '2', '3', '4', 'Anytime'])('can name the call back %s [BBSET-09]', (skyCallbackSlot) => {
    const withAddOns = { ...selection, addOns: ['BRI-WIFI'], skyCallbackSlot };
    expect(selectPackageSchema.parse(withAddOns)).toEqual(withAddOns);
  });

  it.each([
    { consent: false },
    { packageId: '../x' },
    { sourceId: 'sky' },
    { total: 1.5 },
    { addOns: ['../x'] },
    { addOns: Array.from({ length: 11 }, (_, index) => `ADD-${index}`) },
    { skyCallbackSlot: '5' },
    { skyCallbackSlot: 1 },
  ])('rejects %j', (wrong) => expect(selectPackageSchema.safeParse({ ...selection, ...wrong }).success).toBe(false));
});

it.each([
  ['no add-on', [], 60_000],
  ['one', ['WIFI'], 66_000],
  ['both, one of them named twice', ['CALLS', 'WIFI', 'CALLS'], 75_600],
  ['one that it does not have', ['SPORTS'], 60_000],
])('the total of a package over its term includes %s', (_, ids, total) => {
  const addOn = (id: string, monthlyPrice: number) => ({ id, name: id, description: null, monthlyPrice, type: 5 });
  const pkg = {
    pricing: { contractLengthMonths: 12, totalPricing: { total: 60_000 } },
    addOns: [addOn('CALLS', 800), addOn('WIFI', 500)],
  } as unknown as BroadbandPackage;
  expect(totalWithAddOns(pkg, ids)).toBe(total);
});

it.each([
  ['on the move-in date', '2026-11-27', '2026-11-27'],
  ['today, when it is the move-in date', '2026-11-20', '2026-11-20'],
  ['today, when the move-in date has passed', '2026-11-12', '2026-11-20'],
  ['today, when the move-in date is unknown', null, '2026-11-20'],
])('a contract starts %s', (_which, moveInDate, start) => {
  expect(contractStart(moveInDate, '2026-11-20')).toBe(start);
});
