import type { BroadbandPackage } from '@home-move/contract';
import { anOfferedPackage } from './offered-package.builder.js';
import type { OfferedPackage, OfferedPrice } from '../../../providers/broadband/offered-package.js';
import { toPackage } from './package.mapper.js';
import { withLabels } from './promoted-packages.js';

interface Wanted extends Partial<OfferedPrice> {
  readonly speed?: number;
  readonly eligibility?: string;
}

function aPackage(packageId: string, { speed = 150, eligibility, ...price }: Wanted = {}): BroadbandPackage {
  const { broadband, ...plain }: OfferedPackage = anOfferedPackage({ price });
  const offered = { ...plain, packageId, broadband: { ...broadband, downloadSpeed: speed } };
  const now = new Date('2026-11-20T10:00:00Z');
  return toPackage({ ...offered, eligibility: eligibility ?? null }, '2026-11-27', now);
}

/** Labels by package, only of packages with labels. */
const labelsOf = (...packages: readonly BroadbandPackage[]) =>
  Object.fromEntries(
    withLabels(packages)
      .filter(({ isPromoted }) => isPromoted)
      .map(({ packageId, labels }) => [packageId, labels]),
  );

it('labels the cheapest, the fastest and the one for renters [BB-30]', () => {
  expect(
    labelsOf(
      aPackage('long', { monthly: 1900 }),
      aPackage('gig', { monthly: 5999, speed: 1130 }),
      aPackage('year', { monthly: 2500, contractMonths: 12 }),
      aPackage('plain'),
    ),
  ).toEqual({ long: ['CHEAPEST OVERALL PRICE'], gig: ['FASTEST AVAILABLE'], year: ['RECOMMENDED FOR RENTERS'] });
});

it('includes set-up and rises in the overall price per month of the term', () => {
  const rises = [{ from: '2027-04-01', price: 3000 }];
  expect(
    labelsOf(
      aPackage('rises', { monthly: 2000, rises }),
      aPackage('set-up', { monthly: 2000, setUp: 20000 }),
      aPackage('stays', { monthly: 2500, speed: 10 }),
    ),
  ).toMatchObject({ stays: ['CHEAPEST OVERALL PRICE'] });
});

it.each([
  ['longer than 12 months', { contractMonths: 13 }],
  ['dearer to set up than £20', { contractMonths: 12, setUp: 2001 }],
])('recommends nothing %s to renters', (_, price) => {
  expect(Object.values(labelsOf(aPackage('one', price))).flat()).not.toContain('RECOMMENDED FOR RENTERS');
});

it('recommends the shortest term to renters, and the cheapest of those', () => {
  expect(
    labelsOf(
      aPackage('year', { monthly: 2500, contractMonths: 12 }),
      aPackage('rolling', { monthly: 3900, contractMonths: 1 }),
      aPackage('dearer', { monthly: 4100, contractMonths: 1 }),
    ),
  ).toMatchObject({ rolling: ['RECOMMENDED FOR RENTERS'] });
});

it('recommends a package exactly at the limits', () => {
  expect(labelsOf(aPackage('one', { contractMonths: 12, setUp: 2000 }))).toEqual({
    one: ['CHEAPEST OVERALL PRICE', 'FASTEST AVAILABLE', 'RECOMMENDED FOR RENTERS'],
  });
});

it('states the rule of each label, and takes the deal type of the first', () => {
  const [one] = withLabels([aPackage('one')]);
  expect(one).toMatchObject({
    isPromoted: true,
    promotedText:
      'Lowest average a month, set-up and rises included, social tariffs left out. Highest average download at this address',
    tiliPromotionType: 'cheapest',
  });
});

it('labels the cheaper of two equally fast packages', () => {
  expect(
    labelsOf(aPackage('dear', { monthly: 5000, speed: 900 }), aPackage('fair', { monthly: 4000, speed: 900 })),
  ).toEqual({ fair: ['CHEAPEST OVERALL PRICE', 'FASTEST AVAILABLE'] });
});

it('never promotes a social tariff, which requires eligibility', () => {
  const social = aPackage('social', { monthly: 1500, contractMonths: 1, speed: 2000, eligibility: 'Pension Credit' });
  expect(labelsOf(social)).toEqual({});
  expect(labelsOf(social, aPackage('open'))).toEqual({ open: ['CHEAPEST OVERALL PRICE', 'FASTEST AVAILABLE'] });
});

it('returns no labels without packages', () => {
  expect(withLabels([])).toEqual([]);
});
