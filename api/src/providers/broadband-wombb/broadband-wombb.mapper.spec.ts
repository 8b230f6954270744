import { coverageAnswer, dealsAnswer } from './broadband-wombb.answers.js';
import { feedDate, toOfferedPackage } from './broadband-wombb.mapper.js';

/** A deal as the vendor sends it. */
const aDeal = (more: object = {}) => ({
  deal_id: 'wm-81101',
  title: '264',
  advertiser: { id: 811, name: 'Coaxia', slug: 'coaxia', img: 'https://coaxia.example/logo.png' },
  tech: 'cable',
  price_month: 27.99,
  setup_fee: 30,
  line_rental: 0,
  contract: 24,
  rolling: 0,
  price_rises: [],
  dl_mbps: '264',
  ul_mbps: '25',
  min_mbps: '132',
  cap_gb: 0,
  calls: null,
  tv: null,
  usps: [],
  bullets: [],
  promos: [],
  ...more,
});

const read = (more: object = {}) =>
  dealsAnswer.parse({ ok: true, deals: [aDeal(more)] }).deals.map(toOfferedPackage)[0];

it.each([
  ['pounds', {}, { price: { monthly: 2799, setUp: 3000, lineRental: 0, lineRentalIncluded: true, isRolling: false } }],
  // 19.99 × 100 is 1998.9999999999998.
  ['pounds that multiply badly', { setup_fee: 19.99 }, { price: { setUp: 1999 } }],
  ['line rental on top', { line_rental: 9.99 }, { price: { lineRental: 999, lineRentalIncluded: false } }],
  [
    'days',
    { price_rises: [{ date: '01/04/2027', price_month: 31.99 }] },
    { price: { rises: [{ from: '2027-04-01', price: 3199 }] } },
  ],
  ['a rolling month', { rolling: 1, contract: 1 }, { price: { isRolling: true, contractMonths: 1 } }],
  ['no guarantee', { min_mbps: '' }, { broadband: { guaranteedDownloadSpeed: null } }],
  ['a limit', { cap_gb: 600 }, { broadband: { usageLimit: 600, unlimited: false } }],
  ['cable', { tech: 'cable' }, { broadbandType: 'Fibre', broadband: { name: 'Cable' } }],
  ['5G, which is no fibre', { tech: '5g' }, { broadbandType: 'Broadband', broadband: { name: '5G' } }],
  ['a logo from elsewhere', {}, { provider: { id: '811', slug: 'coaxia', imageUrl: null } }],
])('reads %s', (_, more, expected) => {
  expect(read(more)).toMatchObject(expected);
});

it.each([
  [
    { price_month: 0, months: 1 },
    { numberOfMonths: 1, price: 0 },
  ],
  [{ price_month: 21.99, months: null }, null],
  [{ price_month: null, months: null }, null],
])('of an offer with %j counts %j', (price, introductory) => {
  const promos = [{ code: 'CX-START', text: 'Less', ends: 1795996799, ...price }];
  expect(read({ promos })?.offers).toEqual([
    { id: 'CX-START', text: 'Less', expires: new Date('2026-11-29T23:59:59.000Z'), introductory },
  ]);
});

it.each([
  ['a day that is none', { price_rises: [{ date: '31/02/2027', price_month: 31.99 }] }],
  ['a speed that is none', { dl_mbps: 'fast' }],
  ['a slug that fits no path', { advertiser: { ...aDeal().advertiser, slug: 'a/b' } }],
])('refuses %s', (_, more) => {
  expect(dealsAnswer.safeParse({ ok: true, deals: [aDeal(more)] }).success).toBe(false);
});

it('reads speeds, where there are any, and writes days as the feed does', () => {
  expect(coverageAnswer.parse({ ok: true, standard_mbps: '16', fibre_mbps: '' })).toMatchObject({
    standard_mbps: 16,
    fibre_mbps: null,
  });
  expect(feedDate('2026-11-27')).toBe('27/11/2026');
});
