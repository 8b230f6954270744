import { broadbandHtCalls, type Package } from '../testing/broadband-ht.js';
import { startTestSandbox, type VendorClient } from '../testing/vendor-client.js';

let client: VendorClient;
beforeAll(async () => {
  client = await startTestSandbox();
});
afterAll(() => client.sandbox.close());

const { packagesAt, idsAt } = broadbandHtCalls(() => client);

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
