import { packagesResponse } from './broadband-ht.responses.js';
import { toOfferedPackage, toSpeeds } from './broadband-ht.mapper.js';

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
