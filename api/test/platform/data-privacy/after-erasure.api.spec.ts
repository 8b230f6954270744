import { dataPassportEndpoints, energyEndpoints } from '@home-move/contract';
import { BrandService } from '../../../src/modules/brands/brand/brand.service.js';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { Messages } from '../../../src/modules/platform/messages/messages.js';
import { BroadbandHtPort } from '../../../src/providers/broadband-ht/broadband-ht.port.js';
import { QuotesPort } from '../../../src/providers/quotes/quotes.port.js';
import { aCustomer, applicationState, orderState, report } from '../../after-setup/orders/orders.fixture.js';
import { aChooser, select } from '../../broadband/entertainment/chooser.builder.js';
import { findStored, messagesTo, updateStored } from '../../identity/account/login.fixture.js';
import { aMoverWithTariff, type Mover, samsDirectDebit } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { holdBack } from '../../support/held-calls.js';
import { manualJobsWorker } from '../jobs/jobs-worker.fixture.js';
import { storedTexts } from './stored-texts.fixture.js';

let api: BootedApp;
let worker: JobsWorker;
let count = 0;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000', ADDRESS_LIMIT: '1000' });
  worker = await manualJobsWorker(api);
});
beforeEach(() => api.clock.at('2026-11-20T10:00:00Z'));
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

/** Gives a mover a proven mailbox and a surname that no other mover has, and sends the mails that are due. */
async function named<Known extends Mover>(mover: Known): Promise<Known & { mailbox: string; surname: string }> {
  count += 1;
  const mailbox = `erased-${count}@example.test`;
  const surname = `Wexcombe${'abcdefghij'[count] ?? ''}`;
  await updateStored(api, mover.id, { emailAddress: mailbox, emailAddressVerified: true, surname });
  await runJobs(3);
  return { ...mover, mailbox, surname };
}

async function runJobs(seconds: number): Promise<void> {
  api.clock.advance({ seconds });
  await worker.runDue();
}

const erase = async ({ id }: Mover) =>
  api.call(dataPassportEndpoints.erase, {}, { token: await api.tokenFor(id, 'enrolment') });

/** The collections with personal data of this mover. */
async function traces({ mailbox, surname }: { mailbox: string; surname: string }): Promise<readonly string[]> {
  return Object.entries(await storedTexts(api)).flatMap(([name, texts]) =>
    texts.some((text) => text.includes(mailbox) || text.includes(surname)) ? [name] : [],
  );
}

/** The kinds of data and the references of the passport's entries, which an erasure removes. */
async function entryDetails({ id }: Mover): Promise<readonly unknown[]> {
  const entries = await api.database.collection('disclosures').find({ enrolmentId: id }).toArray();
  return entries.flatMap(({ kinds, reference }) => [kinds, reference].filter((value) => value !== undefined));
}

const quotes = () => api.app.get(QuotesPort, { strict: false });
const broadband = () => api.app.get(BroadbandHtPort, { strict: false });
const messages = () => api.app.get(Messages, { strict: false });

describe('after an erasure by the mover', () => {
  it.each([
    ['energy', (reference: string) => applicationState(reference, 1, 'ACCEPTED')],
    ['broadband', (reference: string) => orderState(reference, 1, 'FAILED', 'NO_LINE')],
  ] as const)('the status of an order of %s is not stored, and sends no mail [PASS-17]', async (kind, status) => {
    const customer = await named(await aCustomer(api));
    const before = (await messagesTo(api, customer.mailbox)).length;
    expect((await erase(customer)).status).toBe(204);
    const stored = await findStored(api, customer.id);
    const answer = await report(api, kind, status(customer[kind]));
    expect(answer).toMatchObject({ status: 200, body: { isStored: false } });
    expect(await findStored(api, customer.id)).toEqual(stored);
    await runJobs(60);
    expect(await messagesTo(api, customer.mailbox)).toHaveLength(before);
    expect(await traces(customer)).toEqual([]);
  });

  it('the status that a job has requested before is not stored, and sends no mail [PASS-17]', async () => {
    const { shown, ...payer } = await aMoverWithTariff(api);
    const { token } = payer;
    await api.call(energyEndpoints.directDebit, { body: { ...samsDirectDebit, ...shown } }, { token });
    const mover = await named(payer);
    const before = (await messagesTo(api, mover.mailbox)).length;
    const request = holdBack(quotes(), 'stateOf');
    api.clock.advance({ days: 1 });
    const run = worker.runDue();
    await request.hasBegun;
    expect((await erase(mover)).status).toBe(204);
    const stored = await findStored(api, mover.id);
    request.release();
    await run;
    expect(await findStored(api, mover.id)).toEqual(stored);
    await runJobs(60 * 60 * 24);
    expect(await messagesTo(api, mover.mailbox)).toHaveLength(before);
    expect(await traces(mover)).toEqual([]);
  });

  it('a mail that is queued is not sent [PASS-17]', async () => {
    const customer = await named(await aCustomer(api));
    const before = (await messagesTo(api, customer.mailbox)).length;
    await report(api, 'energy', applicationState(customer.energy, 1, 'ACCEPTED'));
    expect((await erase(customer)).status).toBe(204);
    await runJobs(60);
    await runJobs(60 * 60 * 24 * 30);
    expect(await messagesTo(api, customer.mailbox)).toHaveLength(before);
    expect(await entryDetails(customer)).toEqual([]);
  });

  it('a mail or text message that is about to be sent is not sent, and leaves no entry [PASS-17]', async () => {
    const customer = await named(await aCustomer(api));
    const brand = await api.app.get(BrandService, { strict: false }).find('oakwood');
    if (!brand) throw new Error('no Oakwood');
    const to = { contact: customer.mailbox, brand, isProven: true, enrolmentId: customer.id };
    const number = '07700900189';
    expect((await erase(customer)).status).toBe(204);
    const before = await messagesTo(api, customer.mailbox);
    const entries = () => api.database.collection('disclosures').countDocuments({ enrolmentId: customer.id });
    const entriesBefore = await entries();
    const link = 'http://localhost:4000/oakwood/continue/a-token';
    await messages().sendConsent(to, 'order', '2026-11-20');
    await messages().sendContinueLink(to, link);
    await messages().sendFlatmateNotice(
      { ...to, contact: number.concat('@example.test') },
      { flatmate: 'Alex', mover: 'Sam' },
    );
    await messages().sendCode({ ...to, channel: 'sms', contact: number }, '048213');
    expect(await messagesTo(api, customer.mailbox)).toEqual(before);
    expect([...(await messagesTo(api, number)), ...(await messagesTo(api, `${number}@example.test`))]).toEqual([]);
    expect(await entries()).toBe(entriesBefore);
    expect(await api.database.collection('distributions').countDocuments({ enrolmentId: customer.id })).toBe(0);
  });
});

describe('an erasure while an order is in flight', () => {
  it('waits for the supplier of energy, and then leaves only the contract [PASS-17]', async () => {
    const { shown, ...mover } = await named(await aMoverWithTariff(api));
    const submit = holdBack(quotes(), 'submit');
    const { token } = mover;
    const paid = api.call(energyEndpoints.directDebit, { body: { ...samsDirectDebit, ...shown } }, { token });
    await submit.hasBegun;
    expect(await erase(mover)).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    submit.release();
    expect((await paid).status).toBe(200);
    expect((await erase(mover)).status).toBe(204);
    expect(await findStored(api, mover.id)).toMatchObject({ keptContracts: [{ service: 'energy' }] });
    await runJobs(60 * 60 * 24);
    expect(await traces(mover)).toEqual([]);
    expect(await entryDetails(mover)).toEqual([]);
    expect(await messagesTo(api, mover.mailbox)).toEqual([]);
  });

  it('waits for the provider of broadband, and then leaves only the contract [PASS-17]', async () => {
    const mover = await named(await aChooser(api));
    const order = holdBack(broadband(), 'order');
    const ordered = select(api, mover, 'BRI-FF150');
    await order.hasBegun;
    expect(await erase(mover)).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    order.release();
    expect((await ordered).status).toBe(200);
    expect((await erase(mover)).status).toBe(204);
    expect(await findStored(api, mover.id)).toMatchObject({ keptContracts: [{ service: 'broadband' }] });
    await runJobs(60 * 60 * 24);
    expect(await traces(mover)).toEqual([]);
    expect(await entryDetails(mover)).toEqual([]);
    expect(await messagesTo(api, mover.mailbox)).toEqual([]);
  });
});
