import { monthAmount, monthsFrom, priceOn } from './month-amounts.js';

describe('the months of a year', () => {
  it('are twelve, from the month of the move [ORDER-80]', () => {
    expect(monthsFrom('2026-11-27')).toEqual([
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
      '2027-03-01',
      '2027-04-01',
      '2027-05-01',
      '2027-06-01',
      '2027-07-01',
      '2027-08-01',
      '2027-09-01',
      '2027-10-01',
    ]);
  });
});

describe('the amount of a month', () => {
  const steps = [
    { amount: 3100, from: '2026-12-17' },
    { amount: 6200, from: '2027-03-16' },
    { amount: 3000, from: '2027-04-01' },
  ];

  it.each([
    ['before the start', '2026-11-01', 0],
    // 15 of 31 days.
    ['in which it starts', '2026-12-01', 1500],
    ['at one price', '2027-01-01', 3100],
    ['of 28 days', '2027-02-01', 3100],
    // 15 days at £31.00 and 16 at £62.00.
    ['with a change', '2027-03-01', 4700],
    ['at the last price', '2027-10-01', 3000],
  ])('%s counts each price for its days [ORDER-80]', (_, month, expected) => {
    expect(monthAmount(steps, month)).toBe(expected);
  });

  it('is rounded once', () => {
    // 10 of 30 days at £1.00 and 20 at £2.00: 166.67 pence.
    const thirds = [
      { amount: 100, from: '2027-06-01' },
      { amount: 200, from: '2027-06-11' },
    ];
    expect(monthAmount(thirds, '2027-06-01')).toBe(167);
  });
});

describe('the price on a day', () => {
  it.each([
    ['2026-12-16', 0],
    ['2026-12-17', 3100],
    ['2027-03-31', 3100],
    ['2027-04-01', 3500],
  ])('on %s is %d', (day, expected) => {
    const steps = [
      { amount: 3100, from: '2026-12-17' },
      { amount: 3500, from: '2027-04-01' },
    ];
    expect(priceOn(steps, day)).toBe(expected);
  });
});
