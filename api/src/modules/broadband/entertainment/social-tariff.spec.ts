import { anOfferedPackage } from './offered-package.builder.js';
import { toPackage } from './package.mapper.js';
import { cheapestSocialTariff } from './social-tariff.js';

const aPackage = (more: Parameters<typeof anOfferedPackage>[0]) =>
  toPackage(anOfferedPackage(more), '2026-11-27', new Date('2026-11-20'));
const eligibility = 'You must get Universal Credit.';
const open = aPackage({ packageId: 'open', price: { monthly: 900 } });

it('is none if every package is open to everyone', () => {
  expect(cheapestSocialTariff([open])).toBeNull();
  expect(cheapestSocialTariff([])).toBeNull();
});

it('is the one with the cheapest first year, set-up included', () => {
  const setUp = aPackage({ packageId: 'set-up', eligibility, price: { monthly: 1400, setUp: 5000 } });
  const plain = aPackage({ packageId: 'plain', packageName: 'Essentials', eligibility, price: { monthly: 1500 } });
  expect(cheapestSocialTariff([open, setUp, plain])).toEqual({
    packageId: 'plain',
    sourceId: 'ht',
    packageName: 'Essentials',
    monthlyCost: 1500,
    hasRises: false,
    eligibility,
  });
});

it('reports whether its price rises within the term', () => {
  const rises = [{ from: '2027-04-01', price: 1700 }];
  expect(cheapestSocialTariff([aPackage({ eligibility, price: { monthly: 1500, rises } })])).toMatchObject({
    monthlyCost: 1500,
    hasRises: true,
  });
});
