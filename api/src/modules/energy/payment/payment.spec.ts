import type { StoredSelection } from '../state/energy.state.js';
import { aMeter, aSupply } from '../../move/enrolment/enrolment-record.builder.js';
import { maskAccountNumber, maskSortCode } from './bank-details.js';
import { firstPaymentOn } from './first-payment.js';
import { toPaymentQuestions } from './payment-questions.js';

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
  ])('set up on %s for supply from %s on day %s is on %s', async (today, supplyStartDate, day, expected) => {
    const collection = { acceptedOn: today, supplyStartDate, preferredDay: day, nation: 'ENG' } as const;
    expect(await firstPaymentOn(collection)).toBe(expected);
  });

  it('waits for the bank holidays of the nation of the home', async () => {
    const collection = { acceptedOn: '2026-11-20', supplyStartDate: '2026-11-27', preferredDay: null } as const;
    expect(await firstPaymentOn({ ...collection, nation: 'SCT' })).toBe('2026-12-07');
  });
});

it('masks bank details to their last three digits', () => {
  expect(maskAccountNumber('66374958')).toBe('*****958');
  expect(maskSortCode('089999')).toBe('***999');
});

describe('agreement to a smart meter', () => {
  const terms = {
    accountNamePattern: '',
    accountNameHint: '',
    collectionDays: [],
    paperMandate: false,
    noticeWorkingDays: 0,
  };
  const smart = aMeter({ smart: 'S2' });
  /** The only field of the selection that the question reads. */
  const planOf = (isSmartSpecific: boolean) =>
    ({ offers: [{ tariff: { isSmartSpecific } }] }) as unknown as StoredSelection;

  it.each([
    ['is required for a plan that needs one, at a home without any', planOf(true), aSupply(), true],
    ['is not required for another plan', planOf(false), aSupply(), false],
    ['is not required at a home with both', planOf(true), aSupply(smart, smart), false],
    ['is not required at a home with that of electricity', planOf(true), aSupply(smart, aMeter()), false],
    ['is not required at a home with that of gas', planOf(true), aSupply(aMeter(), smart), false],
  ])('%s [PAY-25]', (_, plan, supply, expected) => {
    expect(toPaymentQuestions(terms, [plan], { supply, usage: null }, null).smartMeterRequired).toBe(expected);
  });
});
