import { broadbandHtCalls, ORDER } from '../testing/broadband-ht.js';
import { startTestSandbox, type VendorClient } from '../testing/vendor-client.js';

let client: VendorClient;
beforeAll(async () => {
  client = await startTestSandbox();
});
afterAll(() => client.sandbox.close());

const { packagesAt, idsAt, order } = broadbandHtCalls(() => client);

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
