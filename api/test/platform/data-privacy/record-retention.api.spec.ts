import { telephonyEndpoints } from '@home-move/contract';
import { Types } from 'mongoose';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { manualJobsWorker } from '../jobs/jobs-worker.fixture.js';
import { aMoverWithTariff, type Mover } from '../../journey/mover.builder.js';
import { paymentCalls } from '../../energy/payment/payment.fixture.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

let api: BootedApp;
let worker: JobsWorker;

beforeAll(async () => {
  api = await bootApp({ LOG_LEVEL: 'info' });
  worker = await manualJobsWorker(api);
});
beforeEach(() => api.clock.at('2026-11-20T10:00:00Z'));
afterAll(() => api.close());

const { pay } = paymentCalls(() => api);

/** A forgotten customer, whose contract and legal record are kept. */
async function aForgottenCustomer(): Promise<Mover> {
  const mover = await aMoverWithTariff(api);
  expect(await pay(mover)).toMatchObject({ status: 200 });
  const token = await api.tokenFor(mover.id, 'agent');
  expect(await api.call(telephonyEndpoints.forget, {}, { token })).toMatchObject({ status: 200 });
  return mover;
}

async function runJobsAt(instant: string): Promise<void> {
  api.clock.advanceTo(instant);
  await worker.runDue();
}

const storedRecord = (id: string) => api.database.collection<{ _id: string }>('erasures').findOne({ _id: id });

async function keptSuppliers(id: string): Promise<readonly string[]> {
  const enrolments = api.database.collection<{ keptContracts: { supplier: string }[] }>('enrolments');
  const stored = await enrolments.findOne({ _id: new Types.ObjectId(id) });
  return stored?.keptContracts.map(({ supplier }) => supplier) ?? [];
}

async function recentEvents(id: string): Promise<number> {
  const enrolments = api.database.collection<{ recentEvents: readonly object[] }>('enrolments');
  return (await enrolments.findOne({ _id: new Types.ObjectId(id) }))?.recentEvents.length ?? 0;
}

/** How many documents of the passport and the history are left. */
async function countsOf(enrolmentId: string) {
  const countIn = (collection: string) => api.database.collection(collection).countDocuments({ enrolmentId });
  return {
    entries: await countIn('disclosures'),
    events: await countIn('enrolment_events'),
    recentEvents: await recentEvents(enrolmentId),
  };
}

describe('the data kept about a forgotten customer', () => {
  it('is deleted after six years, the contracts and the legal record', async () => {
    const { id } = await aForgottenCustomer();
    const other = await aMoverWithTariff(api);
    await runJobsAt('2026-11-20T10:05:00Z');
    await runJobsAt('2032-11-19T10:05:00Z');
    expect(await keptSuppliers(id)).toEqual(['Larkfield Energy']);
    expect(await storedRecord(id)).toMatchObject({ by: 'Jordan Lee' });
    expect(Object.values(await countsOf(id)).filter((count) => count > 0)).toHaveLength(3);
    await runJobsAt('2032-11-20T10:06:00Z');
    expect(await countsOf(id)).toEqual({ entries: 0, events: 0, recentEvents: 0 });
    expect(Object.values(await countsOf(other.id)).filter((count) => count > 0)).toHaveLength(3);
    expect(await keptSuppliers(id)).toEqual([]);
    expect(await storedRecord(id)).toBeNull();
    expect(api.testApp.logged.filter((line) => line.includes('expired records'))).toEqual([
      expect.stringContaining('"enrolments":1,"records":1'),
    ]);
  });

  it('is kept while the erasure is not complete', async () => {
    const { id } = await aForgottenCustomer();
    await api.database.collection('jobs').deleteMany({ key: `erasure:${id}` });
    await runJobsAt('2033-11-20T10:00:00Z');
    expect(await storedRecord(id)).toMatchObject({ completedAt: null });
  });
});
