import { aGigPackage, aPackage, aRollingPackage } from '../testing/broadband-packages';
import { formatPrices, mainPrice, priceCaption, priceSteps } from './price-steps';

const pricingOf = (...[pricing]: Parameters<typeof monthly>) => aPackage({ pricing: monthly(pricing) }).pricing;
const monthly = (overrides: Partial<ReturnType<typeof aPackage>['pricing']['monthlyPricing']>) => ({
  monthlyPricing: { ...aPackage().pricing.monthlyPricing, ...overrides },
});
const formatted = (pricing: ReturnType<typeof pricingOf>, start: string) =>
  formatPrices(pricing, priceSteps(pricing, start)).replaceAll('\u00a0', ' ');

describe('the formatted prices of a contract', () => {
  it.each([
    [
      'rises, each with its date',
      aPackage().pricing,
      '£28.99 until 31 Mar 2027, £32.99 from 01 Apr 2027, £36.99 from 01 Apr 2028',
    ],
    ['one price', pricingOf({ rises: [] }), '£28.99 for the whole contract. No price rises.'],
    [
      'a rolling month',
      aRollingPackage().pricing,
      "£39.00 each month. No price rises stated. Leave with a month's notice.",
    ],
    [
      'a rolling month with an introductory price',
      aRollingPackage({
        pricing: {
          ...aRollingPackage().pricing,
          monthlyPricing: {
            ...aRollingPackage().pricing.monthlyPricing,
            pricingOffers: [{ numberOfMonths: 3, price: 2500 }],
          },
        },
      }).pricing,
      "£25.00 for the first 3 months, then £39.00 each month. No price rises stated. Leave with a month's notice.",
    ],
    [
      'an introductory price, then rises',
      pricingOf({ pricingOffers: [{ numberOfMonths: 3, price: 2499 }] }),
      '£24.99 for the first 3 months, then £28.99 until 31 Mar 2027, £32.99 from 01 Apr 2027, £36.99 from 01 Apr 2028',
    ],
    [
      'an introductory price that outlasts the first rise',
      pricingOf({ pricingOffers: [{ numberOfMonths: 6, price: 2499 }], rises: [{ from: '2027-04-01', price: 3299 }] }),
      '£24.99 for the first 6 months, then £32.99',
    ],
    [
      'an introductory price for the whole contract',
      pricingOf({ pricingOffers: [{ numberOfMonths: 24, price: 2499 }] }),
      '£24.99 for the whole contract. No price rises.',
    ],
  ])('show %s', (_situation, pricing, text) => {
    expect(formatted(pricing, '2026-11-27')).toBe(text);
  });

  it('continue at the new price when it rises on the day on which the introductory price ends', () => {
    const pricing = pricingOf({ pricingOffers: [{ numberOfMonths: 3, price: 2499 }] });
    expect(formatted(pricing, '2027-01-01')).toBe(
      '£24.99 for the first 3 months, then £32.99 until 31 Mar 2028, £36.99 from 01 Apr 2028',
    );
  });

  it('last a number of days each', () => {
    expect(priceSteps(aGigPackage().pricing, '2026-11-27')).toEqual([
      { from: '2026-11-27', price: 5999, offerMonths: null, days: 125 },
      { from: '2027-04-01', price: 6399, offerMonths: null, days: 366 },
      { from: '2028-04-01', price: 6799, offerMonths: null, days: 56 },
    ]);
  });

  it('are captioned with how long the first one lasts', () => {
    const captionOf = (pricing: ReturnType<typeof pricingOf>) => priceCaption(priceSteps(pricing, '2026-11-27'));
    expect(captionOf(aPackage().pricing)).toBe('a month, then rises');
    expect(captionOf(aRollingPackage().pricing)).toBe('a month');
    expect(captionOf(pricingOf({ pricingOffers: [{ numberOfMonths: 1, price: 1000 }] }))).toBe(
      'a month for the first month',
    );
  });

  it.each([
    [1, 'a month, free for the first month', 'Free for the first month, then £28.99 until 31 Mar 2027'],
    [3, 'a month, free for the first 3 months', 'Free for the first 3 months, then £28.99 until 31 Mar 2027'],
  ])('lead with the price after %i free months', (numberOfMonths, caption, sentence) => {
    const pricing = pricingOf({ pricingOffers: [{ numberOfMonths, price: 0 }] });
    const steps = priceSteps(pricing, '2026-11-27');
    expect(mainPrice(steps)?.price).toBe(2899);
    expect(priceCaption(steps)).toBe(caption);
    expect(formatted(pricing, '2026-11-27')).toMatch(new RegExp(`^${sentence}, `));
  });
});
