import { priceRises } from './price-rises.js';

const PACKAGE = { pricePence: 2899, risePence: 400, months: 24 };

describe('the price rises of a contract', () => {
  it('come each 1 April, with the new price', () => {
    expect(priceRises(PACKAGE, '2026-11-20')).toEqual([
      { from: '2027-04-01', monthlyPence: 3299 },
      { from: '2028-04-01', monthlyPence: 3699 },
    ]);
  });

  it('exclude the 1 April on which it starts or ends', () => {
    expect(priceRises(PACKAGE, '2027-04-01')).toEqual([{ from: '2028-04-01', monthlyPence: 3299 }]);
    expect(priceRises({ ...PACKAGE, months: 1 }, '2026-11-20')).toEqual([]);
  });

  it('are empty for a constant price', () => {
    expect(priceRises({ ...PACKAGE, risePence: 0 }, '2026-11-20')).toEqual([]);
  });
});
