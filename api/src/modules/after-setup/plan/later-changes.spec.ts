import { movePlan } from './move-plan.js';
import { everythingDone, planFacts } from './plan-facts.builder.js';

const { broadband, energySetUp } = everythingDone;
if (!broadband || !energySetUp) throw new Error('nothing is set up');

const laterOf = (...facts: Parameters<typeof planFacts>) => movePlan(planFacts(...facts)).later;
const linesOf = (...facts: Parameters<typeof planFacts>) =>
  laterOf(...facts).map(({ date, title, text }) => `${date} ${title}. ${text}`);

/** Starts on 27 November 2026, for 24 months. */
const withPrices = (monthlyPricing: object, more: object = {}) => {
  const { pricing } = broadband.package;
  const changed = { ...pricing, ...more, monthlyPricing: { ...pricing.monthlyPricing, ...monthlyPricing } };
  return {
    ...everythingDone,
    energySetUp: null,
    broadband: { ...broadband, package: { ...broadband.package, pricing: changed } },
  };
};
const rises = [
  { from: '2027-04-01', price: 2799 },
  { from: '2028-04-01', price: 3099 },
];

describe('the later changes', () => {
  it('is empty while nothing is set up', () => {
    expect(laterOf()).toEqual([]);
  });

  it('contains the end of the fixed price and of the broadband contract, by date', () => {
    expect(linesOf(everythingDone)).toEqual([
      '2027-12-05 Your electricity and gas price is no longer fixed. Larkfield Energy moves you to its standard price unless you choose another plan before then.',
      '2028-11-26 Your broadband contract ends. You can then leave without a charge.',
    ]);
  });

  it('contains each price of broadband with the one before it', () => {
    expect(linesOf(withPrices({ pricingOffers: [{ numberOfMonths: 3, price: 1499 }], rises }))).toEqual([
      '2027-02-27 Your broadband changes to £24.99 a month. From £14.99 a month.',
      '2027-04-01 Your broadband changes to £27.99 a month. From £24.99 a month.',
      '2028-04-01 Your broadband changes to £30.99 a month. From £27.99 a month.',
      '2028-11-26 Your broadband contract ends. You can then leave without a charge.',
    ]);
  });

  it('has no end of a rolling contract, and of a price that is not fixed', () => {
    expect(laterOf(withPrices({}, { isRolling: true }))).toEqual([]);
    const [offer] = energySetUp.selection.offers;
    const offers = offer ? [{ ...offer, tariff: { ...offer.tariff, contractLength: null } }] : [];
    const variable = { ...energySetUp, selection: { ...energySetUp.selection, offers } };
    expect(laterOf({ ...everythingDone, broadband: null, energySetUp: variable })).toEqual([]);
  });

  it('contains only changes from today on', () => {
    const facts = withPrices({ rises });
    expect(laterOf(facts, { today: '2027-04-01' }).map(({ date }) => date)).toEqual([
      '2027-04-01',
      '2028-04-01',
      '2028-11-26',
    ]);
    expect(laterOf(facts, { today: '2027-04-02' }).map(({ date }) => date)).toEqual(['2028-04-01', '2028-11-26']);
  });

  it('has the same days as the prices of the entries', () => {
    const start = movePlan(planFacts(withPrices({ rises }))).entries.find(({ id }) => id === 'broadband-start');
    expect(start?.prices).toEqual([
      '£24.99 a month',
      '£27.99 a month from 01\u00A0Apr\u00A02027',
      '£30.99 a month from 01\u00A0Apr\u00A02028',
    ]);
  });
});
