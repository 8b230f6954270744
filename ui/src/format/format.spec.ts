import * as fc from 'fast-check';
import {
  formatDate,
  formatMoney,
  formatNumber,
  formatOrdinal,
  formatTypedDate,
  formatWeekday,
  phoneHref,
  weekdayOf,
} from './format';

describe('formatMoney', () => {
  it.each([
    [165453, '£1,654.53'],
    [0, '£0.00'],
    [5, '£0.05'],
    [123456789, '£1,234,567.89'],
    [-1050, '-£10.50'],
  ])('formats %i pence in pounds with two decimals and thousands separators [UI-08] [XUI-02]', (pence, shown) => {
    expect(formatMoney(pence)).toBe(shown);
  });

  it('formats every amount as browsers format pounds in British English', () => {
    const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (pence) =>
        expect(formatMoney(pence)).toBe(pounds.format(pence / 100)),
      ),
    );
  });

  it('formats minus zero as zero', () => {
    expect(formatMoney(-0)).toBe('£0.00');
  });
});

it.each([
  [9800, '9,800'],
  [42, '42'],
  [1234567.5, '1,234,567.5'],
])('formatNumber formats %d with thousands separators', (value, shown) => {
  expect(formatNumber(value)).toBe(shown);
});

it('formatNumber formats every number as browsers do in British English', () => {
  const figures = new Intl.NumberFormat('en-GB');
  const thousandths = fc.integer({ min: -1e12, max: 1e12 }).map((amount) => amount / 1000);
  fc.assert(fc.property(thousandths, (value) => expect(formatNumber(value)).toBe(figures.format(value))));
});

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [30, '30th'],
])('formatOrdinal formats %d as a day of the month', (day, shown) => {
  expect(formatOrdinal(day)).toBe(shown);
});

it('formatTypedDate formats a day as it is typed', () => {
  expect(formatTypedDate('2026-12-01')).toBe('1 12 2026');
});

it('phoneHref calls a number without its spaces', () => {
  expect(phoneHref('0330 111 2222')).toBe('tel:03301112222');
});

describe('formatDate', () => {
  it.each([
    ['2026-11-27', '27\u00a0Nov\u00a02026'],
    ['2026-12-02', '02\u00a0Dec\u00a02026'],
    ['2026-06-30T23:30:00Z', '01\u00a0Jul\u00a02026'],
  ])('formats %s as dd MMM yyyy with no-break spaces [UI-07]', (date, shown) => {
    expect(formatDate(date)).toBe(shown);
  });

  it('formats a Date as its day in London', () => {
    expect(formatDate(new Date('2026-01-01T00:00:00Z'))).toBe('01\u00a0Jan\u00a02026');
  });

  it('throws for anything that is not a date', () => {
    expect(() => formatDate('soon')).toThrow(RangeError);
    expect(() => formatDate('2026-13-01')).toThrow(RangeError);
  });
});

it.each([
  ['2026-12-01', 'Tuesday 01\u00a0Dec\u00a02026'],
  ['2028-02-29', 'Tuesday 29\u00a0Feb\u00a02028'],
])('formatWeekday formats %s as a day of the week with its date', (day, shown) => {
  expect(formatWeekday(day)).toBe(shown);
});

describe('weekdayOf', () => {
  it('names every day as browsers do in British English', () => {
    const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
    fc.assert(fc.property(days, (day) => expect(weekdayOf(day.toISOString().slice(0, 10))).toBe(weekday.format(day))));
  });

  it('throws for text that is no day', () => {
    expect(() => weekdayOf('soon')).toThrow(RangeError);
  });
});
