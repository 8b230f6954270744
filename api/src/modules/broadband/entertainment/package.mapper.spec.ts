import { anOfferedPackage } from './offered-package.builder.js';
import type { Offer } from '../../../providers/broadband/offered-package.js';
import { toPackage } from './package.mapper.js';

const now = new Date('2026-11-20T10:00:00Z');
const start = '2026-11-27';
const offer = (id: string, expires: string, introductory: Offer['introductory'] = null): Offer => ({
  id,
  text: id,
  expires: new Date(expires),
  introductory,
});
const first3 = { numberOfMonths: 3, price: 1999 };

it('drops an expired promotion together with its price [BB-05]', () => {
  const offers = [offer('OVER', '2026-11-20T10:00:00Z', first3), offer('CARD', '2026-11-20T10:00:01Z')];
  const { promotions, pricing } = toPackage(anOfferedPackage({ offers }), start, now);
  expect(promotions).toEqual([{ id: 'CARD', text: 'CARD', expires: '2026-11-20T10:00:01.000Z' }]);
  expect(pricing.totalPricing.total).toBe(69576);
  expect(pricing.monthlyPricing.pricingOffers).toEqual([]);
});

it('applies the first introductory price, and lists it before rewards', () => {
  const offers = [offer('CARD', '2026-12-01T00:00:00Z'), offer('FIRST3', '2026-12-01T00:00:00Z', first3)];
  const { promotions, pricing } = toPackage(anOfferedPackage({ offers }), start, now);
  expect(promotions.map(({ id }) => id)).toEqual(['FIRST3', 'CARD']);
  expect(pricing.totalPricing.total).toBe(66876);
});

it('shows at most four features [BB-32]', () => {
  const enhancedFeatures = ['one', 'two', 'three', 'four', 'five'];
  expect(toPackage(anOfferedPackage({ enhancedFeatures }), start, now).enhancedFeatures).toEqual([
    'one',
    'two',
    'three',
    'four',
  ]);
});

it('names the line rental with the costs of calls [BB-09]', () => {
  const call = { name: 'Pay as you use', costDayPerMin: 23, costEveningPerMin: 12, costWeekendPerMin: 9 };
  const offered = anOfferedPackage({ call, price: { lineRental: 1000 } });
  expect(toPackage(offered, start, now).call).toEqual({ ...call, lineRentalCost: 1000 });
});

it.each([
  [{ sourceId: 'ht', partner: -1 }, 'homeTel'],
  [{ sourceId: 'ht', partner: 4 }, 'sky'],
  [{ sourceId: 'wombb', partner: null }, 'wombb'],
] as const)('of %j has the deal type %s [BB-31]', (feed, type) => {
  expect(toPackage(anOfferedPackage(feed), start, now)).toMatchObject({ tiliPromotionType: type, typeFlag: 54 });
});
