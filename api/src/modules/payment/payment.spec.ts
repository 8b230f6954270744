import { firstPaymentOn } from './first-payment.js';
import { maskAccountNumber, maskSortCode } from './bank-details.js';
import { addWorkingDays } from './working-days.js';

describe('working days', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-20', 10, '2026-12-04'],
    ['2026-12-24', 1, '2026-12-29'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2027-03-25', 1, '2027-03-30'],
  ])('from %s, %d on, is %s', (from, count, expected) => {
    expect(addWorkingDays(from, count)).toBe(expected);
  });
});

describe('the first payment', () => {
  it.each([
    // Ready on Friday 4 December.
    ['2026-11-20', '2026-11-27', 5, '2026-12-05'],
    ['2026-11-20', '2026-11-27', 4, '2026-12-04'],
    ['2026-11-20', '2026-11-27', 1, '2027-01-01'],
    ['2026-11-20', '2026-11-27', 28, '2026-12-28'],
    // Supply starts after the instruction is ready.
    ['2026-11-20', '2026-12-19', 15, '2027-01-15'],
    ['2026-11-20', '2026-12-19', 20, '2026-12-20'],
    ['2026-11-20', '2026-11-27', null, '2026-12-04'],
  ])('set up on %s for supply from %s on day %s is on %s', (today, switchesOn, day, expected) => {
    expect(firstPaymentOn(today, switchesOn, day)).toBe(expected);
  });
});

it('masks bank details to their last three digits', () => {
  expect(maskAccountNumber('66374958')).toBe('*****958');
  expect(maskSortCode('089999')).toBe('***999');
});
