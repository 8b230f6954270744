import { maskAccountNumber, maskSortCode } from './bank-details.js';
import { firstPaymentOn } from './first-payment.js';

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
  ])('set up on %s for supply from %s on day %s is on %s', async (today, switchesOn, day, expected) => {
    const collection = { acceptedOn: today, switchesOn, preferredDay: day, nation: 'ENG' } as const;
    expect(await firstPaymentOn(collection)).toBe(expected);
  });

  it('waits for the bank holidays of the nation of the home', async () => {
    const collection = { acceptedOn: '2026-11-20', switchesOn: '2026-11-27', preferredDay: null } as const;
    expect(await firstPaymentOn({ ...collection, nation: 'SCT' })).toBe('2026-12-07');
  });
});

it('masks bank details to their last three digits', () => {
  expect(maskAccountNumber('66374958')).toBe('*****958');
  expect(maskSortCode('089999')).toBe('***999');
});
