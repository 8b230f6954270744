import {
  broadbandErrorOf,
  entertainmentEndpoints,
  type BroadbandRequest,
  type BroadbandSource,
} from '@home-move/contract';
import { BroadbandHtPort } from '../../../src/providers/broadband-ht/broadband-ht.port.js';
import { aMoverAt, clearFaults, fault, type Mover } from '../../journey/mover.builder.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';

/** The time that a feed has in these tests. */
const timeLimitMs = 3000;

let api: BootedApp;
let bedford: Mover;
// A separate application for each test, because failures open the circuit breaker.
let app: BootedApp;

beforeAll(async () => {
  api = await bootApp({ PROVIDER_TIMEOUT: String(timeLimitMs) });
  api.clock.at('2026-11-20T10:00:00Z');
  bedford = await aMoverAt(api, 'MK40 2QT');
});
beforeEach(async () => {
  app = await api.another();
  app.clock.at('2026-11-20T10:00:00Z');
});
afterEach(async () => {
  await clearFaults(api);
  await app.close();
});
afterAll(() => api.close());

const everyPage: BroadbandRequest = { pagesToLoad: [1, 2, 3], IncludePromotedPackages: false };

/** The whole list at MK40 2QT, with the error that a page raises for it. */
async function list() {
  const { status, body } = await app.call(
    entertainmentEndpoints.broadband,
    { body: everyPage },
    { token: bedford.token },
  );
  const { packages, htSuccess, wombbSuccess } = body.packages;
  const ids = packages.map(({ packageId }) => packageId).toSorted();
  return { status, ids, htSuccess, wombbSuccess, error: broadbandErrorOf(body.packages), speeds: body.broadband };
}

const feedOf = (source: BroadbandSource) => `broadband-${source}`;
const homeTelecom = ['BRI-900TV', 'BRI-F36', 'BRI-F67', 'BRI-FF150', 'BRI-FF500', 'ESS-15', 'SKY-F67TV', 'SKY-FF150TV'];
const webMedia = ['wm-81101', 'wm-81102', 'wm-81201', 'wm-81202', 'wm-81301'];
const everything = {
  status: 200,
  ids: [...homeTelecom, ...webMedia],
  htSuccess: true,
  wombbSuccess: true,
  error: null,
  speeds: { standard_mbps: '16', fibre_mbps: '1130' },
};

// Home telecom answers GET, web media POST: `malformed` is cut-off JSON there, and JSON of the wrong shape here.
const failures = [
  ['is down', 'down', {}],
  ['answers too late', 'slow', { latencyMs: timeLimitMs * 2 }],
  ['answers with an error', 'error', {}],
  ['answers in another format', 'malformed', {}],
  ['sends half a page', 'truncated', {}],
] as const;

describe('when home telecom fails', () => {
  it.each(failures)('lists the packages of web media, without an error, while it %s', async (_, mode, more) => {
    await fault(api, 'broadband-ht', mode, more);
    expect(await list()).toEqual({ ...everything, ids: webMedia, htSuccess: false });
  });
});

describe('when web media fails', () => {
  it.each(failures)('lists the packages of home telecom, with an error, while it %s [BB-22]', async (_, mode, more) => {
    await fault(api, 'broadband-wombb', mode, more);
    expect(await list()).toEqual({
      ...everything,
      ids: homeTelecom,
      wombbSuccess: false,
      error: 'web media',
      speeds: { standard_mbps: '16', fibre_mbps: '900' },
    });
  });
});

describe('when both feeds fail', () => {
  it.each([
    ['down', 'down'],
    ['malformed', 'truncated'],
  ])('lists nothing, with an error for both: %s and %s [BB-21]', async (ht, wombb) => {
    await fault(api, 'broadband-ht', ht, { match: 'MK40 2QT' });
    await fault(api, 'broadband-wombb', wombb, { match: 'MK40 2QT' });
    expect(await list()).toEqual({
      status: 200,
      ids: [],
      htSuccess: false,
      wombbSuccess: false,
      error: 'web media and HT',
      speeds: { standard_mbps: '', fibre_mbps: '' },
    });
  });

  it('names no line, so that no home is described by a failure', async () => {
    await fault(api, 'broadband-ht', 'down', { match: 'MK40 2QT' });
    const speeds = async () => (await app.call(entertainmentEndpoints.speeds, {}, { token: bedford.token })).body;
    expect(await speeds()).toEqual({ standard_mbps: '16', fibre_mbps: '1130' });
    await fault(api, 'broadband-wombb', 'down', { match: 'MK40 2QT' });
    expect(await speeds()).toEqual({ standard_mbps: '', fibre_mbps: '' });
  });

  it('offers nothing to filter by and no further page', async () => {
    for (const source of ['ht', 'wombb'] as const) await fault(api, feedOf(source), 'down');
    const { body } = await app.call(entertainmentEndpoints.broadband, { body: {} }, { token: bedford.token });
    expect(body.packages).toMatchObject({
      packages: [],
      promotedPackages: [],
      socialTariff: null,
      filterOptions: { providers: [], contractLengths: [], callOptions: [] },
      totalResults: 0,
      totalRemaining: 0,
      nextPage: null,
    });
  });
});

describe('an error of ours', () => {
  it('is not taken for a failed feed', async () => {
    const feed = app.app.get(BroadbandHtPort, { strict: false });
    jest.spyOn(feed, 'packagesAt').mockRejectedValueOnce(new TypeError('not a function'));
    const { status } = await app.call(entertainmentEndpoints.broadband, { body: everyPage }, { token: bedford.token });
    expect(status).toBe(500);
  });
});

describe('a feed that answers', () => {
  it('is not down because it is slow, within its time limit', async () => {
    for (const source of ['ht', 'wombb'] as const)
      await fault(api, feedOf(source), 'slow', { latencyMs: timeLimitMs / 6 });
    expect(await list()).toEqual(everything);
  });

  it.each([
    ['ht', webMedia],
    ['wombb', homeTelecom],
  ] as const)('with no packages is not an error: %s', async (source, ids) => {
    await fault(api, feedOf(source), 'empty');
    expect(await list()).toEqual({ ...everything, ids });
  });

  it('with nothing after the other has failed leaves an empty list, and the error of the other', async () => {
    await fault(api, 'broadband-ht', 'empty');
    await fault(api, 'broadband-wombb', 'down');
    expect(await list()).toMatchObject({ ids: [], htSuccess: true, wombbSuccess: false, error: 'web media' });
  });

  it('has recovered with the next call', async () => {
    await fault(api, 'broadband-ht', 'truncated');
    expect(await list()).toMatchObject({ htSuccess: false });
    await clearFaults(api);
    expect(await list()).toEqual(everything);
  });
});

describe('a package that changes at one home', () => {
  const find = (packageId: string, sourceId: BroadbandSource, { token } = bedford) =>
    app.call(entertainmentEndpoints.package, { params: { packageId, sourceId } }, { token });

  it.each([
    ['BRI-F36', 'ht'],
    ['wm-81101', 'wombb'],
  ] as const)('is gone for that home alone once it is withdrawn: %s', async (product, source) => {
    await fault(api, feedOf(source), 'withdrawn', { match: 'MK40 2QT', product });
    expect(await find(product, source)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await list()).ids).toEqual(everything.ids.filter((id) => id !== product));
    expect((await find(product, source, await aMoverAt(api, 'LS6 1AN'))).status).toBe(200);
  });

  it.each([
    ['BRI-F36', 'ht', 2599],
    ['wm-81101', 'wombb', 2799],
  ] as const)('is shown at its new price: %s', async (product, source, before) => {
    await fault(api, feedOf(source), 'dearer', { match: 'MK40 2QT', product });
    const priceFor = async (mover?: Mover) =>
      (await find(product, source, mover)).body.pricing.monthlyPricing.standardMonthlyCost;
    expect(await priceFor()).toBe(before + 500);
    expect(await priceFor(await aMoverAt(api, 'LS6 1AN'))).toBe(before);
  });
});
