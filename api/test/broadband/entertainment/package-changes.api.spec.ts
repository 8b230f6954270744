import { enrolmentEndpoints, entertainmentEndpoints } from '@home-move/contract';
import { bootWithShortTimeouts } from '../../journey/short-timeouts.fixture.js';
import { fault, type Mover } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';
import { aChooser, choiceOf, clickStatus, orderedBy, select, sourceOf, type Chooser } from './chooser.builder.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const conflict = { status: 409, body: { code: 'CONFLICT' } };
const notFound = { status: 404, body: { code: 'NOT_FOUND' } };
const done = { status: 200, body: { entertainmentComplete: true } };

const find = ({ token }: Mover, packageId: string) =>
  api.call(entertainmentEndpoints.package, { params: { packageId, sourceId: sourceOf(packageId) } }, { token });
const totalOf = async (mover: Mover, packageId: string) =>
  (await find(mover, packageId)).body.pricing.totalPricing.total;
/** The same mover, days later in a new session. */
const later = async (mover: Chooser, instant: string): Promise<Chooser> => {
  api.clock.advanceTo(instant);
  return { ...mover, token: await api.tokenFor(mover.id) };
};

describe('an offer that ends after it was shown', () => {
  it('is not ordered at its price; the new total is shown and can be ordered', async () => {
    const mover = await aChooser(api);
    const { promotions, pricing } = (await find(mover, 'SKY-FF150TV')).body;
    const shown = pricing.totalPricing.total;
    const after = await later(mover, promotions[0]?.expires ?? '');
    expect(await select(api, after, 'SKY-FF150TV', { total: shown })).toMatchObject(conflict);
    expect(await orderedBy(api, after)).toEqual([]);
    expect((await choiceOf(api, after)).body).toBeNull();
    const total = await totalOf(after, 'SKY-FF150TV');
    expect(total).toBeGreaterThan(shown);
    expect(await select(api, after, 'SKY-FF150TV', { total })).toMatchObject(done);
    expect((await choiceOf(api, after)).body?.package.promotions).toEqual([]);
  });

  it('on a provider’s own site registers no visit at its price', async () => {
    const mover = await aChooser(api);
    const { promotions, pricing } = (await find(mover, 'wm-81101')).body;
    const after = await later(mover, promotions[0]?.expires ?? '');
    const shown = pricing.totalPricing.total;
    expect(await select(api, after, 'wm-81101', { total: shown })).toMatchObject(conflict);
    expect((await choiceOf(api, after)).body).toBeNull();
    expect(await totalOf(after, 'wm-81101')).toBeGreaterThan(shown);
  });
});

describe('a package whose price rises after it was shown', () => {
  it.each(['BRI-FF150', 'wm-81202'])('is not chosen at the old price: %s', async (packageId) => {
    const mover = await aChooser(api);
    const shown = await totalOf(mover, packageId);
    const feed = `broadband-${sourceOf(packageId)}`;
    await fault(api, feed, 'dearer', { match: 'MK40 2QT', product: packageId });
    expect(await select(api, mover, packageId, { total: shown })).toMatchObject(conflict);
    const total = await totalOf(mover, packageId);
    expect(total).toBeGreaterThan(shown);
    expect((await select(api, mover, packageId, { total })).status).toBe(200);
  });
});

describe('a package that is not sold', () => {
  it.each([
    ['unknown', 'BRI-TEAPOT'],
    ['unknown to the provider’s own site', 'wm-99999'],
  ])('is not found: %s', async (_, packageId) => {
    const mover = await aChooser(api);
    expect(await select(api, mover, packageId, { total: 1 })).toMatchObject(notFound);
    expect((await choiceOf(api, mover)).body).toBeNull();
  });

  it.each(['BRI-FF150', 'wm-81202'])('any more is not found: %s', async (packageId) => {
    const mover = await aChooser(api);
    await fault(api, `broadband-${sourceOf(packageId)}`, 'withdrawn', { match: 'MK40 2QT', product: packageId });
    expect(await find(mover, packageId)).toMatchObject(notFound);
    expect(await select(api, mover, packageId)).toMatchObject(notFound);
    expect(await orderedBy(api, mover)).toEqual([]);
    expect((await choiceOf(api, mover)).body).toBeNull();
  });

  it('of a source that does not exist is rejected', async () => {
    const mover = await aChooser(api);
    const body = { packageId: 'BRI-FF150', sourceId: 'post' as never, total: 80776, consent: true } as const;
    expect(await api.call(entertainmentEndpoints.selectPackage, { body }, { token: mover.token })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: { sourceId: 'Invalid' } },
    });
  });
});

describe('a mover who returns days later with a pending visit', () => {
  const pending = async () => {
    const mover = await aChooser(api);
    const { body } = await select(api, mover, 'wm-81202');
    return { mover: await later(mover, '2026-11-25T09:00:00Z'), url: body.wombbPackageUrl };
  };

  it('is still asked about it, with the link that still leads to the provider', async () => {
    const { mover, url } = await pending();
    expect((await choiceOf(api, mover)).body).toMatchObject({
      package: { packageId: 'wm-81202' },
      state: 'pending',
      wombbPackageUrl: url,
    });
    expect(await clickStatus(api, url)).toBe('pending');
    const site = await fetch(url ?? '', { redirect: 'manual' });
    expect(site.status).toBeLessThan(400);
  });

  it('can answer the question', async () => {
    const { mover } = await pending();
    const body = { wombbUserConfirmed: true };
    expect(await api.call(enrolmentEndpoints.update, { body }, { token: mover.token })).toMatchObject({
      status: 200,
      body: { wombbUserConfirmed: true, wombbUserConfirmedDate: '2026-11-25T09:00:00.000Z' },
    });
  });

  it('can visit the provider again, by the same click', async () => {
    const { mover, url } = await pending();
    const total = await totalOf(mover, 'wm-81202');
    expect(await select(api, mover, 'wm-81202', { total })).toMatchObject({
      status: 200,
      body: { wombbPackageUrl: url },
    });
    expect(await clickStatus(api, url)).toBe('pending');
  });

  it('still sees it when it is no longer sold, and can choose another', async () => {
    const { mover, url } = await pending();
    await fault(api, 'broadband-wombb', 'withdrawn', { match: 'MK40 2QT', product: 'wm-81202' });
    expect((await choiceOf(api, mover)).body).toMatchObject({ state: 'pending', wombbPackageUrl: url });
    const total = await totalOf(mover, 'wm-81301');
    expect((await select(api, mover, 'wm-81301', { total })).status).toBe(200);
    expect((await choiceOf(api, mover)).body?.package.packageId).toBe('wm-81301');
  });
});
