import { anOfferedPrice } from './offered-package.builder.js';
import { pricingOf } from './package-pricing.js';

const start = '2026-11-27';
const rises = [
  { from: '2027-04-01', price: 3299 },
  { from: '2028-04-01', price: 3699 },
];
/** Total, first year without set-up, average, price now. */
function figures(...asked: Parameters<typeof pricingOf>) {
  const { totalPricing, annualPricing, monthlyPricing } = pricingOf(...asked);
  const { averageMonthlyIncludingLineRental: average, standardMonthlyCost } = monthlyPricing;
  return [totalPricing.total, annualPricing.firstYearWithoutSetup, average, standardMonthlyCost];
}

it.each([
  ['that stays', {}, null, [69576, 34788, 2899, 2899]],
  // 4 months at £28.99, 12 at £32.99, 8 at £36.99: the month from 27 March has the first rise in it.
  ['that rises twice', { rises }, null, [80776, 37988, 3366, 2899]],
  ['whose rises come in another order', { rises: rises.toReversed() }, null, [80776, 37988, 3366, 2899]],
  ['with set-up', { setUp: 2999, rises }, null, [83775, 37988, 3366, 2899]],
  ['that starts lower', { monthly: 3499 }, { numberOfMonths: 3, price: 2499 }, [80976, 38988, 3374, 3499]],
  [
    'with a free month',
    { monthly: 2500, contractMonths: 12 },
    { numberOfMonths: 1, price: 0 },
    [27500, 27500, 2292, 2500],
  ],
  // The offer holds through the rise: 6 months at £27.00, 10 at £32.99, 8 at £36.99.
  ['with an offer beyond a rise', { rises }, { numberOfMonths: 6, price: 2700 }, [78782, 35994, 3283, 2899]],
  [
    'by the month, with set-up',
    { monthly: 3900, setUp: 1999, contractMonths: 1, isRolling: true },
    null,
    [5899, 46800, 3900, 3900],
  ],
  [
    'with line rental on top',
    { lineRental: 1000, lineRentalIncluded: false, rises },
    null,
    [104776, 49988, 4366, 3899],
  ],
  ['with line rental inside', { lineRental: 1000, rises }, null, [80776, 37988, 3366, 2899]],
  [
    'that has risen before it starts',
    { rises: [{ from: '2026-11-27', price: 3000 }] },
    null,
    [72000, 36000, 3000, 3000],
  ],
])('adds up a price %s [BB-08]', (_, price, offer, expected) => {
  expect(figures(anOfferedPrice(price), offer, start)).toEqual(expected);
});

it('charges a rise from the month that begins on its day', () => {
  // One month at £28.99, 12 at £32.99, 11 at £36.99.
  expect(figures(anOfferedPrice({ rises }), null, '2027-03-01')).toEqual([83176, 39188, 3466, 2899]);
});

it.each([
  // From 1 April on the first rise is that of the year after.
  ['2027-04-01', [{ from: '2028-04-01', price: 3699 }]],
  ['2026-04-01', [{ from: '2027-04-01', price: 3299 }]],
  ['2026-11-27', rises],
])('lists the rises within a contract from %s', (from, expected) => {
  expect(pricingOf(anOfferedPrice({ rises }), null, from).monthlyPricing.rises).toEqual(expected);
});

it('names the set-up, and includes additional line rental in every price [BB-08]', () => {
  const price = anOfferedPrice({ setUp: 2999, lineRental: 1000, lineRentalIncluded: false, rises });
  expect(pricingOf(price, { numberOfMonths: 3, price: 2499 }, start)).toMatchObject({
    setupCost: 2999,
    lineRentalCost: 1000,
    lineRentalIncluded: true,
    monthlyPricing: {
      pricingOffers: [{ numberOfMonths: 3, price: 3499 }],
      rises: [
        { from: '2027-04-01', price: 4299 },
        { from: '2028-04-01', price: 4699 },
      ],
    },
  });
});
