import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { clearFaults, control, fault } from '../../journey/mover.builder.js';
import { manualJobsWorker, runDueAfter } from '../../platform/jobs/jobs-worker.fixture.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';
import { orderSecrets } from '../../support/test-env.js';
import { aCustomer, energyOf, ordersOf, storedStatus, type Customer } from './orders.fixture.js';

let api: BootedApp;
let worker: JobsWorker;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000' });
  worker = await manualJobsWorker(api);
});
beforeEach(() => api.clock.at('2026-11-20T10:00:00Z'));
afterEach(() => clearFaults(api));
afterAll(() => api.close());

const statusOf = async (customer: Customer) => (await energyOf(api, customer))?.status;

/** Sets the state of an order at its provider. */
const atProvider = (provider: string, reference: string, state: object) =>
  control(api, `/order-states/${provider}/${reference}`, state);

/** Runs the jobs that are due after these hours. */
const pass = (hours: number) => runDueAfter({ api, worker }, { minutes: 60 * hours });

describe('the status of an order', () => {
  it('is requested every six hours until it is settled [ORDER-24]', async () => {
    const customer = await aCustomer(api);
    await atProvider('quotes', customer.energy, { state: 'SWITCHING', reports: 0 });
    await atProvider('broadband-ht', customer.broadband, { state: 'FAILED', reason: 'NO_LINE_AT_ADDRESS', reports: 0 });
    await pass(5);
    expect(await statusOf(customer)).toBe('submitted');
    await pass(1);
    expect(await ordersOf(api, customer)).toMatchObject([
      { reference: customer.broadband, status: 'rejected', rejectionReason: 'noLine' },
      { reference: customer.energy, status: 'beingSetUp', history: [{ status: 'beingSetUp' }] },
    ]);
    await atProvider('quotes', customer.energy, { state: 'SUPPLYING', reports: 0 });
    await pass(6);
    expect(await statusOf(customer)).toBe('live');
    await atProvider('quotes', customer.energy, { state: 'WITHDRAWN', reports: 0 });
    await pass(24);
    expect(await statusOf(customer)).toBe('live');
    expect(await storedStatus(api, customer)).toMatchObject({
      history: [
        { source: 'statusCall', receivedAt: new Date('2026-11-20T16:00:00Z') },
        { source: 'statusCall', receivedAt: new Date('2026-11-20T22:00:00Z') },
      ],
    });
  });

  it('is requested again six hours after its provider was down', async () => {
    const customer = await aCustomer(api);
    await fault(api, 'quotes', 'down');
    await pass(6);
    expect(await statusOf(customer)).toBe('submitted');
    await clearFaults(api);
    await atProvider('quotes', customer.energy, { state: 'DECLINED', reason: 'DEBT_ON_METER', reports: 0 });
    await pass(6);
    expect(await energyOf(api, customer)).toMatchObject({ status: 'rejected', rejectionReason: 'outstandingDebt' });
  });

  it('arrives with the signed report of its provider', async () => {
    const customer = await aCustomer(api);
    const { QUOTES_WEBHOOK_SECRET } = orderSecrets;
    const url = `${api.url.replace('://', `://vendor:${encodeURIComponent(QUOTES_WEBHOOK_SECRET)}@`)}/api/v1/order-updates/energy`;
    await control(api, '/order-webhooks/quotes', { url });
    await atProvider('quotes', customer.energy, { state: 'ACCEPTED', reports: 2 });
    expect(await energyOf(api, customer)).toMatchObject({ status: 'accepted', history: [{ status: 'accepted' }] });
    await control(api, '/order-webhooks/quotes', { url: null });
  });
});
