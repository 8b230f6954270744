import { enrolmentEndpoints, entertainmentEndpoints, totalWithAddOns } from '@home-move/contract';
import { forEnrolment } from '../../../src/common/access/actor.js';
import { BroadbandHtPort } from '../../../src/providers/broadband-ht/broadband-ht.port.js';
import { bootWithShortTimeouts, expireLeases } from '../../journey/short-timeouts.fixture.js';
import type { Mover } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';
import { aChooser, choiceOf, orderedBy, select, spyOnOrders } from './chooser.builder.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const done = { status: 200, body: { entertainmentComplete: true } };
const conflict = { status: 409, body: { code: 'CONFLICT' } };
const thirdParty = { status: 502, body: { code: 'THIRD_PARTY' } };
const both = ['BRI-WIFI', 'BRI-ANYTIME'];
/** Fibre 67 for 24 months: £755.76, with calls for £8.00 and wifi for £5.00 a month. */
const total = { alone: 75576, withWifi: 87576, withBoth: 106776 };

const find = async ({ token }: Mover) => {
  const params = { packageId: 'BRI-F67', sourceId: 'ht' };
  return (await api.call(entertainmentEndpoints.package, { params }, { token })).body;
};

describe('a package with add-ons', () => {
  it('shows what each costs, and adds up to the total that is ordered', async () => {
    const found = await find(await aChooser(api));
    expect(found.addOns).toEqual([
      expect.objectContaining({ id: 'BRI-ANYTIME', name: 'Anytime calls', monthlyPrice: 800, type: 5 }),
      expect.objectContaining({ id: 'BRI-WIFI', name: 'Whole-home wifi', monthlyPrice: 500, type: 5 }),
    ]);
    expect(totalWithAddOns(found, both)).toBe(total.withBoth);
  });

  it('is ordered with them, and the choice and the summary name them', async () => {
    const mover = await aChooser(api);
    const order = spyOnOrders(api);
    expect(await select(api, mover, 'BRI-F67', { addOns: both, total: total.withBoth })).toMatchObject(done);
    expect(order.mock.lastCall?.[1].addOnIds).toEqual(['BRI-ANYTIME', 'BRI-WIFI']);
    expect((await choiceOf(api, mover)).body?.addOns).toMatchObject([{ id: 'BRI-ANYTIME' }, { id: 'BRI-WIFI' }]);
    const { body } = await api.call(enrolmentEndpoints.confirmation, {}, { token: mover.token });
    expect(body.entertainment.addOns).toEqual(['Anytime calls', 'Whole-home wifi']);
  });

  it.each([
    ['the total without them', 'BRI-F67', both, total.alone],
    ['the total of other add-ons', 'BRI-F67', both, total.withWifi],
    ['an add-on of another package', 'BRI-F67', ['SKY-SPORTS'], total.alone],
    ['an add-on of a provider’s own site', 'wm-81202', ['BRI-WIFI'], 5899],
  ])('is not ordered with %s', async (_, packageId, addOns, sent) => {
    const mover = await aChooser(api);
    expect(await select(api, mover, packageId, { addOns, total: sent })).toMatchObject(conflict);
    expect(await orderedBy(api, mover)).toEqual([]);
    expect((await choiceOf(api, mover)).body).toBeNull();
  });

  it('is not ordered with an add-on that has become dearer, and then shows the new total', async () => {
    const mover = await aChooser(api);
    expect(await select(api, mover, 'BRI-F67', { addOns: both, total: total.withBoth - 2400 })).toMatchObject(conflict);
    expect(totalWithAddOns(await find(mover), both)).toBe(total.withBoth);
  });

  it('is ordered once when it is sent again, in whichever order the add-ons are named', async () => {
    const mover = await aChooser(api);
    const order = spyOnOrders(api, 'after');
    const chosen = { addOns: both, total: total.withBoth };
    expect(await select(api, mover, 'BRI-F67', chosen)).toMatchObject(thirdParty);
    expect(await select(api, mover, 'BRI-F67', { ...chosen, addOns: both.toReversed() })).toMatchObject(done);
    const [first, second] = order.mock.calls;
    expect(second).toEqual(first);
    expect(await orderedBy(api, mover)).toEqual(['BRI-F67']);
  });

  it('with other add-ons is another order, which waits until the first is settled', async () => {
    const mover = await aChooser(api);
    spyOnOrders(api, 'after');
    expect(await select(api, mover, 'BRI-F67', { addOns: both, total: total.withBoth })).toMatchObject(thirdParty);
    const fewer = { addOns: ['BRI-WIFI'], total: total.withWifi };
    expect(await select(api, mover, 'BRI-F67', fewer)).toMatchObject(thirdParty);
    expireLeases(api);
    expect(await select(api, mover, 'BRI-F67', fewer)).toMatchObject({ body: { code: 'ENROLMENT_COMPLETE' } });
    expect(await orderedBy(api, mover)).toEqual(['BRI-F67']);
    expect((await choiceOf(api, mover)).body?.addOns).toHaveLength(2);
  });
});

describe('the expected activation of an order', () => {
  const summaryOf = async ({ token }: Mover) =>
    (await api.call(enrolmentEndpoints.confirmation, {}, { token })).body.entertainment;

  it('is stored as home telecom gives it, and shown in the summary', async () => {
    const mover = await aChooser(api);
    spyOnOrders(api).mockResolvedValueOnce({ number: 'HT-1', activationDate: '2026-12-04' });
    expect((await summaryOf(mover)).activationDate).toBeNull();
    await select(api, mover, 'BRI-FF150');
    expect(await summaryOf(mover)).toMatchObject({ orderNumber: 'HT-1', activationDate: '2026-12-04' });
  });

  it('is missing if home telecom returns none', async () => {
    const mover = await aChooser(api);
    spyOnOrders(api).mockResolvedValueOnce({ number: 'HT-2', activationDate: null });
    await select(api, mover, 'BRI-FF150');
    expect(await summaryOf(mover)).toMatchObject({ isCompleted: true, activationDate: null });
  });

  it('is that of the order that was found again after its answer was lost', async () => {
    const mover = await aChooser(api);
    spyOnOrders(api, 'after');
    expect(await select(api, mover, 'BRI-F67', { total: total.alone })).toMatchObject(thirdParty);
    expireLeases(api);
    await api.call(enrolmentEndpoints.skip, { query: { service: '1' } }, { token: mover.token });
    const { isCompleted, activationDate } = await summaryOf(mover);
    expect(isCompleted).toBe(true);
    expect(activationDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(activationDate).toBe((await find(mover)).activation?.date);
  });

  it('may move from day to day, and yet the same order is the same attempt', async () => {
    const mover = await aChooser(api);
    const order = { total: total.alone };
    spyOnOrders(api, 'after');
    expect(await select(api, mover, 'BRI-F67', order)).toMatchObject(thirdParty);
    const feed = api.app.get(BroadbandHtPort, { strict: false });
    const packages = await forEnrolment(mover.id, () => feed.packagesAt('MK40 2QT', '2026-11-27'));
    const activation = { date: '2027-01-04', needsEngineer: false };
    jest.spyOn(feed, 'packagesAt').mockResolvedValue(packages.map((offered) => ({ ...offered, activation })));
    expect((await find(mover)).activation).toEqual(activation);
    expect(await select(api, mover, 'BRI-F67', order)).toMatchObject(done);
    expect(await orderedBy(api, mover)).toEqual(['BRI-F67']);
  });
});
