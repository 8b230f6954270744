import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { PdfRenderer } from '../../../src/modules/after-setup/pdf/pdf-renderer.js';
import { updateStored } from '../../identity/account/login.fixture.js';
import { manualJobsWorker } from '../../platform/jobs/jobs-worker.fixture.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';
import { aCustomer, applicationState, orderState, report, type Customer } from '../orders/orders.fixture.js';
import { aCustomerWithDocuments, documentNamed, documentsOf, fileOf, runJobs, textOf } from './documents.fixture.js';

let api: BootedApp;
let worker: JobsWorker;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000', LOG_LEVEL: 'info' });
  worker = await manualJobsWorker(api);
});
beforeEach(() => api.clock.at('2026-11-20T10:00:00Z'));
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const documents = () => api.database.collection('contract_documents');
const endEnergy = ({ energy }: Customer) =>
  report(api, 'energy', applicationState(energy, 1, 'DECLINED', 'METER_AT_OTHER_ADDRESS'));

/** The hash of each stored file. */
async function storedHashes({ id }: Customer): Promise<unknown> {
  const stored = await documents().find({ enrolmentId: id }).sort({ _id: 1 }).toArray();
  return stored.map(({ sha256, bytes }) => [sha256, bytes]);
}

describe('a stored document [ORDER-71]', () => {
  it('stays byte by byte as it is when brand, prices and day change', async () => {
    const customer = await aCustomerWithDocuments(api, worker);
    const { id } = await documentNamed(api, customer, 'Contract summary, Larkfield');
    const before = await fileOf(api, customer, id);
    const hashes = await storedHashes(customer);
    await api.database.collection('brands').updateMany({}, { $set: { name: 'Another name' } });
    await updateStored(api, customer.id, { 'energySetUp.selection.offers.0.tariff.exitFee': 9900 });
    await api.database.collection('jobs').updateMany({ kind: 'contract-documents' }, { $set: { doneAt: null } });
    const render = jest.spyOn(api.app.get(PdfRenderer, { strict: false }), 'render');
    await runJobs(api, worker);
    expect(render).not.toHaveBeenCalled();
    expect((await fileOf(api, customer, id)).bytes).toEqual(before.bytes);
    expect(await storedHashes(customer)).toEqual(hashes);
  });

  it('is stored once by two processes', async () => {
    const other = await api.another();
    const otherWorker = await manualJobsWorker(other);
    const customer = await aCustomer(api);
    const jobs = api.database.collection('jobs');
    for (const client of [api, other]) client.clock.at('2026-11-20T10:00:03Z');
    const unlock = jobs.updateMany({ kind: 'contract-documents' }, { $set: { lockedUntil: new Date(0) } });
    await Promise.all([worker.runDue(), unlock, otherWorker.runDue()]);
    const first = await storedHashes(customer);
    await jobs.updateMany({ kind: 'contract-documents' }, { $set: { doneAt: null, lockedUntil: new Date(0) } });
    await Promise.all([worker.runDue(), otherWorker.runDue()]);
    expect(await storedHashes(customer)).toEqual(first);
    expect(await documents().countDocuments({ enrolmentId: customer.id })).toBe(7);
  });

  it('is drawn by the next run if the first could not draw it', async () => {
    const customer = await aCustomer(api);
    jest
      .spyOn(api.app.get(PdfRenderer, { strict: false }), 'render')
      .mockRejectedValueOnce(new Error('the thread ended'));
    await runJobs(api, worker);
    expect((await documentsOf(api, customer)).some(({ state }) => state === 'pending')).toBe(true);
    api.clock.advance({ minutes: 60 });
    await worker.runDue();
    const token = await api.tokenFor(customer.id, 'enrolment');
    expect((await documentsOf(api, { token })).every(({ state }) => state === 'ready')).toBe(true);
  });

  it('that was changed in the database is not served, neither as a file nor in the archive', async () => {
    const customer = await aCustomerWithDocuments(api, worker);
    const { id } = await documentNamed(api, customer, 'Contract summary, Larkfield');
    const { bytes } = await fileOf(api, customer, id);
    bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100);
    await documents().updateOne({ _id: id as never }, { $set: { file: bytes } });
    for (const requested of [id, 'documents.zip']) {
      const answer = await fileOf(api, customer, requested);
      expect(answer.status).toBe(500);
      const problem = answer.bytes.toString();
      expect(JSON.parse(problem)).toMatchObject({ status: 500 });
      expect(problem).not.toMatch(/hash|DOCUMENT_CHANGED|PDF/);
    }
    expect(api.testApp.logged.filter((line) => line.includes('DOCUMENT_CHANGED'))).toHaveLength(2);
    const untouched = await documentNamed(api, customer, 'Contract information, Larkfield');
    expect((await fileOf(api, customer, untouched.id)).status).toBe(200);
  });
});

describe('the documents of an order that has ended', () => {
  it('stay, and can be read', async () => {
    const customer = await aCustomerWithDocuments(api, worker);
    const before = await documentsOf(api, customer);
    await endEnergy(customer);
    await report(api, 'broadband', orderState(customer.broadband, 1, 'CANCELLED'));
    const after = await documentsOf(api, customer);
    const idsOf = (list: typeof before) => list.map(({ id }) => id).toSorted();
    expect(idsOf(after)).toEqual(idsOf(before));
    expect(await textOf(api, customer, await documentNamed(api, customer, 'Contract summary, Full'))).toContain(
      customer.broadband,
    );
  });

  it('are stored also if it ends before they are drawn', async () => {
    const customer = await aCustomer(api);
    await endEnergy(customer);
    await runJobs(api, worker);
    const summary = await documentNamed(api, customer, 'Contract summary, Larkfield');
    expect(summary.state).toBe('ready');
    expect(await textOf(api, customer, summary)).toContain(customer.energy);
  });

  it('are not invented if it is older than documents are', async () => {
    const customer = await aCustomer(api);
    await api.database.collection('jobs').deleteMany({ kind: 'contract-documents' });
    await endEnergy(customer);
    await runJobs(api, worker);
    expect(await documentNamed(api, customer, 'Contract summary, Larkfield')).toMatchObject({
      state: 'missing',
      bytes: null,
    });
  });
});
