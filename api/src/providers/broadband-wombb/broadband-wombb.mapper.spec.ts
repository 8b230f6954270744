import { coverageResponse, dealsResponse } from './broadband-wombb.responses.js';
import { toFeedDate, toOfferedPackage } from './broadband-wombb.mapper.js';

/** A deal in the vendor's format. */
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

const parseDeal = (more: object = {}) =>
  dealsResponse.parse({ ok: true, deals: [aDeal(more)] }).deals.map(toOfferedPackage)[0];

it.each([
  ['pounds', {}, { price: { monthly: 2799, setUp: 3000, lineRental: 0, lineRentalIncluded: true, isRolling: false } }],
  // 19.99 × 100 is 1998.9999999999998.
  ['pounds that floating point misrepresents', { setup_fee: 19.99 }, { price: { setUp: 1999 } }],
  ['line rental on top', { line_rental: 9.99 }, { price: { lineRental: 999, lineRentalIncluded: false } }],
  [
    'dates',
    { price_rises: [{ date: '01/04/2027', price_month: 31.99 }] },
    { price: { rises: [{ from: '2027-04-01', price: 3199 }] } },
  ],
  ['a rolling month', { rolling: 1, contract: 1 }, { price: { isRolling: true, contractMonths: 1 } }],
  ['no guarantee', { min_mbps: '' }, { broadband: { guaranteedDownloadSpeed: null } }],
  ['a usage limit', { cap_gb: 600 }, { broadband: { usageLimit: 600, unlimited: false } }],
  ['cable', { tech: 'cable' }, { broadbandType: 'Fibre', broadband: { name: 'Cable' } }],
  ['5G, which is not fibre', { tech: '5g' }, { broadbandType: 'Broadband', broadband: { name: '5G' } }],
  [
    'a phone line [BB-09]',
    { calls: { name: 'Pay as you use', ppm_day: 23, ppm_eve: 12, ppm_wkd: 9 } },
    { call: { name: 'Pay as you use', costDayPerMin: 23, costEveningPerMin: 12, costWeekendPerMin: 9 } },
  ],
  [
    'TV [BB-09]',
    {
      tv: {
        name: 'Coaxia TV',
        points: [
          ['Channels', '190 channels'],
          ['Box', 'Record 6 programmes'],
        ],
      },
    },
    {
      tv: {
        name: 'Coaxia TV',
        feature1: '190 channels',
        feature1Title: 'Channels',
        feature2: 'Record 6 programmes',
        feature2Title: 'Box',
      },
    },
  ],
  ['a fee for leaving early', { exit_fee_month: 12.5 }, { monthlyExitFee: 1250 }],
  ['no fee', { exit_fee_month: null }, { monthlyExitFee: null }],
  [
    'a date of activation',
    { live_from: '04/12/2026', visit: 1 },
    { activation: { date: '2026-12-04', needsEngineer: true } },
  ],
  [
    'an activation without a visit',
    { live_from: '25/11/2026', visit: 0 },
    { activation: { date: '2026-11-25', needsEngineer: false } },
  ],
  ['no date', { live_from: '', visit: 0 }, { activation: null }],
  ['nothing that older versions lack', {}, { addOns: [], monthlyExitFee: null, activation: null }],
  ['a logo hosted elsewhere', {}, { provider: { id: '811', slug: 'coaxia', imageUrl: null } }],
])('reads %s', (_, more, expected) => {
  expect(parseDeal(more)).toMatchObject(expected);
});

it.each([
  [
    { price_month: 0, months: 1 },
    { numberOfMonths: 1, price: 0 },
  ],
  [{ price_month: 21.99, months: null }, null],
  [{ price_month: null, months: null }, null],
])('maps an offer with %j to the introductory price %j', (price, introductory) => {
  const promos = [{ code: 'CX-START', text: 'Less', ends: 1795996799, ...price }];
  expect(parseDeal({ promos })?.offers).toEqual([
    { id: 'CX-START', text: 'Less', expires: new Date('2026-11-29T23:59:59.000Z'), introductory },
  ]);
});

it.each([
  ['an impossible date', { price_rises: [{ date: '31/02/2027', price_month: 31.99 }] }],
  ['an activation on an impossible date', { live_from: '31/02/2027' }],
  ['a speed that is not a number', { dl_mbps: 'fast' }],
  ['a slug that is unsafe in a path', { advertiser: { ...aDeal().advertiser, slug: 'a/b' } }],
])('rejects %s', (_, more) => {
  expect(dealsResponse.safeParse({ ok: true, deals: [aDeal(more)] }).success).toBe(false);
});

it('reads line speeds, null without a line, and writes dates as dd/MM/yyyy', () => {
  expect(coverageResponse.parse({ ok: true, standard_mbps: '16', fibre_mbps: '' })).toMatchObject({
    standard_mbps: 16,
    fibre_mbps: null,
  });
  expect(toFeedDate('2026-11-27')).toBe('27/11/2026');
});
