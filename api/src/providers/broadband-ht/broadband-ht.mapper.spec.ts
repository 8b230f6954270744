import type { BroadbandOrder } from './broadband-ht.port.js';
import { orderResponse, ordersResponse, packagesResponse } from './broadband-ht.responses.js';
import { fromOrder, toAcceptedOrder, toOfferedPackage, toSpeeds } from './broadband-ht.mapper.js';

const svg = 'data:image/svg+xml;base64,PHN2Zy8+';

/** A package in the vendor's format. */
const aPackage = (more: object = {}) => ({
  packageId: 'BRI-FF150',
  packageName: 'Full Fibre 150',
  partner: -1,
  brand: { id: 'brightline', name: 'Brightline', logo: svg },
  accessType: 'FULL_FIBRE',
  contract: { months: 24, rolling: false, noticeDays: 30 },
  cost: { monthlyPence: 2899, setUpPence: 0, lineRentalPence: 0, lineRentalIncluded: true, rises: [] },
  speed: { averageDownMbps: 150, averageUpMbps: 30, guaranteedDownMbps: 100 },
  usage: { unlimited: true, limitGb: null },
  phone: null,
  tv: null,
  keyPoints: [],
  features: [],
  socialTariff: null,
  offers: [],
  termsUrl: 'https://brightline.example/terms',
  ...more,
});

const parsePackage = (more: object = {}) =>
  packagesResponse.parse({ packages: [aPackage(more)] }).packages.map(toOfferedPackage)[0];

it.each([
  [
    'a logo hosted elsewhere',
    { brand: { id: 'b', name: 'B', logo: 'https://b.example/l.svg' } },
    { provider: { imageUrl: null } },
  ],
  ['an unknown partner', { partner: 7 }, { partner: null }],
  [
    'a phone line [BB-09]',
    { phone: { plan: 'Pay as you use', dayPencePerMin: 23, eveningPencePerMin: 12, weekendPencePerMin: 9 } },
    { call: { name: 'Pay as you use', costDayPerMin: 23, costEveningPerMin: 12, costWeekendPerMin: 9 } },
  ],
  [
    'TV [BB-09]',
    {
      tv: {
        name: 'Sky TV',
        highlights: [
          { title: 'Channels', text: 'Over 100' },
          { title: 'Watching', text: 'Live' },
        ],
      },
    },
    {
      tv: {
        name: 'Sky TV',
        feature1: 'Over 100',
        feature1Title: 'Channels',
        feature2: 'Live',
        feature2Title: 'Watching',
      },
    },
  ],
  ['part fibre', { accessType: 'PART_FIBRE' }, { broadbandType: 'Fibre', broadband: { name: 'Part fibre' } }],
  [
    'a usage limit',
    { usage: { unlimited: false, limitGb: 500 } },
    { broadband: { usageLimit: 500, unlimited: false } },
  ],
  [
    'line rental on top',
    { cost: { monthlyPence: 2000, setUpPence: 0, lineRentalPence: 999, lineRentalIncluded: false, rises: [] } },
    { price: { monthly: 2000, lineRental: 999, lineRentalIncluded: false } },
  ],
  [
    'add-ons',
    {
      addOns: [
        { addOnId: 'BRI-WIFI', name: 'Whole-home wifi', about: 'In every room', monthlyPence: 500 },
        { addOnId: 'BRI-ANYTIME', name: 'Anytime calls', about: null, monthlyPence: 800 },
      ],
    },
    {
      addOns: [
        { id: 'BRI-WIFI', name: 'Whole-home wifi', description: 'In every room', monthlyPrice: 500, type: 5 },
        { id: 'BRI-ANYTIME', name: 'Anytime calls', description: null, monthlyPrice: 800, type: 5 },
      ],
    },
  ],
  [
    'a fee for leaving early',
    { contract: { months: 24, rolling: false, earlyExitPencePerMonth: 1800 } },
    { monthlyExitFee: 1800 },
  ],
  ['no fee', { contract: { months: 1, rolling: true, earlyExitPencePerMonth: null } }, { monthlyExitFee: null }],
  [
    'a date of activation',
    { activation: { earliest: '2026-12-04', engineerVisit: true } },
    { activation: { date: '2026-12-04', needsEngineer: true } },
  ],
  ['no date', { activation: null }, { activation: null }],
  ['nothing that older versions lack', {}, { addOns: [], monthlyExitFee: null, activation: null }],
])('reads a package with %s', (_, more, expected) => {
  expect(parsePackage(more)).toMatchObject(expected);
});

const offer = { offerId: 'HALF', text: 'Half price', endsAt: '2026-12-02T23:59:59.000Z' };

it.each([
  [
    { monthlyPence: 1450, months: 3 },
    { numberOfMonths: 3, price: 1450 },
  ],
  // An offer price without an end is ignored.
  [{ monthlyPence: 1450, months: null }, null],
  [{ monthlyPence: null, months: null }, null],
])('maps an offer with %j to the introductory price %j', (price, introductory) => {
  expect(parsePackage({ offers: [{ ...offer, ...price }] })?.offers).toEqual([
    { id: 'HALF', text: 'Half price', expires: new Date('2026-12-02T23:59:59.000Z'), introductory },
  ]);
});

it.each([
  ['fractional pence', { cost: { ...aPackage().cost, monthlyPence: 28.99 } }],
  [
    'a price rise on an impossible date',
    { cost: { ...aPackage().cost, rises: [{ from: '2027-02-30', monthlyPence: 1 }] } },
  ],
  ['a terms link that is not a web address', { termsUrl: 'javascript:alert(1)' }],
  ['an id that is unsafe in a path', { packageId: '../orders' }],
  ['an add-on at a negative price', { addOns: [{ addOnId: 'A', name: 'A', about: null, monthlyPence: -1 }] }],
  ['an activation on an impossible date', { activation: { earliest: '2026-12-32', engineerVisit: false } }],
])('rejects %s', (_, more) => {
  expect(packagesResponse.safeParse({ packages: [aPackage(more)] }).success).toBe(false);
});

it('reports the fastest available line of each kind', () => {
  const line = (available: boolean, maxDownloadMbps: number) => ({ available, maxDownloadMbps });
  const lines = { standard: line(true, 16), partFibre: line(true, 67), fullFibre: line(false, 900) };
  expect(toSpeeds({ lines })).toEqual({ standard: 16, fibre: 67 });
  const none = line(false, 0);
  expect(toSpeeds({ lines: { standard: none, partFibre: none, fullFibre: none } })).toEqual({
    standard: null,
    fibre: null,
  });
});

describe('an order', () => {
  const anOrder: BroadbandOrder = {
    packageId: 'SKY-FF150TV',
    offerId: null,
    person: {
      title: null,
      firstName: 'Sam',
      surname: 'Hartley',
      emailAddress: 'sam.hartley@example.test',
      contactNumber: '07700900101',
    },
    address: {
      addressKey: '121193458703',
      houseNameOrNumber: '14',
      addressLine1: 'Castle Road',
      addressLine2: '',
      cityTown: 'Bedford',
      postcode: 'MK40 2QT',
      isAbroad: false,
      manualAddress: false,
      isDomestic: true,
    },
    startDate: '2026-11-27',
    addOnIds: [],
    skyCallbackSlot: null,
  };

  it('without add-ons and slot is the same text as before they existed', () => {
    expect(JSON.stringify(fromOrder(anOrder))).toBe(
      '{"packageId":"SKY-FF150TV","offerId":null,"customer":{"forename":"Sam","surname":"Hartley",' +
        '"email":"sam.hartley@example.test","telephone":"07700900101"},"installAt":{"udprn":"121193458703",' +
        '"line1":"14 Castle Road","line2":"","town":"Bedford","postcode":"MK40 2QT"},"startDate":"2026-11-27",' +
        '"callbackSlot":null}',
    );
  });

  it.each([
    ['1', 1],
    ['4', 4],
    ['Anytime', 'ANY'],
  ] as const)('requests the call back of slot %s as %j [BBSET-09]', (skyCallbackSlot, callbackSlot) => {
    expect(fromOrder({ ...anOrder, skyCallbackSlot })).toMatchObject({ callbackSlot });
  });

  it('names its add-ons', () => {
    expect(fromOrder({ ...anOrder, addOnIds: ['SKY-SPORTS', 'SKY-FILMS'] })).toMatchObject({
      addOns: ['SKY-SPORTS', 'SKY-FILMS'],
    });
  });
});

it.each([
  [{ activationDate: '2026-12-04' }, '2026-12-04'],
  [{ activationDate: null }, null],
  [{}, null],
])('reads the activation date of an order that answers %j as %j', (more, activationDate) => {
  const answer = { orderNumber: 'HT-1', status: 'RECEIVED', packageId: 'BRI-F36', startDate: '2026-11-27', ...more };
  const expected = { number: 'HT-1', activationDate };
  expect(toAcceptedOrder(orderResponse.parse(answer))).toEqual(expected);
  expect(ordersResponse.parse({ orders: [answer] }).orders.map(toAcceptedOrder)).toEqual([expected]);
});
