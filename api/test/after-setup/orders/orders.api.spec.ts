import { energyEndpoints, enrolmentEndpoints, orderEndpoints, telephonyEndpoints } from '@home-move/contract';
import { HistoryService } from '../../../src/modules/agents/history/history.service.js';
import { aChooser, removePending, select } from '../../broadband/entertainment/chooser.builder.js';
import { aMoverWithMixedMeters, samsDirectDebit } from '../../journey/mover.builder.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { orderSecrets } from '../../support/test-env.js';
import {
  aCustomer,
  applicationState,
  energyOf,
  ordersOf,
  orderState,
  report,
  storedStatus,
  type Customer,
} from './orders.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000' });
});
beforeEach(() => api.clock.at('2026-11-20T10:00:00Z'));
afterAll(() => api.close());

const statusOf = async (customer: Customer) => (await energyOf(api, customer))?.status;

describe('GET /orders', () => {
  itRequiresAuthentication(() => api, orderEndpoints.orders, {});

  it('lists each application and order once, with its price and days', async () => {
    const customer = await aCustomer(api);
    const { body } = await api.call(orderEndpoints.orders, {}, { token: customer.token });
    expect(body.updatedAt).toBe('2026-11-20T10:00:00.000Z');
    expect(body.orders).toMatchObject([
      {
        reference: customer.broadband,
        provider: 'Brightline',
        service: 'broadband',
        orderedOn: '2026-11-20',
        startsOn: '2026-12-04',
      },
      {
        reference: customer.energy,
        provider: 'Larkfield Energy',
        service: 'electricity and gas',
        product: 'Larkfield Fix 12 with Usage app',
        orderedOn: '2026-11-20',
        startsOn: '2026-12-05',
        cancelUntil: '2026-12-04',
        status: 'submitted',
        rejectionReason: null,
        history: [],
      },
    ]);
  });

  it('lists the two fuels of one application as one order, and the applications of mixed meters as two [ORDER-03]', async () => {
    const ordered = await ordersOf(api, await aCustomer(api));
    expect(ordered.map(({ service }) => service)).toEqual(['broadband', 'electricity and gas']);
    const { shown, ...mover } = await aMoverWithMixedMeters(api);
    const body = { ...samsDirectDebit, ...shown };
    expect((await api.call(energyEndpoints.directDebit, { body }, { token: mover.token })).status).toBe(200);
    const mixed = await ordersOf(api, mover);
    expect(mixed.map(({ service }) => service).toSorted()).toEqual(['electricity', 'gas']);
    expect(new Set(mixed.map(({ reference }) => reference)).size).toBe(2);
  });

  it("lists an order on a provider's own site once the mover has reported it, with its day [ORDER-08]", async () => {
    const mover = await aChooser(api);
    await select(api, mover, 'wm-81102');
    const list = async () => (await api.call(orderEndpoints.orders, {}, { token: mover.token })).body;
    expect(await list()).toMatchObject({ orders: [], reported: [] });
    await api.call(enrolmentEndpoints.update, { body: { wombbUserConfirmed: true } }, { token: mover.token });
    const reported = {
      provider: 'Coaxia',
      service: 'broadband, phone and TV',
      product: 'Gig + calls + TV',
      reportedOn: '2026-11-20',
    };
    expect(await list()).toMatchObject({ orders: [], reported: [reported] });
    await removePending(api, mover);
    expect(await list()).toMatchObject({ orders: [], reported: [] });
  });

  it('lists what ending each contract costs, until it has ended [ORDER-85]', async () => {
    const customer = await aCustomer(api);
    const costsOf = async (reference: string) =>
      (await ordersOf(api, customer))
        .find((order) => order.reference === reference)
        ?.leaving.map(({ when, on, cost }) => [when, on, cost]);
    // Two fuels at £50.00, free of charge from 49 days before the end of the fixed price.
    expect(await costsOf(customer.energy)).toEqual([
      ['today', '2026-11-20', '£0.00'],
      ['lastDayToCancel', '2026-12-04', '£0.00'],
      [6, '2027-06-05', '£100.00'],
      [12, '2027-12-05', '£0.00'],
      [24, '2028-12-05', '£0.00'],
    ]);
    // £18.00 for each of the months that are left of 24.
    expect(await costsOf(customer.broadband)).toEqual([
      ['today', '2026-11-20', '£0.00'],
      ['lastDayToCancel', '2026-12-04', '£0.00'],
      [6, '2027-06-04', '£324.00'],
      [12, '2027-12-04', '£216.00'],
      [24, '2028-12-04', '£0.00'],
    ]);
    await report(api, 'energy', applicationState(customer.energy, 1, 'DECLINED', 'METER_AT_OTHER_ADDRESS'));
    expect(await costsOf(customer.energy)).toEqual([]);
  });

  it('lists a rejected order first, with the reason', async () => {
    const customer = await aCustomer(api);
    const references = async () => (await ordersOf(api, customer)).map(({ reference }) => reference);
    expect(await references()).toEqual([customer.broadband, customer.energy]);
    await report(api, 'energy', applicationState(customer.energy, 1, 'DECLINED', 'METER_AT_OTHER_ADDRESS'));
    expect(await references()).toEqual([customer.energy, customer.broadband]);
    expect(await energyOf(api, customer)).toMatchObject({ status: 'rejected', rejectionReason: 'meterElsewhere' });
  });
});

describe('a report of a provider', () => {
  it.each([
    ['ACCEPTED', 'accepted'],
    ['SWITCHING', 'beingSetUp'],
    ['SUPPLYING', 'live'],
    ['DECLINED', 'rejected'],
    ['WITHDRAWN', 'cancelled'],
  ])('about an application that is %s makes the order %s', async (state, status) => {
    const customer = await aCustomer(api);
    expect(await report(api, 'energy', applicationState(customer.energy, 1, state))).toMatchObject({
      status: 200,
      body: { isStored: true },
    });
    expect(await statusOf(customer)).toBe(status);
  });

  it.each([
    ['CONFIRMED', 'accepted'],
    ['PROVISIONING', 'beingSetUp'],
    ['ACTIVE', 'live'],
    ['FAILED', 'rejected'],
    ['CANCELLED', 'cancelled'],
  ])('about a broadband order that is %s makes the order %s', async (state, status) => {
    const customer = await aCustomer(api);
    expect((await report(api, 'broadband', orderState(customer.broadband, 1, state))).status).toBe(200);
    const orders = await ordersOf(api, customer);
    expect(orders.find(({ reference }) => reference === customer.broadband)?.status).toBe(status);
  });

  it('is in the history, with the reference, by the system', async () => {
    const customer = await aCustomer(api);
    await report(api, 'energy', applicationState(customer.energy, 1, 'ACCEPTED'));
    const history = await api.app.get(HistoryService, { strict: false }).page(customer.id);
    expect(history.find(({ type }) => type === 'order-accepted')).toMatchObject({
      reference: customer.energy,
      actor: { kind: 'system' },
    });
  });

  it('counts once, however often it arrives, and in whatever order [ORDER-21, ORDER-22]', async () => {
    const customer = await aCustomer(api);
    const send = (revision: number, state: string) =>
      report(api, 'energy', applicationState(customer.energy, revision, state));
    const answers = await Promise.all([
      send(3, 'SUPPLYING'),
      send(3, 'SUPPLYING'),
      send(2, 'SWITCHING'),
      send(1, 'ACCEPTED'),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { isStored: true } });
    const order = await energyOf(api, customer);
    expect(order?.status).toBe('live');
    expect(order?.history.map(({ status }) => status)).toEqual(['accepted', 'beingSetUp', 'live']);
  });

  it('about an unknown order gets 404, and is stored nowhere [ORDER-23]', async () => {
    const answer = await report(api, 'energy', applicationState('TH-UNKNOWN1', 1, 'ACCEPTED'));
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    const all = await api.database.collection('enrolments').find({}).toArray();
    expect(JSON.stringify(all)).not.toContain('TH-UNKNOWN1');
  });

  it('about an order of another provider gets 404', async () => {
    const customer = await aCustomer(api);
    expect((await report(api, 'energy', applicationState(customer.broadband, 1, 'ACCEPTED'))).status).toBe(404);
  });

  it('about someone who was forgotten is accepted, and nothing of it stored', async () => {
    const customer = await aCustomer(api);
    await api.call(telephonyEndpoints.forget, {}, { token: await api.tokenFor(customer.id, 'agent') });
    const answer = await report(api, 'energy', applicationState(customer.energy, 1, 'ACCEPTED'));
    expect(answer).toMatchObject({ status: 200, body: { isStored: false } });
    expect(await storedStatus(api, customer)).toBeUndefined();
  });

  it('in another format gets 400', async () => {
    expect((await report(api, 'energy', { type: 'application.state', data: {} })).status).toBe(400);
  });

  it('is limited per provider', async () => {
    const strict = await api.another({ ORDER_UPDATE_LIMIT: '1' });
    const send = () => report(strict, 'energy', applicationState('TH-UNKNOWN1', 1, 'ACCEPTED'));
    expect((await send()).status).toBe(404);
    expect((await send()).status).toBe(429);
  });
});

describe('a report without a valid signature [ORDER-20]', () => {
  const secret = 'whsec_Xk4nWr9tT2wUo7zC5yVf1qMd3iEk8hGb';

  it.each([
    ['of another secret', { secret }],
    ['of another body', { signedBody: '{"type":"application.state"}' }],
    ['that is six minutes old', { ageMinutes: 6 }],
    ['from six minutes ahead', { ageMinutes: -6 }],
  ])('%s gets 401, and changes nothing', async (_, signing) => {
    const customer = await aCustomer(api);
    const answer = await report(api, 'energy', applicationState(customer.energy, 1, 'ACCEPTED'), signing);
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await statusOf(customer)).toBe('submitted');
  });

  it('gets 401 with the secret of another provider', async () => {
    const customer = await aCustomer(api);
    const content = applicationState(customer.energy, 1, 'ACCEPTED');
    const { BROADBAND_HT_WEBHOOK_SECRET: other } = orderSecrets;
    expect((await report(api, 'energy', content, { secret: other })).status).toBe(401);
  });

  it('gets 401 as long as no secret is set', async () => {
    const without = await api.another({ QUOTES_WEBHOOK_SECRET: '' });
    expect((await report(without, 'energy', applicationState('TH-1', 1, 'ACCEPTED'))).status).toBe(401);
  });
});
