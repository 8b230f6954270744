import type { BroadbandPricing } from '@home-move/contract';
import { pricingOf } from '../../broadband/entertainment/package-pricing.js';
import { anOfferedPrice } from '../../broadband/entertainment/offered-package.builder.js';
import { firstMonthlyPrice, formatMonthlyPrice } from './monthly-price.js';

const start = '2026-11-27';
const rises = [
  { from: '2027-04-01', price: 4600 },
  { from: '2028-04-01', price: 4900 },
];
const pricing = (months: number | null, more: object = {}): BroadbandPricing =>
  pricingOf(
    anOfferedPrice({ monthly: 4300, rises, ...more }),
    months === null ? null : { numberOfMonths: months, price: 3900 },
    start,
  );
const later = { from: '2028-04-01', amountFormatted: '£49.00' };

it.each([
  ['without an offer', pricing(null), null, '£43.00', [{ from: '2027-04-01', amountFormatted: '£46.00' }, later]],
  [
    'with introductory months that end before a rise',
    pricing(3),
    { months: 3, amountFormatted: '£39.00' },
    '£43.00',
    [{ from: '2027-04-01', amountFormatted: '£46.00' }, later],
  ],
  [
    'with introductory months that outlast a rise',
    pricing(6),
    { months: 6, amountFormatted: '£39.00' },
    '£46.00',
    [later],
  ],
  ['with an offer for the whole term', pricing(24), null, '£39.00', []],
  [
    'with a free month of a rolling contract',
    pricing(1, { contractMonths: 1, isRolling: true, rises: [] }),
    { months: 1, amountFormatted: '£39.00' },
    '£43.00',
    [],
  ],
])('shows each price once, %s', (_, contractPricing, introductory, packageMonthlyAmount, expected) => {
  expect(formatMonthlyPrice(contractPricing, start)).toEqual({ introductory, packageMonthlyAmount, rises: expected });
});

it.each([
  ['without an offer', pricing(null), '2026-11-27', 4300],
  ['with introductory months', pricing(3), '2026-11-27', 3900],
  ['when it starts after a rise', pricing(null), '2027-04-01', 4600],
])('costs what the first month does, %s', (_, contractPricing, from, expected) => {
  expect(firstMonthlyPrice(contractPricing, from)).toBe(expected);
});
