import { broadbandRequestSchema, type BroadbandPackage, type BroadbandRequest } from '@home-move/contract';
import { filterPackages, filterOptionsOf, sortPackages } from './package-filter.js';
import { anOfferedPackage } from './offered-package.builder.js';
import { toPackage } from './package.mapper.js';

const aPackage = (more: Parameters<typeof anOfferedPackage>[0]): BroadbandPackage =>
  toPackage(anOfferedPackage(more), '2026-11-27', new Date('2026-11-20'));
const { broadband: lineOf } = anOfferedPackage();
const provider = (name: string) => ({ id: name, slug: name, name, imageUrl: null });
const call = { name: 'Anytime calls', costDayPerMin: 0, costEveningPerMin: 0, costWeekendPerMin: 0 };
const tv = { name: 'TV', feature1: '', feature1Title: '', feature2: '', feature2Title: '' };

const plain = aPackage({ packageId: 'plain' });
const hub = aPackage({
  packageId: 'hub',
  provider: provider('Mast'),
  broadbandType: 'Broadband',
  broadband: { ...lineOf, usageLimit: 600, unlimited: false },
  price: { monthly: 1900 },
});
const all = aPackage({
  packageId: 'all',
  provider: provider('Coaxia'),
  call,
  tv,
  broadband: { ...lineOf, downloadSpeed: 1130 },
  price: { monthly: 5999, contractMonths: 18 },
});
const month = aPackage({
  packageId: 'month',
  provider: provider('Altnet'),
  price: { monthly: 2850, setUp: 1999, contractMonths: 1, isRolling: true },
});
const packages = [plain, hub, all, month];
const ids = (list: readonly BroadbandPackage[]) => list.map(({ packageId }) => packageId);

it.each<[string, BroadbandRequest, string[]]>([
  ['nothing', {}, ['plain', 'hub', 'all', 'month']],
  ['a phone [BB-11]', { packageType: { includePhone: true } }, ['all']],
  ['TV [BB-11]', { packageType: { includeTv: true } }, ['all']],
  ['fibre [BB-12]', { broadbandType: ['Fibre'] }, ['plain', 'all', 'month']],
  ['other broadband [BB-12]', { broadbandType: ['Broadband'] }, ['hub']],
  ['both kinds', { broadbandType: ['Broadband', 'Fibre'] }, ['plain', 'hub', 'all', 'month']],
  ['no limit of use [BB-13]', { monthlyUsage: { unlimited: true } }, ['plain', 'all', 'month']],
  ['some providers [BB-14]', { selectedProviders: ['Mast', 'Altnet'] }, ['hub', 'month']],
  ['short contracts [BB-14]', { contractLengths: [1, 18] }, ['all', 'month']],
  ['a call plan [BB-14]', { callOptions: ['Anytime calls'] }, ['all']],
  ['what nobody has', { callOptions: ['Anytime calls'], contractLengths: [1] }, []],
])('keeps packages when asked for %s', (_, request, expected) => {
  expect(ids(filterPackages(packages, broadbandRequestSchema.parse(request)))).toEqual(expected);
});

it('offers the values that occur in the packages', () => {
  expect(filterOptionsOf([...packages, all])).toEqual({
    providers: ['Altnet', 'Brightline', 'Coaxia', 'Mast'],
    contractLengths: [1, 18, 24],
    callOptions: ['Anytime calls'],
  });
});

it('offers the lengths of contract by number of months', () => {
  const year = aPackage({ packageId: 'year', price: { contractMonths: 12 } });
  const halfYear = aPackage({ packageId: 'half a year', price: { contractMonths: 6 } });
  expect(filterOptionsOf([year, halfYear]).contractLengths).toEqual([6, 12]);
});

it.each([
  [0, ['hub', 'plain', 'month', 'all']],
  [1, ['hub', 'month', 'plain', 'all']],
  // With its set-up the first year by the month is dearer.
  [2, ['hub', 'plain', 'month', 'all']],
  [3, ['all', 'hub', 'month', 'plain']],
] as const)('sorts by the code %i [BB-28]', (code, expected) => {
  expect(ids(sortPackages(packages, code))).toEqual(expected);
});

it('puts labelled packages first among the suggestions, each part by the cost of the first year with set-up', () => {
  const labelled = (item: BroadbandPackage) => ({ ...item, isPromoted: true });
  expect(ids(sortPackages([plain, hub, labelled(all), labelled(month)], 0))).toEqual(['month', 'all', 'hub', 'plain']);
});

it('sorts equal first years by the average cost', () => {
  const risesLater = aPackage({ packageId: 'rises later', price: { rises: [{ from: '2028-01-01', price: 5000 }] } });
  for (const code of [0, 1, 2, 3] as const)
    expect(ids(sortPackages([risesLater, plain], code))).toEqual(['plain', 'rises later']);
});
