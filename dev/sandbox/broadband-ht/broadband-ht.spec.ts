import { startTestSandbox, type VendorClient } from '../testing/vendor-client.js';

let client: VendorClient;
beforeAll(async () => {
  client = await startTestSandbox();
});
afterAll(() => client.sandbox.close());

interface Package {
  packageId: string;
  partner: number;
}
const packagesAt = async (postcode: string, more = '') =>
  (
    (await client.get(`/broadband-ht/v1/packages?postcode=${encodeURIComponent(postcode)}${more}`)).body as {
      packages: Package[];
    }
  ).packages;
const idsAt = async (postcode: string) => (await packagesAt(postcode)).map(({ packageId }) => packageId);

describe('the line check', () => {
  it.each([
    ['MK40 2QT', 16, 67, 900],
    ['LS6 1AN', 14, 67, 0],
    ['TR1 2HE', 7, 36, 0],
  ])(
    'of %s returns standard %i, part fibre %i, full fibre %i Mbps',
    async (postcode, standard, partFibre, fullFibre) => {
      expect(await client.get(`/broadband-ht/v1/line-check?postcode=${encodeURIComponent(postcode)}`)).toEqual({
        status: 200,
        body: {
          postcode,
          checkedOn: '2026-11-20',
          lines: {
            standard: { available: true, maxDownloadMbps: standard },
            partFibre: { available: true, maxDownloadMbps: partFibre },
            fullFibre: { available: fullFibre > 0, maxDownloadMbps: fullFibre },
          },
        },
      });
    },
  );

  it('accepts an address key', async () => {
    expect((await client.get('/broadband-ht/v1/line-check?udprn=121193458703')).body).toMatchObject({
      postcode: 'MK40 2QT',
      lines: { fullFibre: { available: true } },
    });
    expect(await client.get('/broadband-ht/v1/packages?udprn=121193458799')).toMatchObject({
      status: 404,
      body: { reason: 'UNKNOWN_ADDRESS' },
    });
  });

  it('finds nothing where there are no homes', async () => {
    expect((await client.get('/broadband-ht/v1/line-check?postcode=JE23AB')).body).toMatchObject({
      lines: { standard: { available: false, maxDownloadMbps: 0 } },
    });
    expect(await packagesAt('JE2 3AB')).toEqual([]);
  });
});

describe('the packages', () => {
  it('are complete at MK40 2QT, Sky with its own partner code', async () => {
    expect((await packagesAt('mk402qt')).map(({ packageId, partner }) => [packageId, partner])).toEqual([
      ['BRI-F36', -1],
      ['BRI-F67', -1],
      ['BRI-FF150', -1],
      ['BRI-FF500', -1],
      ['BRI-900TV', -1],
      ['ESS-15', -1],
      ['SKY-F67TV', 4],
      ['SKY-FF150TV', 4],
    ]);
  });

  it('require the line that they use', async () => {
    expect(await idsAt('LS6 1AN')).toEqual(['BRI-F36', 'BRI-F67', 'ESS-15', 'SKY-F67TV']);
    expect(await idsAt('TR1 2HE')).toEqual(['BRI-F36', 'ESS-15']);
  });

  it('differ by postcode, but not between calls', async () => {
    const postcodes = ['OX2 6TP', 'M1 1AE', 'L8 7NQ', 'NR2 3AF', 'SY1 1AA', 'BN1 4EQ', 'DH1 3LE', 'GL1 2EQ', 'HU5 3QD'];
    const first = await Promise.all(postcodes.map(idsAt));
    expect(first.filter((ids) => ids.includes('BRI-FF150')).length).toBeGreaterThan(0);
    expect(first.filter((ids) => !ids.includes('BRI-FF150')).length).toBeGreaterThan(0);
    expect(await Promise.all(postcodes.map(idsAt))).toEqual(first);
  });

  it('show price, dated rises, contract, speeds and ends of offers', async () => {
    const [, , fullFibre] = await packagesAt('MK40 2QT');
    expect(fullFibre).toMatchObject({
      packageName: 'Full Fibre 150',
      brand: { id: 'brightline', name: 'Brightline' },
      accessType: 'FULL_FIBRE',
      includes: ['BROADBAND'],
      contract: { months: 24, rolling: false, noticeDays: 30 },
      cost: {
        monthlyPence: 2899,
        setUpPence: 0,
        lineRentalIncluded: true,
        rises: [
          { from: '2027-04-01', monthlyPence: 3299 },
          { from: '2028-04-01', monthlyPence: 3699 },
        ],
      },
      speed: { averageDownMbps: 150, averageUpMbps: 30, guaranteedDownMbps: 100 },
      usage: { unlimited: true, limitGb: null },
      phone: null,
      tv: null,
      offers: [{ kind: 'REWARD', text: '£60 reward card', monthlyPence: null, endsAt: '2026-11-25T23:59:59.000Z' }],
    });
  });

  it('show calls, television, an introductory price and the eligibility for a social tariff', async () => {
    const [, , , fast, television, social] = await packagesAt('MK40 2QT');
    expect(fast).toMatchObject({
      includes: ['BROADBAND', 'PHONE'],
      phone: { plan: 'Evening and weekend calls', dayPencePerMin: 23, eveningPencePerMin: 0 },
      offers: [{ kind: 'INTRODUCTORY_PRICE', monthlyPence: 2499, months: 3, endsAt: '2026-12-02T23:59:59.000Z' }],
    });
    expect(television).toMatchObject({
      includes: ['BROADBAND', 'TV'],
      cost: { monthlyPence: 5299, setUpPence: 2999 },
      tv: { name: 'Brightline TV' },
    });
    expect(social).toMatchObject({
      contract: { months: 1, rolling: true },
      cost: { monthlyPence: 1500, rises: [] },
      socialTariff: { eligibility: 'You must get Universal Credit or Pension Credit.' },
    });
  });

  it('count the rises from the start of the contract', async () => {
    const [cheapest] = await packagesAt('MK40 2QT', '&startDate=2027-04-05');
    expect(cheapest).toMatchObject({
      cost: {
        rises: [
          { from: '2028-04-01', monthlyPence: 2899 },
          { from: '2029-04-01', monthlyPence: 3199 },
        ],
      },
    });
  });

  it('reject an invalid postcode and an invalid day', async () => {
    expect(await client.get('/broadband-ht/v1/packages')).toEqual({
      status: 400,
      body: { reason: 'INVALID_POSTCODE', message: 'This is not a postcode', details: [] },
    });
    expect(await client.get('/broadband-ht/v1/packages?postcode=MK402QT&startDate=2027-02-30')).toMatchObject({
      status: 400,
      body: { reason: 'INVALID_DATE' },
    });
  });
});

const ORDER = {
  packageId: 'BRI-FF150',
  offerId: 'BRI-CARD60',
  customer: {
    title: 'Mr',
    forename: 'Sam',
    surname: 'Hartley',
    email: 'sam.hartley@example.test',
    telephone: '07700900101',
  },
  installAt: { udprn: '121193458703', line1: '14 Castle Road', line2: '', town: 'Bedford', postcode: 'MK40 2QT' },
  startDate: '2026-11-27',
  callbackSlot: null,
};
const order = (more: object = {}, key = 'first') =>
  client.send('POST', '/broadband-ht/v1/orders', { ...ORDER, ...more }, { 'idempotency-key': key });

describe('an order', () => {
  it('is accepted once per key and listed for its customer', async () => {
    const first = await order();
    expect(first).toEqual({
      status: 201,
      body: {
        orderNumber: expect.stringMatching(/^HT-[2-9B-Z]{8}$/) as string,
        status: 'RECEIVED',
        packageId: 'BRI-FF150',
        startDate: '2026-11-27',
        callbackSlot: null,
        brandName: 'Brightline',
        packageName: 'Full Fibre 150',
      },
    });
    expect(await order()).toEqual(first);
    expect((await client.get('/broadband-ht/v1/orders?email=Sam.Hartley@example.test')).body).toMatchObject({
      orders: [{ packageId: 'BRI-FF150', status: 'RECEIVED' }],
    });
  });

  it('requests a call back from Sky', async () => {
    expect(await order({ packageId: 'SKY-FF150TV', callbackSlot: 'ANY' }, 'sky')).toMatchObject({
      status: 201,
      body: { brandName: 'Sky', callbackSlot: 'ANY' },
    });
  });

  it.each([
    [400, 'INVALID_POSTCODE', { installAt: { ...ORDER.installAt, postcode: 'nonsense' } }],
    [400, 'INVALID_DATE', { startDate: '2026-11-31' }],
    [400, 'INVALID_ORDER', { customer: { ...ORDER.customer, email: undefined } }],
    [409, 'KEY_USED', { startDate: '2026-11-28' }],
    [422, 'UNKNOWN_PACKAGE', { packageId: 'TEAPOT' }],
    [422, 'NOT_AT_THIS_ADDRESS', { installAt: { ...ORDER.installAt, postcode: 'LS6 1AN' } }],
    [422, 'NO_CALLBACK', { callbackSlot: 2 }],
  ])('is rejected with %i %s', async (status, reason, more) => {
    await order({}, 'taken');
    expect(await order(more, reason === 'KEY_USED' ? 'taken' : `refused ${reason}`)).toMatchObject({
      status,
      body: { reason },
    });
  });

  it('requires a key', async () => {
    expect(await client.send('POST', '/broadband-ht/v1/orders', ORDER)).toMatchObject({
      status: 400,
      body: { reason: 'INVALID_ORDER', details: [{ path: '/idempotency-key' }] },
    });
  });
});

describe('a fault of the feed', () => {
  it('applies to the searches and orders with the postcode', async () => {
    await client.send('PUT', '/faults/broadband-ht', { mode: 'error', match: 'BS2 0JA' });
    expect(await client.get('/broadband-ht/v1/packages?postcode=bs20ja')).toEqual({
      status: 500,
      body: { reason: 'INTERNAL', message: 'Something went wrong here', details: [] },
    });
    expect(await order({ installAt: { ...ORDER.installAt, postcode: 'BS2 0JA' } })).toMatchObject({ status: 500 });
    expect(await client.get('/broadband-ht/v1/packages?postcode=MK402QT')).toMatchObject({ status: 200 });
    await client.send('DELETE', '/faults');
  });
});
