import { entertainmentCardTexts } from './entertainment-card.texts';

const rises = [{ from: '2028-04-01', amountFormatted: '£49.00' }];

it.each([
  [null, '£46.00 a month until 31 Mar 2028, £49.00 from 01 Apr 2028'],
  [6, '£39.00 a month for the first 6 months, then £46.00 a month until 31 Mar 2028, £49.00 from 01 Apr 2028'],
  [1, '£39.00 for the first month, then £46.00 a month until 31 Mar 2028, £49.00 from 01 Apr 2028'],
])('shows the price of the first months (%s) before the one that follows', (months, expected) => {
  const introductory = months === null ? null : { months, amountFormatted: '£39.00' };
  const price = entertainmentCardTexts.monthly('£46.00', { introductory, rises });
  expect(price.replaceAll('\u00a0', ' ')).toBe(expected);
});
