import { entertainmentEndpoints } from '@home-move/contract';
import { aMover, aMoverAt, clearFaults, fault, type Mover } from '../../journey/mover.builder.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';

let api: BootedApp;
let bedford: Mover;

beforeAll(async () => {
  api = await bootApp();
});
beforeEach(async () => {
  api.clock.at('2026-11-20T10:00:00Z');
  bedford ??= await aMoverAt(api, 'MK40 2QT');
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

const find = ({ token }: Mover, packageId: string, sourceId: string) =>
  api.call(entertainmentEndpoints.package, { params: { packageId, sourceId } }, { token });

describe('one package', () => {
  itRequiresAuthentication(() => api, entertainmentEndpoints.package, {
    params: { packageId: 'BRI-FF150', sourceId: 'ht' },
  });

  it('is returned with all fields [BB-07, BB-09, BB-10]', async () => {
    expect(await find(bedford, 'SKY-FF150TV', 'ht')).toMatchObject({
      status: 200,
      body: {
        packageId: 'SKY-FF150TV',
        sourceId: 'ht',
        packageName: 'Sky TV and Full Fibre 150',
        provider: { id: 'sky', slug: 'sky', name: 'Sky', imageUrl: expect.stringMatching(/^data:image\/svg/) },
        partner: 4,
        broadbandType: 'Fibre',
        typeFlag: 54,
        pricing: {
          setupCost: 0,
          contractLengthMonths: 24,
          isRolling: false,
          monthlyPricing: {
            standardMonthlyCost: 4300,
            pricingOffers: [{ numberOfMonths: 6, price: 3900 }],
            averageMonthlyIncludingLineRental: 4525,
            rises: [
              { from: '2027-04-01', price: 4600 },
              { from: '2028-04-01', price: 4900 },
            ],
          },
          totalPricing: { total: 108600 },
          annualPricing: { firstYearWithoutSetup: 51000 },
          lineRentalCost: 0,
          lineRentalIncluded: true,
        },
        broadband: {
          name: 'Full fibre',
          downloadSpeed: 150,
          uploadSpeed: 27,
          guaranteedDownloadSpeed: 100,
          usageLimit: null,
          unlimited: true,
        },
        call: null,
        tv: { name: 'Sky TV', feature1Title: 'Channels', feature1: 'Over 100 channels, without a dish' },
        keyFeature: 'TV and full fibre in one bill',
        keyFeature2: 'No dish needed',
        enhancedFeatures: ['Unlimited data', 'Router and TV box included', 'Over 100 channels'],
        promotions: [
          { id: 'SKY-TV3', text: '£39.00 a month for the first 6 months', expires: '2026-11-28T23:59:59.000Z' },
        ],
        labels: [],
        isPromoted: false,
        promotedText: null,
        tooltipText: expect.stringContaining('8pm to 10pm'),
        tiliPromotionType: 'sky',
        termsUrl: 'https://sky.example/terms',
      },
    });
    expect((await find(bedford, 'wm-81301', 'wombb')).body).toMatchObject({
      provider: { id: '813', slug: 'mast', name: 'Mast' },
      partner: null,
      broadbandType: 'Broadband',
      broadband: { name: '5G', guaranteedDownloadSpeed: null, usageLimit: 600, unlimited: false },
      tiliPromotionType: 'wombb',
      termsUrl: null,
    });
    expect((await find(bedford, 'wm-81102', 'wombb')).body.call).toEqual({
      name: 'Anytime calls',
      costDayPerMin: 0,
      costEveningPerMin: 0,
      costWeekendPerMin: 0,
      lineRentalCost: 0,
    });
  });

  it.each([
    ['another feed', 'BRI-FF150', 'wombb', 404, 'NOT_FOUND'],
    ['nobody', 'TEAPOT', 'ht', 404, 'NOT_FOUND'],
    ['a feed that is none', 'BRI-FF150', 'post', 400, 'VALIDATION'],
    ['an id that is none', 'BRI FF150', 'ht', 400, 'VALIDATION'],
  ])('of %s is refused', async (_, packageId, sourceId, status, code) => {
    expect(await find(bedford, packageId, sourceId)).toMatchObject({ status, body: { code } });
  });

  it('is a third-party problem while its feed is down, whatever the state of the other', async () => {
    await fault(api, 'broadband-ht', 'down');
    expect(await find(bedford, 'BRI-FF150', 'ht')).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    expect((await find(bedford, 'wm-81301', 'wombb')).status).toBe(200);
  });

  it('needs the address of the new home', async () => {
    expect(await find(await aMover(api), 'BRI-FF150', 'ht')).toMatchObject({ body: { code: 'ADDRESS_MISSING' } });
  });
});

describe('calls to the feeds by one enrolment in ten minutes', () => {
  it('are limited, lists and packages together', async () => {
    const other = await api.another({ BROADBAND_LIMIT: '2' });
    other.clock.at('2026-11-20T10:04:00Z');
    const mover = await aMoverAt(api, 'MK40 2QT');
    const as = { token: mover.token };
    const list = () => other.call(entertainmentEndpoints.broadband, { body: {} }, as);
    const params = { packageId: 'BRI-FF150', sourceId: 'ht' };
    const statuses = [(await list()).status, (await other.call(entertainmentEndpoints.package, { params }, as)).status];
    expect(statuses).toEqual([200, 200]);
    expect(await list()).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
      headers: { 'retry-after': '360' },
    });
    await other.close();
  });
});
