import {
  broadbandErrorOf,
  entertainmentEndpoints,
  enrolmentEndpoints,
  type BroadbandRequest,
} from '@home-move/contract';
import { BroadbandHtPort } from '../../src/providers/broadband-ht/broadband-ht.port.js';
import { BroadbandWombbPort } from '../../src/providers/broadband-wombb/broadband-wombb.port.js';
import { aMover, aMoverAt, clearFaults, fault, sam, samsContact, type Mover } from '../journey/mover.builder.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../support/shared-specs.js';
import { bootApp, type BootedApp } from '../support/boot-app.js';

let api: BootedApp;
let bedford: Mover;

beforeAll(async () => {
  api = await bootApp({ PROVIDER_TIMEOUT: '1000', LOG_LEVEL: 'info' });
});
beforeEach(async () => {
  api.clock.at('2026-11-20T10:00:00Z');
  bedford ??= await aMoverAt(api, 'MK40 2QT');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await clearFaults(api);
});
afterAll(() => api.close());

const search = ({ token }: Mover, body: BroadbandRequest = {}, app = api) =>
  app.call(entertainmentEndpoints.broadband, { body }, { token });
const everyPage: BroadbandRequest = { pagesToLoad: [1, 2, 3], IncludePromotedPackages: false };
const all = async (mover: Mover, body: BroadbandRequest = {}) =>
  (await search(mover, { ...everyPage, ...body })).body.packages.packages;
const totals = async (mover: Mover, body: BroadbandRequest = {}) =>
  (await all(mover, body)).map(({ packageId, pricing }) => [packageId, pricing.totalPricing.total]);
const find = ({ token }: Mover, packageId: string, sourceId: string) =>
  api.call(entertainmentEndpoints.package, { params: { packageId, sourceId } }, { token });

const homeTelecom = ['BRI-F36', 'BRI-F67', 'BRI-FF150', 'BRI-FF500', 'BRI-900TV', 'ESS-15', 'SKY-F67TV', 'SKY-FF150TV'];
const webMedia = ['wm-81101', 'wm-81102', 'wm-81201', 'wm-81202', 'wm-81301'];

describe('the list of packages', () => {
  itRequiresAuthentication(() => api, entertainmentEndpoints.broadband, { body: {} });
  itValidatesItsBody(
    () => api,
    entertainmentEndpoints.broadband,
    {},
    async () => bedford.token,
    {
      'an unknown kind of broadband [BB-29]': {
        body: { broadbandType: ['Copper'] },
        errors: { 'broadbandType.0': 'Invalid' },
      },
      'an unknown sort order': { body: { sortOption: 4 }, errors: { sortOption: 'Invalid' } },
      'packages without broadband': {
        body: { packageType: { includeBroadband: false } },
        errors: { 'packageType.includeBroadband': 'Invalid' },
      },
      'page 0': { body: { pagesToLoad: [0] }, errors: { 'pagesToLoad.0': 'Invalid' } },
    },
  );

  it('needs the address of the new home', async () => {
    expect(await search(await aMover(api))).toMatchObject({ status: 409, body: { code: 'ADDRESS_MISSING' } });
  });

  it('shows promoted packages, and others up to four in total [BB-20, BB-26, BB-30]', async () => {
    const { status, body } = await search(bedford);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      packages: {
        totalResults: 13,
        totalRemaining: 9,
        nextPage: 1,
        htSuccess: true,
        wombbSuccess: true,
        filterOptions: {
          providers: ['Altnet', 'Brightline', 'Coaxia', 'Essentials', 'Mast', 'Sky'],
          contractLengths: [1, 12, 18, 24],
          callOptions: ['Anytime calls', 'Evening and weekend calls', 'Pay as you use'],
        },
      },
      broadband: { standard_mbps: '16', fibre_mbps: '1130' },
    });
    expect(body.packages.promotedPackages).toMatchObject([
      {
        packageId: 'wm-81102',
        labels: ['FASTEST AVAILABLE'],
        promotedText: 'Highest average download at this address',
        tiliPromotionType: 'fastest',
      },
      {
        packageId: 'wm-81202',
        labels: ['RECOMMENDED FOR RENTERS'],
        promotedText: 'Shortest contract, of 12 months or less, with set-up of £20 or less',
        tiliPromotionType: 'recommended',
      },
      {
        packageId: 'wm-81301',
        labels: ['CHEAPEST OVERALL PRICE'],
        promotedText: 'Lowest average a month, set-up and rises included',
        tiliPromotionType: 'cheapest',
      },
    ]);
    expect(body.packages.packages.map(({ packageId }) => packageId)).toEqual(['BRI-F36']);
  });

  it('continues in pages of six besides the promoted ones', async () => {
    const { packages: first } = (await search(bedford, { pagesToLoad: [1] })).body;
    expect(first).toMatchObject({ totalResults: 13, totalRemaining: 4, nextPage: 2 });
    expect(first.packages.map(({ packageId }) => packageId)).toEqual(homeTelecom.slice(0, 6));
    const { packages: both } = (await search(bedford, { pagesToLoad: [1, 2] })).body;
    expect(both).toMatchObject({ totalRemaining: 0, nextPage: null });
    expect(both.packages.map(({ packageId }) => packageId)).toEqual([...homeTelecom, 'wm-81101', 'wm-81201']);
  });

  it('adds up set-up, introductory prices and stated rises over the whole term [BB-08]', async () => {
    expect(await totals(bedford)).toEqual([
      ['BRI-F36', 70776],
      ['BRI-F67', 75576],
      ['BRI-FF150', 80776],
      ['BRI-FF500', 92176],
      ['BRI-900TV', 141375],
      ['ESS-15', 1500],
      ['SKY-F67TV', 106800],
      ['SKY-FF150TV', 108600],
      ['wm-81101', 79576],
      ['wm-81102', 117882],
      ['wm-81201', 27500],
      ['wm-81202', 5899],
      ['wm-81301', 51200],
    ]);
  });

  it('calculates from the move-in date, or from today once that has passed', async () => {
    const later = await aMoverAt(api, 'MK40 2QT', { moveInDays: 29 });
    const earlier = await aMoverAt(api, 'MK40 2QT', { moveInDays: -20 });
    const startsOf = jest.spyOn(api.app.get(BroadbandHtPort, { strict: false }), 'packagesAt');
    await search(later);
    await search(earlier);
    expect(startsOf.mock.calls.map(([, start]) => start)).toEqual(['2026-12-19', '2026-11-20']);
    // From 19 December, three months precede the first rise instead of four.
    expect(await totals(later, { selectedProviders: ['Mast'] })).toEqual([['wm-81301', 51600]]);
  });

  it('filters and sorts [BB-19, BB-28]', async () => {
    expect(await totals(bedford, { packageType: { includePhone: true, includeTv: true }, sortOption: 1 })).toEqual([
      ['SKY-F67TV', 106800],
      ['wm-81102', 117882],
    ]);
    const ids = async (body: BroadbandRequest) => (await all(bedford, body)).map(({ packageId }) => packageId);
    expect(await ids({ broadbandType: ['Broadband'] })).toEqual(['wm-81301']);
    expect(await ids({ contractLengths: [1, 12], sortOption: 3 })).toEqual(['wm-81202', 'wm-81201', 'ESS-15']);
    expect((await ids({ monthlyUsage: { unlimited: true }, sortOption: 2 })).slice(0, 3)).toEqual([
      'ESS-15',
      'wm-81201',
      'BRI-F36',
    ]);
    const nothing = await search(bedford, { selectedProviders: ['Nobody'] });
    expect(nothing.body.packages).toMatchObject({
      packages: [],
      promotedPackages: [],
      totalResults: 0,
      nextPage: null,
    });
    expect(nothing.body.packages.filterOptions.providers).toHaveLength(6);
  });

  it('states who is eligible for a social tariff, and never promotes it', async () => {
    const social = (await all(bedford)).find(({ packageId }) => packageId === 'ESS-15');
    expect(social).toMatchObject({
      eligibility: 'You must get Universal Credit or Pension Credit.',
      labels: [],
      isPromoted: false,
    });
  });

  it('drops a promotion that has expired, with its price [BB-05]', async () => {
    const { promotions } = (await find(bedford, 'SKY-FF150TV', 'ht')).body;
    expect(promotions).toMatchObject([{ id: 'SKY-TV3', text: '£39.00 a month for the first 6 months' }]);
    api.clock.at(promotions[0]?.expires ?? '');
    const later = { ...bedford, token: await api.tokenFor(bedford.id) };
    expect((await find(later, 'SKY-FF150TV', 'ht')).body).toMatchObject({
      promotions: [],
      pricing: { monthlyPricing: { pricingOffers: [] } },
    });
  });

  it.each([
    ['LS6 1AN', ['BRI-F36', 'BRI-F67', 'ESS-15', 'SKY-F67TV', 'wm-81101', 'wm-81102'], '14', '1130'],
    ['ZE1 0AA', ['BRI-F36', 'ESS-15'], expect.any(String), '36'],
  ])('has fewer packages at %s', async (postcode, expected, standard, fibre) => {
    const mover = await aMoverAt(api, postcode);
    const { body } = await search(mover, everyPage);
    expect(body.packages.packages.map(({ packageId }) => packageId)).toEqual(expected);
    expect(body.broadband).toEqual({ standard_mbps: standard, fibre_mbps: fibre });
  });

  it('gives one package both labels where there are few, also at a manual address', async () => {
    const mover = await aMover(api);
    const body = { houseNameOrNumber: '3', addressLine1: 'Quay', addressLine2: '', town: 'Truro', postcode: 'TR1 2HE' };
    await api.call(enrolmentEndpoints.saveManualAddress, { body }, { token: mover.token });
    const { packages, broadband } = (await search(mover)).body;
    expect(packages.promotedPackages).toMatchObject([
      { packageId: 'BRI-F36', labels: ['CHEAPEST OVERALL PRICE', 'FASTEST AVAILABLE'] },
    ]);
    expect(packages.packages.map(({ packageId }) => packageId)).toEqual(['ESS-15']);
    expect(packages).toMatchObject({ totalResults: 2, totalRemaining: 0, nextPage: null });
    expect(broadband).toEqual({ standard_mbps: '7', fibre_mbps: '36' });
  });

  it('calls each feed once per search, and logs no personal data', async () => {
    const ht = jest.spyOn(api.app.get(BroadbandHtPort, { strict: false }), 'packagesAt');
    const wombb = jest.spyOn(api.app.get(BroadbandWombbPort, { strict: false }), 'packagesAt');
    api.testApp.logged.length = 0;
    await search(bedford, { pagesToLoad: [1, 2] });
    expect([ht, wombb].map(({ mock }) => mock.calls)).toEqual([
      [['MK40 2QT', '2026-11-27']],
      [['MK40 2QT', '2026-11-27']],
    ]);
    const log = api.testApp.logged.join('\n');
    expect(log).toContain('GET /v1/packages');
    for (const secret of ['MK40', sam.surname, samsContact.emailAddress]) expect(log).not.toContain(secret);
  });
});

describe('when a feed fails', () => {
  // A separate application each time, because failures open the circuit breaker.
  let failing: BootedApp;
  beforeEach(async () => {
    failing = await api.another();
    failing.clock.at('2026-11-20T10:00:00Z');
  });
  afterEach(() => failing.close());

  // Home telecom answers GET, web media POST: covers truncated and invalid JSON.
  it.each(['down', 'slow', 'error', 'malformed'])('leaves home telecom out while it is %s', async (mode) => {
    await fault(api, 'broadband-ht', mode, { latencyMs: 2500 });
    const { status, body } = await search(bedford, everyPage, failing);
    expect(status).toBe(200);
    expect(body.packages).toMatchObject({ htSuccess: false, wombbSuccess: true, totalResults: 5 });
    expect(body.packages.packages.map(({ packageId }) => packageId)).toEqual(webMedia);
    expect(body.broadband).toEqual({ standard_mbps: '16', fibre_mbps: '1130' });
    expect(broadbandErrorOf(body.packages)).toBeNull();
  });

  it.each(['down', 'slow', 'error', 'malformed'])('leaves web media out while it is %s [BB-22]', async (mode) => {
    await fault(api, 'broadband-wombb', mode, { latencyMs: 2500 });
    const { status, body } = await search(bedford, everyPage, failing);
    expect(status).toBe(200);
    expect(body.packages).toMatchObject({ htSuccess: true, wombbSuccess: false, totalResults: 8 });
    expect(body.packages.packages.map(({ packageId }) => packageId)).toEqual(homeTelecom);
    expect(body.broadband).toEqual({ standard_mbps: '16', fibre_mbps: '900' });
    expect(broadbandErrorOf(body.packages)).toBe('web media');
  });

  it('returns an empty list and both failures when both fail [BB-21]', async () => {
    await fault(api, 'broadband-ht', 'down', { match: 'MK40 2QT' });
    await fault(api, 'broadband-wombb', 'down', { match: 'MK40 2QT' });
    const answer = await search(bedford, {}, failing);
    expect(broadbandErrorOf(answer.body.packages)).toBe('web media and HT');
    expect(answer).toMatchObject({
      status: 200,
      body: {
        packages: {
          packages: [],
          promotedPackages: [],
          filterOptions: { providers: [], contractLengths: [], callOptions: [] },
          totalResults: 0,
          totalRemaining: 0,
          nextPage: null,
          htSuccess: false,
          wombbSuccess: false,
        },
        broadband: { standard_mbps: '', fibre_mbps: '' },
      },
    });
  });
});
