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

  it('finds nothing at a postcode without homes', async () => {
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
      contract: { months: 24, rolling: false, noticeDays: 30, earlyExitPencePerMonth: 1800 },
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
      contract: { months: 1, rolling: true, earlyExitPencePerMonth: null },
      cost: { monthlyPence: 1500, rises: [] },
      socialTariff: { eligibility: 'You must get Universal Credit or Pension Credit.' },
    });
  });

  it('show add-ons, none for the social tariff', async () => {
    const all = (await packagesAt('MK40 2QT')) as (Package & { addOns: { addOnId: string; monthlyPence: number }[] })[];
    const sold = all.map(({ packageId, addOns }) => [packageId, addOns.map(({ addOnId }) => addOnId)]);
    expect(sold).toEqual([
      ['BRI-F36', ['BRI-ANYTIME', 'BRI-WIFI']],
      ['BRI-F67', ['BRI-ANYTIME', 'BRI-WIFI']],
      ['BRI-FF150', ['BRI-WIFI']],
      ['BRI-FF500', ['BRI-ANYTIME', 'BRI-WIFI']],
      ['BRI-900TV', ['BRI-WIFI']],
      ['ESS-15', []],
      ['SKY-F67TV', ['SKY-SPORTS', 'SKY-FILMS']],
      ['SKY-FF150TV', ['SKY-SPORTS', 'SKY-FILMS']],
    ]);
    expect(all[0]?.addOns[1]).toEqual({
      addOnId: 'BRI-WIFI',
      name: 'Whole-home wifi',
      about: 'A second hub that carries the signal to every room',
      monthlyPence: 500,
    });
  });

  it('show the earliest activation: five working days, or ten with an engineer', async () => {
    const activations = async (startDate: string) => {
      const [partFibre, , fullFibre] = await packagesAt('MK40 2QT', `&startDate=${startDate}`);
      return [partFibre, fullFibre].map((found) => (found as unknown as { activation: object }).activation);
    };
    expect(await activations('2026-11-20')).toEqual([
      { earliest: '2026-11-27', engineerVisit: false },
      { earliest: '2026-12-04', engineerVisit: true },
    ]);
    // A Saturday: never before the requested start.
    expect(await activations('2026-11-28')).toEqual([
      { earliest: '2026-11-30', engineerVisit: false },
      { earliest: '2026-12-04', engineerVisit: true },
    ]);
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
        activationDate: '2026-12-04',
        callbackSlot: null,
        addOns: [],
        brandName: 'Brightline',
        packageName: 'Full Fibre 150',
      },
    });
    expect(await order()).toEqual(first);
    expect((await client.get('/broadband-ht/v1/orders?email=Sam.Hartley@example.test')).body).toMatchObject({
      orders: [{ packageId: 'BRI-FF150', status: 'RECEIVED', activationDate: '2026-12-04' }],
    });
  });

  it('takes add-ons of its package', async () => {
    const addOns = ['BRI-ANYTIME', 'BRI-WIFI'];
    const customer = { ...ORDER.customer, email: 'jo@example.test' };
    expect(await order({ packageId: 'BRI-F67', customer, addOns }, 'add-ons')).toMatchObject({
      status: 201,
      body: { addOns, activationDate: '2026-11-27' },
    });
    expect((await client.get('/broadband-ht/v1/orders?email=jo@example.test')).body).toMatchObject({
      orders: [{ packageId: 'BRI-F67', addOns }],
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
    [422, 'UNKNOWN_ADD_ON', { addOns: ['SKY-SPORTS'] }],
    [400, 'INVALID_ORDER', { addOns: ['BRI-WIFI', 'BRI-WIFI'] }],
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

  it('lists nothing with mode empty, and keeps the lines', async () => {
    await client.send('PUT', '/faults/broadband-ht', { mode: 'empty', match: 'MK40 2QT' });
    expect((await client.get('/broadband-ht/v1/packages?postcode=MK402QT')).body).toEqual({
      postcode: 'MK40 2QT',
      contractFrom: '2026-11-20',
      total: 0,
      packages: [],
    });
    expect((await client.get('/broadband-ht/v1/line-check?postcode=MK402QT')).body).toMatchObject({
      lines: { fullFibre: { available: true } },
    });
    await client.send('DELETE', '/faults');
  });
});

describe('a fault of one package at one home', () => {
  afterEach(() => client.send('DELETE', '/faults'));
  const change = (mode: string, match: string) =>
    client.send('PUT', '/faults/broadband-ht', { mode, match, product: 'BRI-F36' });
  const priceAt = async (postcode: string) =>
    ((await packagesAt(postcode))[0] as unknown as { cost: { monthlyPence: number } }).cost;

  it('raises its price and rises by £5 a month with mode dearer', async () => {
    await change('dearer', 'MK40 2QT');
    expect(await priceAt('MK40 2QT')).toMatchObject({
      monthlyPence: 3099,
      rises: [{ monthlyPence: 3399 }, { monthlyPence: 3699 }],
    });
    expect(await priceAt('LS6 1AN')).toMatchObject({ monthlyPence: 2599 });
  });

  it('removes it from the list and rejects its order with mode withdrawn', async () => {
    await change('withdrawn', 'mk402qt');
    expect(await idsAt('MK40 2QT')).not.toContain('BRI-F36');
    expect(await idsAt('LS6 1AN')).toContain('BRI-F36');
    expect(await order({ packageId: 'BRI-F36' }, 'withdrawn')).toMatchObject({
      status: 422,
      body: { reason: 'UNKNOWN_PACKAGE' },
    });
  });

  it('keeps the answer to an order that came before', async () => {
    const before = await order({ packageId: 'BRI-F36' }, 'in time');
    await change('withdrawn', 'MK40 2QT');
    expect(await order({ packageId: 'BRI-F36' }, 'in time')).toEqual(before);
    expect(before).toMatchObject({ status: 201 });
  });

  it('goes with a fault of the home', async () => {
    await change('withdrawn', 'MK40 2QT');
    await client.send('PUT', '/faults/broadband-ht', { mode: 'slow', latencyMs: 10, match: 'MK40 2QT' });
    expect(await idsAt('MK40 2QT')).not.toContain('BRI-F36');
    await client.send('DELETE', '/faults/broadband-ht?match=MK402QT&product=BRI-F36');
    expect(await idsAt('MK40 2QT')).toContain('BRI-F36');
    expect((await client.get('/faults')).body).toEqual({
      'broadband-ht': [{ mode: 'slow', latencyMs: 10, match: 'MK40 2QT' }],
    });
  });
});

describe('the activation of an order', () => {
  const ordered = async (more: object, key: string) =>
    ((await order(more, key)).body as { orderNumber: string }).orderNumber;
  const move = async (number: string, activationDate: string) =>
    client.send('PUT', `/broadband-ht/v1/orders/${number}/activation-date`, { activationDate });

  it('moves, repeatedly to the same day, and is listed', async () => {
    const customer = { ...ORDER.customer, email: 'moves@example.test' };
    const number = await ordered({ customer }, 'moves');
    const moved = { status: 200, body: { orderNumber: number, activationDate: '2026-12-11' } };
    expect(await move(number, '2026-12-11')).toEqual(moved);
    expect(await move(number, '2026-12-11')).toEqual(moved);
    expect((await client.get('/broadband-ht/v1/orders?email=moves@example.test')).body).toMatchObject({
      orders: [{ orderNumber: number, activationDate: '2026-12-11' }],
    });
  });

  it.each([
    ['DATE_UNAVAILABLE', '2026-12-12'],
    ['DATE_UNAVAILABLE', '2026-11-26'],
    ['INVALID_DATE', '2026-11-31'],
  ])('is rejected with %s on %s', async (reason, day) => {
    expect(await move(await ordered({}, 'first'), day)).toMatchObject({ body: { reason } });
  });

  it('is unknown without an order', async () => {
    expect(await move('HT-22222222', '2026-12-11')).toMatchObject({ status: 404, body: { reason: 'UNKNOWN_ORDER' } });
  });

  it('remains unchanged if the fault refuses it', async () => {
    const number = await ordered({}, 'refused');
    await client.send('PUT', '/faults/broadband-ht', { mode: 'refuse', match: number });
    expect(await move(number, '2026-12-11')).toMatchObject({ status: 409, body: { reason: 'DATE_REFUSED' } });
    await client.send('DELETE', '/faults');
  });
});

it('keeps an activation that is less than five working days ahead', async () => {
  let today = new Date('2026-11-20T09:00:00Z');
  const later = await startTestSandbox({ now: () => today });
  const { body } = await later.send('POST', '/broadband-ht/v1/orders', ORDER, { 'idempotency-key': 'first' });
  const path = `/broadband-ht/v1/orders/${(body as { orderNumber: string }).orderNumber}/activation-date`;
  today = new Date('2026-11-27T09:00:00Z');
  expect(await later.send('PUT', path, { activationDate: '2026-12-11' })).toMatchObject({ status: 200 });
  today = new Date('2026-12-07T09:00:00Z');
  expect(await later.send('PUT', path, { activationDate: '2026-12-18' })).toMatchObject({
    status: 409,
    body: { reason: 'CHANGE_CLOSED' },
  });
  await later.sandbox.close();
});
