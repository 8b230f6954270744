import { packagesAnswer } from './broadband-ht.answers.js';
import { toOfferedPackage, toSpeeds } from './broadband-ht.mapper.js';

const svg = 'data:image/svg+xml;base64,PHN2Zy8+';

/** A package as the vendor sends it. */
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

const read = (more: object = {}) =>
  packagesAnswer.parse({ packages: [aPackage(more)] }).packages.map(toOfferedPackage)[0];

it.each([
  [
    'a logo from elsewhere',
    { brand: { id: 'b', name: 'B', logo: 'https://b.example/l.svg' } },
    { provider: { imageUrl: null } },
  ],
  ['a partner that we do not know', { partner: 7 }, { partner: null }],
  ['part fibre', { accessType: 'PART_FIBRE' }, { broadbandType: 'Fibre', broadband: { name: 'Part fibre' } }],
  ['a limit', { usage: { unlimited: false, limitGb: 500 } }, { broadband: { usageLimit: 500, unlimited: false } }],
  [
    'line rental on top',
    { cost: { monthlyPence: 2000, setUpPence: 0, lineRentalPence: 999, lineRentalIncluded: false, rises: [] } },
    { price: { monthly: 2000, lineRental: 999, lineRentalIncluded: false } },
  ],
])('reads a package with %s', (_, more, expected) => {
  expect(read(more)).toMatchObject(expected);
});

const offer = { offerId: 'HALF', text: 'Half price', endsAt: '2026-12-02T23:59:59.000Z' };

it.each([
  [
    { monthlyPence: 1450, months: 3 },
    { numberOfMonths: 3, price: 1450 },
  ],
  // Without its end a lower price is not counted on.
  [{ monthlyPence: 1450, months: null }, null],
  [{ monthlyPence: null, months: null }, null],
])('of an offer with %j counts %j', (price, introductory) => {
  expect(read({ offers: [{ ...offer, ...price }] })?.offers).toEqual([
    { id: 'HALF', text: 'Half price', expires: new Date('2026-12-02T23:59:59.000Z'), introductory },
  ]);
});

it.each([
  ['pence that are not whole', { cost: { ...aPackage().cost, monthlyPence: 28.99 } }],
  ['a rise on a day that is none', { cost: { ...aPackage().cost, rises: [{ from: '2027-02-30', monthlyPence: 1 }] } }],
  ['terms that are no address of the web', { termsUrl: 'javascript:alert(1)' }],
  ['an id that fits no path', { packageId: '../orders' }],
])('refuses %s', (_, more) => {
  expect(packagesAnswer.safeParse({ packages: [aPackage(more)] }).success).toBe(false);
});

it('takes the best of the lines that can be had', () => {
  const line = (available: boolean, maxDownloadMbps: number) => ({ available, maxDownloadMbps });
  const lines = { standard: line(true, 16), partFibre: line(true, 67), fullFibre: line(false, 900) };
  expect(toSpeeds({ lines })).toEqual({ standard: 16, fibre: 67 });
  const none = line(false, 0);
  expect(toSpeeds({ lines: { standard: none, partFibre: none, fullFibre: none } })).toEqual({
    standard: null,
    fibre: null,
  });
});
