import { orderEndpoints, type Order } from '@home-move/contract';
import { HistoryService } from '../../../src/modules/agents/history/history.service.js';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { BroadbandHtPort } from '../../../src/providers/broadband-ht/broadband-ht.port.js';
import { QuotesPort } from '../../../src/providers/quotes/quotes.port.js';
import { paymentCalls } from '../../energy/payment/payment.fixture.js';
import { updateStored } from '../../identity/account/login.fixture.js';
import { aMoverWithTariff, clearFaults, control, fault } from '../../journey/mover.builder.js';
import { manualJobsWorker, runDueAfter } from '../../platform/jobs/jobs-worker.fixture.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { aCustomer, applicationState, cancellationCalls, energyOf, ordersOf, report } from './orders.fixture.js';

let api: BootedApp;
let worker: JobsWorker;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000' });
  worker = await manualJobsWorker(api);
});
beforeEach(() => api.clock.at('2026-11-20T10:42:00Z'));
afterEach(async () => {
  jest.restoreAllMocks();
  await clearFaults(api);
});
afterAll(() => api.close());

const { mine, pay } = paymentCalls(() => api);

const orderIn = (orders: readonly Order[], reference: string) => orders.find((order) => order.reference === reference);
const { cancel, spyOnCancel, failToCancel } = cancellationCalls(() => api);

/** Runs the jobs that are due after these minutes. */
const pass = (minutes: number) => runDueAfter({ api, worker }, { minutes });

describe('POST /orders/{reference}/cancel', () => {
  itRequiresAuthentication(() => api, orderEndpoints.cancel, { params: { reference: 'TH-1' } });

  it('cancels an energy application, and leaves energy to do', async () => {
    const customer = await aCustomer(api);
    const { status, body } = await cancel(customer, customer.energy);
    expect(status).toBe(200);
    expect(orderIn(body.orders, customer.energy)).toMatchObject({
      status: 'cancelled',
      cancellation: { receivedAt: '2026-11-20T10:42:00.000Z', state: 'confirmed' },
      history: [{ status: 'cancelled' }],
    });
    expect(await mine(customer)).toMatchObject({ energyComplete: false, broadbandComplete: true });
  });

  it('cancels a broadband order', async () => {
    const customer = await aCustomer(api);
    const { body } = await cancel(customer, customer.broadband);
    expect(orderIn(body.orders, customer.broadband)?.status).toBe('cancelled');
    expect(await mine(customer)).toMatchObject({ energyComplete: true, broadbandComplete: false });
  });

  it('cancels at the provider once, from however many tabs and processes it arrives [ORDER-44]', async () => {
    const other = await api.another();
    await manualJobsWorker(other);
    other.clock.at('2026-11-20T10:42:00Z');
    const customer = await aCustomer(api);
    const spies = [api, other].map(({ app }) => jest.spyOn(app.get(QuotesPort, { strict: false }), 'cancel'));
    const answers = await Promise.all(
      [api, other, api, other, api].map((app) => cancel(customer, customer.energy, app)),
    );
    answers.push(await cancel(customer, customer.energy));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(spies.flatMap(({ mock }) => mock.calls)).toHaveLength(1);
    await pass(20);
    expect(spies.flatMap(({ mock }) => mock.calls)).toHaveLength(1);
    expect((await energyOf(api, customer))?.history).toHaveLength(1);
  });

  it('is possible until the end of the fourteenth day in London, also after the start [ORDER-40]', async () => {
    const customer = await aCustomer(api);
    await report(api, 'energy', applicationState(customer.energy, 1, 'SUPPLYING'));
    api.clock.at('2026-12-04T23:59:59Z');
    expect((await cancel(customer, customer.energy)).status).toBe(200);
    expect((await energyOf(api, customer))?.status).toBe('cancelled');
  });

  it('ends at midnight in London, which is 23:00 UTC in summer', async () => {
    api.clock.at('2026-09-20T10:00:00Z');
    const { shown, ...mover } = await aMoverWithTariff(api);
    await pay({ ...mover, shown });
    const [order] = await ordersOf(api, mover);
    expect(order?.cancelUntil).toBe('2026-10-04');
    api.clock.at('2026-10-04T23:00:00Z');
    expect(await cancel(mover, order?.reference ?? '')).toMatchObject({
      status: 409,
      body: { code: 'CANCEL_PERIOD_ENDED' },
    });
    api.clock.at('2026-10-04T22:59:59Z');
    expect((await cancel(mover, order?.reference ?? '')).status).toBe(200);
  });

  it('answers CANCEL_PERIOD_ENDED after the last day, and changes nothing [ORDER-46]', async () => {
    const customer = await aCustomer(api);
    const spy = spyOnCancel();
    api.clock.at('2026-12-05T00:00:00Z');
    const before = await energyOf(api, customer);
    expect(await cancel(customer, customer.energy)).toMatchObject({
      status: 409,
      body: { code: 'CANCEL_PERIOD_ENDED', title: 'The time to cancel this order free of charge has ended' },
    });
    expect(spy).not.toHaveBeenCalled();
    expect(await energyOf(api, customer)).toEqual(before);
  });

  it('does not cancel the order of another mover, or one that was rejected', async () => {
    const customer = await aCustomer(api);
    const { id } = await aMoverWithTariff(api);
    expect(await cancel({ id }, customer.energy)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    await report(api, 'energy', applicationState(customer.energy, 1, 'DECLINED'));
    expect(await cancel(customer, customer.energy)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await energyOf(api, customer))?.status).toBe('rejected');
  });

  it('is open to the agent of the customer, who sees the same orders and is named in the history [ORDER-11]', async () => {
    const customer = await aCustomer(api);
    const token = await api.tokenFor(customer.id, 'agent');
    const seen = await api.call(orderEndpoints.orders, {}, { token });
    expect(seen.body.orders.map(({ reference }) => reference).toSorted()).toEqual(
      [customer.energy, customer.broadband].toSorted(),
    );
    expect(seen.body.orders).toEqual(await ordersOf(api, customer));
    const cancelled = await api.call(orderEndpoints.cancel, { params: { reference: customer.energy } }, { token });
    expect(orderIn(cancelled.body.orders, customer.energy)?.status).toBe('cancelled');
    const history = await api.app.get(HistoryService, { strict: false }).page(customer.id);
    expect(history.find(({ type }) => type === 'order-cancellation-received')).toMatchObject({
      reference: customer.energy,
      actor: { kind: 'agent', name: 'Jordan Lee' },
    });
  });
});

describe('after an agent has finished the enrolment', () => {
  it('an order is cancelled once by the mover, and by no agent until it is reopened [ORDER-52]', async () => {
    const customer = await aCustomer(api);
    await updateStored(api, customer.id, { closedAt: new Date('2026-11-20T10:00:00Z'), closedBy: 'Jordan Lee' });
    const spy = spyOnCancel();
    const asAgent = async () => ({ token: await api.tokenFor(customer.id, 'agent') });
    const call = { params: { reference: customer.energy } };
    expect(await api.call(orderEndpoints.cancel, call, await asAgent())).toMatchObject({
      status: 409,
      body: { code: 'ENROLMENT_CLOSED' },
    });
    expect(spy).not.toHaveBeenCalled();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { status, body } = await cancel(customer, customer.energy);
      expect([status, orderIn(body.orders, customer.energy)?.status]).toEqual([200, 'cancelled']);
    }
    await pass(20);
    expect(spy).toHaveBeenCalledTimes(1);
    await updateStored(api, customer.id, { closedAt: null, closedBy: null });
    const cancelled = await api.call(
      orderEndpoints.cancel,
      { params: { reference: customer.broadband } },
      await asAgent(),
    );
    expect(orderIn(cancelled.body.orders, customer.broadband)?.status).toBe('cancelled');
  });
});

describe('while the provider does not answer', () => {
  it('the cancellation is received, and a job repeats it until the provider confirms [ORDER-45]', async () => {
    const customer = await aCustomer(api);
    const failing = failToCancel();
    const { status, body } = await cancel(customer, customer.energy);
    expect(status).toBe(200);
    const received = { receivedAt: '2026-11-20T10:42:00.000Z', state: 'received' };
    expect(orderIn(body.orders, customer.energy)).toMatchObject({ status: 'submitted', cancellation: received });
    await pass(2);
    await pass(11);
    expect(failing).toHaveBeenCalledTimes(3);
    expect(await energyOf(api, customer)).toMatchObject({ status: 'submitted', cancellation: received });
    failing.mockRestore();
    const spy = spyOnCancel();
    await pass(11);
    expect(spy).toHaveBeenCalledWith(customer.energy, new Date('2026-11-20T10:42:00Z'));
    expect(await energyOf(api, customer)).toMatchObject({
      status: 'cancelled',
      cancellation: { ...received, state: 'confirmed' },
    });
    await pass(60);
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it('the cancellation counts also if the provider answers after the last day', async () => {
    const customer = await aCustomer(api);
    api.clock.at('2026-12-04T23:59:59Z');
    const failing = failToCancel();
    await cancel(customer, customer.energy);
    failing.mockRestore();
    await pass(60);
    expect((await energyOf(api, customer))?.status).toBe('cancelled');
  });
});

describe('a provider', () => {
  it('that has cancelled the order before counts as confirmed [ORDER-50]', async () => {
    const customer = await aCustomer(api);
    await control(api, `/order-states/quotes/${customer.energy}`, { state: 'WITHDRAWN', reports: 0 });
    const { body } = await cancel(customer, customer.energy);
    expect(orderIn(body.orders, customer.energy)).toMatchObject({
      status: 'cancelled',
      cancellation: { state: 'confirmed' },
    });
  });

  it.each(['energy', 'broadband'] as const)(
    'that refuses leaves the %s order as it is, and can be asked again [ORDER-50]',
    async (kind) => {
      const customer = await aCustomer(api);
      const reference = customer[kind];
      const before = orderIn(await ordersOf(api, customer), reference);
      await fault(api, kind === 'energy' ? 'quotes' : 'broadband-ht', 'refuse');
      const { status, body } = await cancel(customer, reference);
      expect(status).toBe(200);
      expect(orderIn(body.orders, reference)).toEqual({
        ...before,
        cancellation: { receivedAt: '2026-11-20T10:42:00.000Z', state: 'refused' },
      });
      expect(await mine(customer)).toMatchObject({ energyComplete: true, broadbandComplete: true });
      await clearFaults(api);
      expect(orderIn((await cancel(customer, reference)).body.orders, reference)?.status).toBe('cancelled');
    },
  );

  it('that does not know the order refuses it', async () => {
    const customer = await aCustomer(api);
    jest.spyOn(api.app.get(BroadbandHtPort, { strict: false }), 'cancel').mockResolvedValue('unknown');
    const { body } = await cancel(customer, customer.broadband);
    expect(orderIn(body.orders, customer.broadband)?.cancellation?.state).toBe('refused');
  });
});
