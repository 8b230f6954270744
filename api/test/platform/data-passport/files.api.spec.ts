import { type DataPassport, dataPassportEndpoints, telephonyEndpoints } from '@home-move/contract';
import { PdfRenderer } from '../../../src/modules/after-setup/pdf/pdf-renderer.js';
import { exportedCollections } from '../../../src/modules/platform/data-export/customer-export.js';
import { updateStored } from '../../identity/account/login.fixture.js';
import { aMoverAt, type Mover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { aBusyCustomer, personalValues, type BusyCustomer } from '../data-privacy/busy-customer.builder.js';
import { manualJobsWorker } from '../jobs/jobs-worker.fixture.js';
import { allEntries } from './passport.fixture.js';

let api: BootedApp;
let customer: BusyCustomer;
let render: jest.SpyInstance;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000', DATA_DOCUMENT_LIMIT: '2', LOG_LEVEL: 'silent' });
  api.clock.at('2026-11-20T10:00:00Z');
  const worker = await manualJobsWorker(api);
  customer = await aBusyCustomer(api);
  await worker.runDue();
  await aMoverAt(api, 'LS6 1AN');
  render = jest.spyOn(api.app.get(PdfRenderer, { strict: false }), 'render');
}, 120_000);
beforeEach(() => {
  api.clock.at('2026-11-20T10:00:00Z');
  render.mockClear();
});
afterAll(() => api.close());

type Caller = Pick<Mover, 'token'>;
const sizes = ({ token }: Caller) => api.call(dataPassportEndpoints.files, {}, { token });
const pdf = ({ token }: Caller) => api.call(dataPassportEndpoints.pdf, {}, { token });
const json = ({ token }: Caller) => api.call(dataPassportEndpoints.json, {}, { token });

/** Not stored as entered: the form of the number and the postcode. Bank details are masked. */
const absent = ['MK402QT', '66374958', '374958', '089999'];
const missingIn = (text: string) => personalValues.filter((value) => !text.includes(value));

describe('the files of the passport', () => {
  itRequiresAuthentication(() => api, dataPassportEndpoints.files, {});
  itRequiresAuthentication(() => api, dataPassportEndpoints.pdf, {});
  itRequiresAuthentication(() => api, dataPassportEndpoints.json, {});

  it('have the sizes that the page shows [PASS-14]', async () => {
    const { status, body } = await sizes(customer);
    expect(status).toBe(200);
    expect((await json(customer)).headers['content-length']).toBe(String(body.json));
    expect((await pdf(customer)).headers['content-length']).toBe(String(body.pdf));
    expect(body.pdf).toBeGreaterThan(10_000);
  });

  it('are JSON with every entry and all data that is held [PASS-14]', async () => {
    const { headers, text } = await json(customer);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'content-disposition': 'attachment; filename="data-passport.json"',
    });
    const copy = JSON.parse(text) as { createdOn: string; passport: DataPassport['entries']; data: object };
    expect(copy.createdOn).toBe('2026-11-20');
    expect(copy.passport).toEqual((await allEntries(api, customer)).toReversed());
    expect(Object.keys(copy.data)).toEqual(['isUnsubscribed', 'undeliverable', ...Object.keys(exportedCollections)]);
    expect(missingIn(text)).toEqual(absent);
    for (const secret of [customer.saveAndContinueToken, '"box"', '"keyId"', 'Hash"', 'LS6 1AN', '"jobId"'])
      expect(text).not.toContain(secret);
  });

  it('are a PDF with every entry and all data that is held [PASS-14]', async () => {
    // Files that were drawn ten minutes ago are drawn again.
    api.clock.advance({ minutes: 11 });
    const { headers, text: file } = await pdf(customer);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="data-passport.pdf"',
    });
    expect(file.startsWith('%PDF-1.7')).toBe(true);
    const drawn = JSON.stringify(render.mock.calls[0]);
    expect(missingIn(drawn)).toEqual([...absent, 'medicineRefrigeration']);
    expect(drawn).toContain('Medicine refrigeration: ');
    const entries = await allEntries(api, customer);
    expect(drawn.match(/"style":"day"/g)).toHaveLength(entries.length);
    for (const text of ['To place your energy order.', 'bank details', 'Your consent', 'Reference TH-', 'Received'])
      expect(drawn).toContain(text);
    for (const secret of [customer.saveAndContinueToken, '"box"', 'LS6 1AN', 'job id'])
      expect(drawn).not.toContain(secret);
  });

  it('are drawn once for the sizes and the download, and at most as often as the limit allows', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await updateStored(api, mover.id, { emailAddressVerified: true });
    await sizes(mover);
    await pdf(mover);
    expect(render).toHaveBeenCalledTimes(1);
    await updateStored(api, mover.id, { firstName: 'Samuel' });
    expect((await pdf(mover)).status).toBe(200);
    await updateStored(api, mover.id, { firstName: 'Sammy' });
    expect((await pdf(mover)).status).toBe(429);
    expect((await json(mover)).status).toBe(200);
  });

  it('require a contact that the mover has proven, and are closed to agents', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const token = await api.tokenFor(mover.id, 'agent');
    for (const call of [sizes, pdf, json]) {
      expect(await call(mover)).toMatchObject({ status: 409, body: { code: 'CONTACT_UNVERIFIED' } });
      expect((await call({ token })).status).toBe(403);
    }
    expect(render).not.toHaveBeenCalled();
  });

  it('stay open once an agent has finished the move, and end with an erasure', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await updateStored(api, mover.id, { emailAddressVerified: true, closedAt: new Date(), closedBy: 'Jordan Lee' });
    expect((await sizes(mover)).status).toBe(200);
    const token = await api.tokenFor(mover.id, 'agent');
    expect((await api.call(telephonyEndpoints.forget, {}, { token })).status).toBe(200);
    for (const call of [sizes, pdf, json]) expect((await call(mover)).status).toBe(401);
  });
});
