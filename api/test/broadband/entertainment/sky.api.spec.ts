import { enrolmentEndpoints, entertainmentEndpoints, type BroadbandRequest } from '@home-move/contract';
import { BroadbandHtPort } from '../../../src/providers/broadband-ht/broadband-ht.port.js';
import type { OfferedPackage } from '../../../src/providers/broadband/offered-package.js';
import { bootWithShortTimeouts, expireLeases } from '../../journey/short-timeouts.fixture.js';
import type { Mover } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';
import { aChooser, choiceOf, orderedBy, removePending, select, spyOnOrders } from './chooser.builder.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const as = ({ token }: Mover) => ({ token });
const notFound = { status: 404, body: { code: 'NOT_FOUND' } };
const done = { status: 200, body: { entertainmentComplete: true, skyComplete: true } };
const thirdParty = { status: 502, body: { code: 'THIRD_PARTY' } };
const summaryOf = async (mover: Mover) =>
  (await api.call(enrolmentEndpoints.confirmation, {}, as(mover))).body.entertainment;

describe('Sky’s call back', () => {
  it.each(['1', '2', '3', '4', 'Anytime'] as const)(
    'in slot %s goes from the order to home telecom, the choice and the summary [BBSET-09]',
    async (skyCallbackSlot) => {
      const mover = await aChooser(api);
      const order = spyOnOrders(api);
      expect(await select(api, mover, 'SKY-F67TV', { skyCallbackSlot })).toMatchObject(done);
      expect(order.mock.calls.map(([, sent]) => sent)).toMatchObject([{ packageId: 'SKY-F67TV', skyCallbackSlot }]);
      expect((await choiceOf(api, mover)).body).toMatchObject({ state: 'ordered', skyCallbackSlot });
      expect(await summaryOf(mover)).toMatchObject({ skyCallbackSlot });
    },
  );

  it.each([
    ['without a slot', 'SKY-F67TV', null, 'Mandatory'],
    ['in a slot for another provider', 'BRI-FF150', '1', 'Only Sky calls back. Leave the time out for other packages.'],
    ['for a provider’s own site', 'wm-81202', 'Anytime', 'Only Sky calls back. Leave the time out for other packages.'],
  ] as const)('is rejected %s, and nothing is ordered [BBSET-09]', async (_, packageId, skyCallbackSlot, message) => {
    const mover = await aChooser(api);
    expect(await select(api, mover, packageId, { skyCallbackSlot })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: { skyCallbackSlot: message } },
    });
    expect(await orderedBy(api, mover)).toEqual([]);
    expect((await choiceOf(api, mover)).body).toBeNull();
  });

  it('is rejected in a slot that does not exist [BBSET-09]', async () => {
    const skyCallbackSlot = '5' as never;
    expect(await select(api, await aChooser(api), 'SKY-F67TV', { skyCallbackSlot })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: { skyCallbackSlot: 'Invalid' } },
    });
  });

  it('in another slot is another order, which waits until the first is settled [BBSET-09]', async () => {
    const mover = await aChooser(api);
    spyOnOrders(api, 'after');
    expect(await select(api, mover, 'SKY-F67TV', { skyCallbackSlot: '1' })).toMatchObject(thirdParty);
    expect(await select(api, mover, 'SKY-F67TV', { skyCallbackSlot: '2' })).toMatchObject(thirdParty);
    expireLeases(api);
    expect(await select(api, mover, 'SKY-F67TV', { skyCallbackSlot: '2' })).toMatchObject({
      status: 409,
      body: { code: 'ENROLMENT_COMPLETE' },
    });
    expect(await orderedBy(api, mover)).toEqual(['SKY-F67TV']);
    expect((await choiceOf(api, mover)).body).toMatchObject({ state: 'ordered', skyCallbackSlot: '1' });
  });
});

describe('a brand without Sky TV', () => {
  const harbour = { selectedPartner: 102 };
  const aTenant = () => aChooser(api, 'MK40 2QT', harbour);
  const search = async (mover: Mover, body: BroadbandRequest = {}) =>
    (await api.call(entertainmentEndpoints.broadband, { body }, as(mover))).body.packages;
  const everyPage: BroadbandRequest = { pagesToLoad: [1, 2, 3], IncludePromotedPackages: false };
  /** Changes the packages that home telecom offers. */
  const offering = (change: (offered: OfferedPackage) => OfferedPackage) => {
    const port = api.app.get(BroadbandHtPort, { strict: false });
    const packagesAt = port.packagesAt.bind(port);
    jest.spyOn(port, 'packagesAt').mockImplementation(async (...at) => (await packagesAt(...at)).map(change));
  };
  const isSkyPackage = ({ packageId }: { packageId: string }) => packageId.startsWith('SKY-');

  it('lists none, nor its provider among the filters [BRAND-03]', async () => {
    const { packages, filterOptions, totalResults } = await search(await aTenant(), everyPage);
    expect(packages.filter(isSkyPackage)).toEqual([]);
    expect(totalResults).toBe(11);
    expect(filterOptions.providers).toEqual(['Altnet', 'Brightline', 'Coaxia', 'Essentials', 'Mast']);
    expect((await search(await aChooser(api), everyPage)).packages.filter(isSkyPackage)).toHaveLength(2);
  });

  it('labels the best of its packages, and never names Sky TV as the social tariff [BRAND-03]', async () => {
    const best = { eligibility: null, monthly: 100 };
    offering((offered) =>
      isSkyPackage(offered)
        ? {
            ...offered,
            price: { ...offered.price, monthly: best.monthly, rises: [] },
            broadband: { ...offered.broadband, downloadSpeed: 2000 },
            eligibility: offered.packageId === 'SKY-F67TV' ? 'Universal Credit' : best.eligibility,
          }
        : offered,
    );
    const labelsIn = async (mover: Mover) =>
      (await search(mover)).promotedPackages.map(({ packageId, labels }) => [packageId, ...labels]);
    expect(await labelsIn(await aTenant())).toEqual([
      ['wm-81301', 'CHEAPEST OVERALL PRICE'],
      ['wm-81202', 'RECOMMENDED FOR RENTERS'],
      ['wm-81102', 'FASTEST AVAILABLE'],
    ]);
    expect((await search(await aTenant())).socialTariff).toMatchObject({ packageId: 'ESS-15' });
    // The other brands would promote it.
    expect(await labelsIn(await aChooser(api))).toContainEqual([
      'SKY-FF150TV',
      'CHEAPEST OVERALL PRICE',
      'FASTEST AVAILABLE',
    ]);
  });

  it('still offers Sky without TV', async () => {
    offering((offered) => (offered.packageId === 'SKY-F67TV' ? { ...offered, tv: null } : offered));
    const tenant = await aTenant();
    expect((await search(tenant, everyPage)).packages.filter(isSkyPackage)).toMatchObject([{ packageId: 'SKY-F67TV' }]);
    expect(await select(api, tenant, 'SKY-F67TV')).toMatchObject(done);
  });

  it('does not show one by its link [BRAND-03]', async () => {
    const params = { packageId: 'SKY-F67TV', sourceId: 'ht' };
    expect(await api.call(entertainmentEndpoints.package, { params }, as(await aTenant()))).toMatchObject(notFound);
    expect((await api.call(entertainmentEndpoints.package, { params }, as(await aChooser(api)))).status).toBe(200);
  });

  it('orders none by the API, also while another package is pending or an order is uncertain [BRAND-03]', async () => {
    const tenant = await aTenant();
    const order = spyOnOrders(api);
    expect(await select(api, tenant, 'SKY-F67TV')).toMatchObject(notFound);
    await select(api, tenant, 'wm-81202');
    expect(await select(api, tenant, 'SKY-F67TV')).toMatchObject(notFound);
    expect(order).not.toHaveBeenCalled();
    spyOnOrders(api, 'before');
    expect(await select(api, tenant, 'BRI-FF150')).toMatchObject(thirdParty);
    order.mockClear();
    expect(await select(api, tenant, 'SKY-F67TV')).toMatchObject(notFound);
    expect(order).not.toHaveBeenCalled();
    expect(await orderedBy(api, tenant)).toEqual([]);
    expect((await choiceOf(api, tenant)).body).toMatchObject({ package: { packageId: 'wm-81202' }, state: 'pending' });
  });

  it('does not send an order again that was uncertain when the brand stopped offering it [BRAND-03]', async () => {
    const brands = api.database.collection<{ _id: string; skyTv: boolean }>('brands');
    const offersSkyTv = (skyTv: boolean) => brands.updateOne({ _id: '1:101' }, { $set: { skyTv } });
    const mover = await aChooser(api, 'MK40 2QT', { selectedPartner: 101 });
    const order = spyOnOrders(api, 'before');
    expect(await select(api, mover, 'SKY-F67TV')).toMatchObject(thirdParty);
    order.mockClear();
    await offersSkyTv(false);
    expireLeases(api);
    expect(await select(api, mover, 'SKY-F67TV')).toMatchObject(notFound);
    expect((await removePending(api, mover)).status).toBe(200);
    expect(order).not.toHaveBeenCalled();
    expect(await orderedBy(api, mover)).toEqual([]);
    await offersSkyTv(true);
  });
});
