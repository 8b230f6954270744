import { documentEndpoints, planEndpoints, telephonyEndpoints } from '@home-move/contract';
import { unzipSync } from 'fflate';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { aMoverWithTariff } from '../../journey/mover.builder.js';
import { manualJobsWorker } from '../../platform/jobs/jobs-worker.fixture.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { aCustomer } from '../orders/orders.fixture.js';
import { readPdf } from '../pdf/read-pdf.fixture.js';
import {
  aCustomerWithDocuments,
  documentNamed,
  documentsOf,
  fileOf,
  runJobs,
  textOf,
  textsOf,
} from './documents.fixture.js';

let api: BootedApp;
let worker: JobsWorker;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000', PLAN_DOCUMENT_LIMIT: '1' });
  worker = await manualJobsWorker(api);
});
beforeEach(() => api.clock.at('2026-11-20T10:00:00Z'));
afterAll(() => api.close());

describe('GET /enrolment/documents', () => {
  itRequiresAuthentication(() => api, documentEndpoints.documents, {});

  it('lists the documents of each order and the move plan, with size and day [ORDER-70]', async () => {
    const customer = await aCustomerWithDocuments(api, worker);
    const documents = await documentsOf(api, customer);
    expect(documents.map(({ title, fileName }) => [title, fileName])).toEqual([
      ['Contract summary, Full Fibre 150', 'contract-summary-brightline.pdf'],
      ['Contract information, Full Fibre 150', 'contract-information-brightline.pdf'],
      ['Cancellation form, Brightline', 'cancellation-form-brightline.pdf'],
      ['Contract summary, Larkfield Fix 12 with Usage app', 'contract-summary-larkfield-energy.pdf'],
      ['Contract information, Larkfield Fix 12 with Usage app', 'contract-information-larkfield-energy.pdf'],
      ['Direct Debit confirmation, Larkfield Energy', 'direct-debit-larkfield-energy.pdf'],
      ['Cancellation form, Larkfield Energy', 'cancellation-form-larkfield-energy.pdf'],
      ['Your move plan', 'move-plan.pdf'],
    ]);
    for (const { id, bytes, day, state } of documents) {
      const file = await fileOf(api, customer, id);
      expect({ state, day, bytes }).toEqual({ state: 'ready', day: '2026-11-20', bytes: file.bytes.length });
      expect(file.headers.get('content-type')).toBe('application/pdf');
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z-]+\.pdf"$/);
      expect(file.headers.get('cache-control')).toBe('no-store');
    }
    const [first] = documents;
    const { bytes } = await fileOf(api, customer, first?.id ?? '');
    expect(readPdf(bytes).title).toBe('Contract summary, Full Fibre 150');
  });

  it('lists documents of a new order as pending until they are stored', async () => {
    const customer = await aCustomer(api);
    const states = async () => (await documentsOf(api, customer)).map(({ state, bytes }) => [state, bytes !== null]);
    expect(await states()).toEqual([...Array.from({ length: 4 }, () => ['pending', false]), ['ready', true]]);
    const [first] = await documentsOf(api, customer);
    expect((await fileOf(api, customer, first?.id ?? '')).status).toBe(404);
    await runJobs(api, worker);
    expect(await states()).toEqual(Array.from({ length: 8 }, () => ['ready', true]));
    expect((await documentsOf(api, customer))[0]?.id).toBe(first?.id);
  });

  it('lists documents of an order that is older than they are as missing', async () => {
    const customer = await aCustomer(api);
    await api.database.collection('jobs').deleteMany({ kind: 'contract-documents' });
    const states = async () => (await documentsOf(api, customer)).map(({ state }) => state);
    expect(await states()).toEqual([...Array.from({ length: 4 }, () => 'missing'), 'ready']);
  });

  it('lists only the move plan before the first order', async () => {
    const mover = await aMoverWithTariff(api);
    expect(await documentsOf(api, mover)).toMatchObject([{ id: 'move-plan', kind: 'movePlan', reference: null }]);
  });

  it('lists the move plan without its size if it was drawn too often', async () => {
    const customer = await aCustomer(api);
    expect((await documentsOf(api, customer)).at(-1)?.bytes).toBeGreaterThan(1000);
    await runJobs(api, worker);
    await documentsOf(api, customer);
    api.clock.advance({ minutes: 5 });
    await api.call(planEndpoints.tick, { body: { id: 'redirect-mail', isDone: true } }, { token: customer.token });
    expect((await documentsOf(api, customer)).at(-1)).toMatchObject({ id: 'move-plan', bytes: null });
  });
});

describe('the documents of an order', () => {
  it('state the agreed facts about energy', async () => {
    const customer = await aCustomerWithDocuments(api, worker);
    const [summary, information] = await textsOf(api, customer, [
      await documentNamed(api, customer, 'Contract summary, Larkfield'),
      await documentNamed(api, customer, 'Contract information, Larkfield'),
    ]);
    expect(summary).toContain('As you agreed to it on 20 Nov 2026. This document does not change.');
    expect(summary).toContain(`Reference ${customer.energy}`);
    expect(summary).toContain('Leaving early after that £50.00 for each fuel');
    expect(summary).toContain('Cancel free until the end of 04 Dec 2026');
    expect(information).toMatch(/Rates of your electricity, VAT included Unit rate [\d.]+p a kWh/);
    expect(information).toContain('You can cancel this order without giving a reason until the end of 04 Dec 2026.');
  });

  it('state the agreed facts about broadband', async () => {
    const customer = await aCustomerWithDocuments(api, worker);
    const summary = await textOf(api, customer, await documentNamed(api, customer, 'Contract summary, Full Fibre'));
    expect(summary).toContain(`Reference ${customer.broadband}`);
    expect(summary).toMatch(/Download \d+ Mbps on average at peak time/);
    expect(summary).toContain('Length 24 months');
    expect(summary).toContain('£18.00 for each month of the contract that is left');
  });

  it('include the model form to cancel, with provider, order and reference', async () => {
    const customer = await aCustomerWithDocuments(api, worker);
    const form = await textOf(api, customer, await documentNamed(api, customer, 'Cancellation form, Brightline'));
    expect(form).toContain('To Brightline, through');
    expect(form).toContain('I/We* hereby give notice that I/We* cancel my/our* contract');
    expect(form).toContain('Service broadband, Full Fibre 150');
    expect(form).toContain(`Reference ${customer.broadband}`);
  });

  it('show of the account three digits at most [ORDER-73]', async () => {
    const customer = await aCustomerWithDocuments(api, worker);
    // The account 66374958 with the sort code 08-99-99.
    const documents = await documentsOf(api, customer);
    const texts = await textsOf(api, customer, documents);
    expect(texts).toHaveLength(8);
    for (const text of texts) expect(text).not.toMatch(/4958|66374|0899|9999/);
    expect(texts.join(' ')).toContain('Account number ending in 958');
    const stored = await api.database.collection('contract_documents').find({ enrolmentId: customer.id }).toArray();
    expect(JSON.stringify(stored.map(({ file: _file, ...others }) => others))).not.toContain('4958');
  });
});

describe('GET /enrolment/documents.zip', () => {
  it('holds every file byte by byte, under the names of the list [ORDER-72]', async () => {
    const customer = await aCustomerWithDocuments(api, worker);
    const archive = await fileOf(api, customer, 'documents.zip');
    expect(archive.headers.get('content-type')).toBe('application/zip');
    expect(archive.headers.get('content-disposition')).toBe('attachment; filename="move-documents.zip"');
    const entries = unzipSync(archive.bytes);
    const documents = await documentsOf(api, customer);
    expect(Object.keys(entries)).toEqual(documents.map(({ fileName }) => fileName));
    for (const { id, fileName } of documents) {
      expect(Buffer.from(entries[fileName] ?? [])).toEqual((await fileOf(api, customer, id)).bytes);
    }
  });

  it('is limited per enrolment', async () => {
    const customer = await aCustomerWithDocuments(api, worker);
    const statuses = [];
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await fileOf(api, customer, 'documents.zip')).status);
    }
    expect(statuses.slice(29)).toEqual([200, 429]);
  });
});

describe('a document of another enrolment [ORDER-74]', () => {
  it('gets 404, also from an agent of another call', async () => {
    const owner = await aCustomerWithDocuments(api, worker);
    const other = await aCustomer(api);
    const { id } = await documentNamed(api, owner, 'Contract summary');
    const otherAgent = { token: await api.tokenFor(other.id, 'agent') };
    for (const caller of [other, otherAgent]) expect((await fileOf(api, caller, id)).status).toBe(404);
    const agent = { token: await api.tokenFor(owner.id, 'agent') };
    for (const caller of [owner, agent]) expect((await fileOf(api, caller, id)).status).toBe(200);
  });

  it('is not in the archive of any other caller', async () => {
    await aCustomerWithDocuments(api, worker);
    const other = await aMoverWithTariff(api);
    expect(Object.keys(unzipSync((await fileOf(api, other, 'documents.zip')).bytes))).toEqual(['move-plan.pdf']);
  });

  it('is erased with its enrolment', async () => {
    const customer = await aCustomerWithDocuments(api, worker);
    const count = () => api.database.collection('contract_documents').countDocuments({ enrolmentId: customer.id });
    expect(await count()).toBe(7);
    await api.call(telephonyEndpoints.forget, {}, { token: await api.tokenFor(customer.id, 'agent') });
    expect(await count()).toBe(0);
  });
});
