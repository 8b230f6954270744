import { entertainmentEndpoints, enrolmentEndpoints, type BroadbandRequest } from '@home-move/contract';
import { BroadbandHtPort } from '../../../src/providers/broadband-ht/broadband-ht.port.js';
import { BroadbandWombbPort } from '../../../src/providers/broadband-wombb/broadband-wombb.port.js';
import { aMover, aMoverAt, clearFaults, fault, sam, samsContact, type Mover } from '../../journey/mover.builder.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';

let api: BootedApp;
let bedford: Mover;

beforeAll(async () => {
  api = await bootApp({ LOG_LEVEL: 'info' });
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

const altnet = ['wm-81201', 'wm-81202'];
/** By the cost of the first year with set-up: 24400, 48799 and 78688 pence; then 18000 to 69787. */
const labelled = ['wm-81301', 'wm-81202', 'wm-81102'];
const others = 'ESS-15 wm-81201 BRI-F36 BRI-F67 wm-81101 BRI-FF150 BRI-FF500 SKY-FF150TV SKY-F67TV BRI-900TV'.split(
  ' ',
);

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

  it('shows promoted packages, and others up to four in total [BB-10, BB-20, BB-31]', async () => {
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
        packageId: 'wm-81301',
        isPromoted: true,
        labels: ['CHEAPEST OVERALL PRICE'],
        promotedText: 'Lowest average a month, set-up and rises included, social tariffs left out',
        tiliPromotionType: 'cheapest',
      },
      {
        packageId: 'wm-81202',
        labels: ['RECOMMENDED FOR RENTERS'],
        promotedText: 'Shortest contract, of 12 months or less, with set-up of £20 or less',
        tiliPromotionType: 'recommended',
      },
      {
        packageId: 'wm-81102',
        labels: ['FASTEST AVAILABLE'],
        promotedText: 'Highest average download at this address',
        tiliPromotionType: 'fastest',
      },
    ]);
    expect(body.packages.packages.map(({ packageId }) => packageId)).toEqual(['ESS-15']);
  });

  it('continues in pages of six besides the promoted ones', async () => {
    const { packages: first } = (await search(bedford, { pagesToLoad: [1] })).body;
    expect(first).toMatchObject({ totalResults: 13, totalRemaining: 4, nextPage: 2 });
    expect(first.packages.map(({ packageId }) => packageId)).toEqual(others.slice(0, 6));
    const { packages: both } = (await search(bedford, { pagesToLoad: [1, 2] })).body;
    expect(both).toMatchObject({ totalRemaining: 0, nextPage: null });
    expect(both.packages.map(({ packageId }) => packageId)).toEqual(others);
  });

  it('opens with the labelled packages, then by the cost of the first year, wherever the labelled ones are listed', async () => {
    const { promotedPackages, packages } = (await search(bedford, { pagesToLoad: [1, 2] })).body.packages;
    expect([...promotedPackages, ...packages].map(({ packageId }) => packageId)).toEqual([...labelled, ...others]);
    expect((await all(bedford)).map(({ packageId }) => packageId)).toEqual([...labelled, ...others]);
  });

  it('adds up set-up, introductory prices and stated rises over the whole term [BB-08]', async () => {
    expect(Object.fromEntries(await totals(bedford))).toEqual({
      'BRI-F36': 70776,
      'BRI-F67': 75576,
      'BRI-FF150': 80776,
      'BRI-FF500': 92176,
      'BRI-900TV': 141375,
      'ESS-15': 1500,
      'SKY-F67TV': 106800,
      'SKY-FF150TV': 108600,
      'wm-81101': 79576,
      'wm-81102': 117882,
      'wm-81201': 27500,
      'wm-81202': 5899,
      'wm-81301': 51200,
    });
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

  it.each<[string, BroadbandRequest, string[]]>([
    ['packages with TV', { packageType: { includeTv: true } }, ['BRI-900TV', 'SKY-F67TV', 'SKY-FF150TV', 'wm-81102']],
    [
      'packages with a phone',
      { packageType: { includePhone: true } },
      ['BRI-F36', 'BRI-F67', 'BRI-FF500', 'ESS-15', 'SKY-F67TV', 'wm-81102'],
    ],
    ['a kind of broadband', { broadbandType: ['Broadband'] }, ['wm-81301']],
    ['unlimited use', { monthlyUsage: { unlimited: true }, selectedProviders: ['Mast', 'Altnet'] }, altnet],
    ['providers', { selectedProviders: ['Altnet'] }, altnet],
    ['lengths of contract', { contractLengths: [1, 12] }, ['ESS-15', ...altnet]],
    ['call plans', { callOptions: ['Anytime calls', 'Evening and weekend calls'] }, ['BRI-FF500', 'wm-81102']],
  ])('filters by %s [BB-19]', async (_, body, expected) => {
    expect((await all(bedford, body)).map(({ packageId }) => packageId).toSorted()).toEqual(expected);
    const { packages, promotedPackages, totalResults } = (await search(bedford, { ...body, pagesToLoad: [1] })).body
      .packages;
    expect(totalResults).toBe(expected.length);
    expect(packages.length + promotedPackages.length).toBe(expected.length);
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

  it('names the cheapest social tariff at the home whatever the filters, also on the first page', async () => {
    const socialTariff = {
      packageId: 'ESS-15',
      sourceId: 'ht',
      packageName: 'Essentials 15',
      monthlyCost: 1500,
      hasRises: false,
      eligibility: 'You must get Universal Credit or Pension Credit.',
    };
    expect((await search(bedford)).body.packages.socialTariff).toEqual(socialTariff);
    const filtered = { selectedProviders: ['Mast'], contractLengths: [24] };
    expect((await search(bedford, filtered)).body.packages.socialTariff).toEqual(socialTariff);
  });

  it('names no social tariff if none is sold', async () => {
    await fault(api, 'broadband-ht', 'withdrawn', { match: 'MK40 2QT', product: 'ESS-15' });
    expect((await search(bedford)).body.packages.socialTariff).toBeNull();
  });

  it('drops a promotion that has expired, with its price [BB-05]', async () => {
    const { promotions } = (await find(bedford, 'SKY-FF150TV', 'ht')).body;
    expect(promotions).toMatchObject([{ id: 'SKY-TV3', text: '£39.00 a month for the first 6 months' }]);
    api.clock.advanceTo(promotions[0]?.expires ?? '');
    const later = { ...bedford, token: await api.tokenFor(bedford.id) };
    expect((await find(later, 'SKY-FF150TV', 'ht')).body).toMatchObject({
      promotions: [],
      pricing: { monthlyPricing: { pricingOffers: [] } },
    });
  });

  it.each([
    ['LS6 1AN', ['BRI-F36', 'wm-81102', 'ESS-15', 'BRI-F67', 'wm-81101', 'SKY-F67TV'], '14', '1130'],
    ['ZE1 0AA', ['BRI-F36', 'ESS-15'], expect.any(String), '36'],
  ])('has fewer packages at %s', async (postcode, expected, standard, fibre) => {
    const mover = await aMoverAt(api, postcode);
    const { body } = await search(mover, everyPage);
    expect(body.packages.packages.map(({ packageId }) => packageId)).toEqual(expected);
    expect(body.broadband).toEqual({ standard_mbps: standard, fibre_mbps: fibre });
  });

  it.each([
    ['MK40 2QT', { standard_mbps: '16', fibre_mbps: '1130' }],
    ['ZE1 0AA', { standard_mbps: expect.any(String), fibre_mbps: '36' }],
  ])('names the fastest lines at %s without a search', async (postcode, speeds) => {
    const packages = jest.spyOn(api.app.get(BroadbandHtPort, { strict: false }), 'packagesAt');
    const { token } = await aMoverAt(api, postcode);
    const { status, body } = await api.call(entertainmentEndpoints.speeds, {}, { token });
    expect({ status, body }).toEqual({ status: 200, body: speeds });
    expect(packages).not.toHaveBeenCalled();
    packages.mockRestore();
  });

  it('names no lines before there is an address', async () => {
    const { token } = await aMover(api);
    const { status, body } = await api.call(entertainmentEndpoints.speeds, {}, { token });
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'ADDRESS_MISSING' } });
  });

  it('gives one package both labels if few are available, also at a manual address', async () => {
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
