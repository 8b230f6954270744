import { randomUUID } from 'node:crypto';
import { energyEndpoints, enrolmentEndpoints, otpEndpoints, telephonyEndpoints } from '@home-move/contract';
import { email, codeSentTo, messagesTo, updateStored, verify } from '../../identity/account/login.fixture.js';
import { manualJobsWorker, runDueAfter } from '../../platform/jobs/jobs-worker.fixture.js';
import { select } from '../../broadband/entertainment/chooser.builder.js';
import {
  aMoverWithTariff,
  clearFaults,
  fault,
  samsContact,
  samsDirectDebit,
  type Mover,
} from '../../journey/mover.builder.js';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';

let api: BootedApp;
let worker: JobsWorker;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000' });
  worker = await manualJobsWorker(api);
});
beforeEach(() => api.clock.at('2026-11-20T10:00:00Z'));
afterEach(() => clearFaults(api));
afterAll(() => api.close());

interface Customer extends Mover {
  readonly mailbox: string;
  readonly apply: (token?: string) => Promise<void>;
}

/** A mover with a separate mailbox who has chosen Larkfield Fix 12. */
async function aCustomer({ isProven = true } = {}): Promise<Customer> {
  const { shown, ...mover } = await aMoverWithTariff(api);
  const mailbox = `${randomUUID()}@example.test`;
  const body = { ...samsContact, emailAddress: mailbox };
  await api.call(enrolmentEndpoints.saveContactDetails, { body }, { token: mover.token });
  const token = isProven ? await prove(mover, mailbox) : mover.token;
  const apply = async (as = token) => {
    const form = { ...samsDirectDebit, ...shown };
    const answer = await api.call(energyEndpoints.directDebit, { body: form }, { token: as });
    expect(answer.status).toBe(200);
  };
  return { ...mover, token, mailbox, apply };
}

async function prove({ token }: Mover, contact: string): Promise<string> {
  await api.call(otpEndpoints.request, { body: { channel: email, contact } }, { token });
  return (await verify(api, token, await codeSentTo(api, contact))).body.access_token;
}

/** Runs the jobs that are due three seconds later, after the change is stored. */
const runJobs = () => runDueAfter({ api, worker }, { seconds: 3 });
const receiptsTo = async ({ mailbox }: Customer) =>
  (await messagesTo(api, mailbox)).filter(({ subject }) => /order|move/.test(subject));
const sendAgain = ({ token }: Pick<Mover, 'token'>) => api.call(enrolmentEndpoints.sendConfirmation, {}, { token });
const sentAt = async ({ token }: Mover) =>
  (await api.call(enrolmentEndpoints.confirmation, {}, { token })).body.confirmationSentAt;

describe('a receipt', () => {
  it('confirms an accepted energy order: what, price now and later, start, last day to cancel, whom to call', async () => {
    const customer = await aCustomer();
    await customer.apply();
    expect(await sentAt(customer)).toBeNull();
    await runJobs();
    const { body: summary } = await api.call(enrolmentEndpoints.confirmation, {}, { token: customer.token });
    const reference = summary.energy.applicationReference ?? '';
    const [mail, ...more] = await receiptsTo(customer);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Your electricity and gas order is accepted: ${reference}`);
    const text = mail?.text.replaceAll('\u00a0', ' ') ?? '';
    for (const line of [
      'Larkfield Energy has accepted your order',
      'Hello Sam. Your electricity and gas at 14 Castle Road, Bedford, MK40 2QT is ordered.',
      `${summary.energy.estimatedTotalMonthlyAmountFormatted} a month`,
      'The rates are fixed until 04 Dec 2027, then the standard rates of Larkfield Energy apply',
      'What you ordered: Larkfield Fix 12 with Usage app, electricity and gas',
      `Reference: ${reference}`,
      'Starts: 05 Dec 2026',
      'First Direct Debit: 15 Dec 2026',
      'Last day to cancel: 04 Dec 2026',
      'Call Home Move: 020 7946 0123, Monday to Friday, 9am to 5pm',
      'See your order:\nhttp://localhost:4000/default/login',
    ])
      expect(text).toContain(line);
    expect(await sentAt(customer)).toBe('2026-11-20T10:00:03.000Z');
  });

  it('holds no bank digits and no health answers', async () => {
    const customer = await aCustomer();
    await customer.apply();
    await runJobs();
    await sendAgain(customer);
    const mails = await receiptsTo(customer);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).not.toMatch(/66374958|958\b|089999|\*{3}|S Hartley|health|priority/i);
  });

  it('confirms a broadband order with its later prices', async () => {
    const customer = await aCustomer();
    await api.call(enrolmentEndpoints.update, { body: { entertainmentOptIn: 1 } }, { token: customer.token });
    expect((await select(api, customer, 'BRI-FF150')).status).toBe(200);
    await runJobs();
    const { body: summary } = await api.call(enrolmentEndpoints.confirmation, {}, { token: customer.token });
    const [mail] = await receiptsTo(customer);
    expect(mail?.subject).toBe(`Your broadband order is accepted: ${summary.entertainment.orderNumber}`);
    expect(mail?.text).toContain('Brightline has accepted your\u00a0order');
    for (const { amountFormatted } of summary.entertainment.rises) expect(mail?.text).toContain(amountFormatted);
  });

  it('to an unverified address holds no personal data, and links to the login', async () => {
    const customer = await aCustomer({ isProven: false });
    await customer.apply();
    await runJobs();
    expect((await sendAgain(customer)).status).toBe(200);
    const mails = await receiptsTo(customer);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'There is news about your move',
      'There is news about your move',
    ]);
    for (const { text } of mails) {
      expect(text).toContain('Log in:\nhttp://localhost:4000/default/login');
      expect(text).not.toMatch(/Sam|Hartley|Castle|MK40|Larkfield|£|LF-|TH-/);
    }
  });

  it('follows the orders of an agent', async () => {
    const customer = await aCustomer();
    await customer.apply(await api.tokenFor(customer.id, 'agent'));
    await runJobs();
    expect(await receiptsTo(customer)).toHaveLength(1);
  });

  it('is sent once, although the mail server was down, the job ran twice or the process died after sending', async () => {
    const customer = await aCustomer();
    await customer.apply();
    await fault(api, 'email', 'error');
    await runJobs();
    expect(await receiptsTo(customer)).toEqual([]);
    expect(await sentAt(customer)).toBeNull();
    await clearFaults(api);
    api.clock.advance({ minutes: 2 });
    await worker.runDue();
    expect(await receiptsTo(customer)).toHaveLength(1);

    const jobs = api.database.collection('jobs');
    const again = { doneAt: null, lockedUntil: new Date(0) };
    await jobs.updateMany({ kind: 'receipt', 'data.enrolmentId': customer.id }, { $set: again });
    await worker.runDue();
    expect(await receiptsTo(customer)).toHaveLength(1);

    // Sent, and not recorded: the mailbox recognises the mail.
    await jobs.updateMany({ kind: 'receipt', 'data.enrolmentId': customer.id }, { $set: again });
    await api.database.collection('receipts').deleteMany({ enrolmentId: customer.id });
    await worker.runDue();
    expect(await receiptsTo(customer)).toHaveLength(1);
    expect(await sentAt(customer)).not.toBeNull();
  });

  it('waits for an order whose process died before it was stored, and gives up in the end', async () => {
    const customer = await aCustomer();
    await customer.apply();
    const stored = await api.database.collection('enrolments').findOne({ emailAddress: customer.mailbox });
    await updateStored(api, customer.id, { energySetUp: null });
    await runJobs();
    expect(await receiptsTo(customer)).toEqual([]);
    await updateStored(api, customer.id, { energySetUp: stored?.['energySetUp'] as object });
    api.clock.advance({ seconds: 20 });
    await worker.runDue();
    expect(await receiptsTo(customer)).toHaveLength(1);
  });

  it('sums up the whole move once it is complete', async () => {
    const customer = await aCustomer();
    await customer.apply();
    await runJobs();
    await updateStored(api, customer.id, { 'completed.council': true, 'completed.water': true });
    await api.call(enrolmentEndpoints.update, { body: { entertainmentOptIn: 1 } }, { token: customer.token });
    expect((await select(api, customer, 'BRI-FF150')).status).toBe(200);
    await runJobs();
    const mails = await receiptsTo(customer);
    expect(mails.map(({ subject }) => subject).filter((subject) => subject.includes('is set up'))).toEqual([
      'Your move with Home Move is set up',
    ]);
    const whole = mails.find(({ subject }) => subject.includes('is set up'))?.text.replaceAll('\u00a0', ' ');
    for (const line of [
      'Electricity and gas: Larkfield Fix 12 with Usage app (Accepted)',
      'Broadband:',
      '27 Nov 2026: You move in.',
    ])
      expect(whole).toContain(line);
    api.clock.advance({ days: 2 });
    await worker.runDue();
    expect(await receiptsTo(customer)).toHaveLength(3);
  });
});

describe('POST /confirmation/send', () => {
  itRequiresAuthentication(() => api, enrolmentEndpoints.sendConfirmation, {});

  it('mails all orders again, three times a day, and is in the history', async () => {
    const customer = await aCustomer();
    await customer.apply();
    for (const minute of [1, 2, 3]) {
      api.clock.advance({ minutes: 1 });
      const { status, body } = await sendAgain(customer);
      expect({ status, body }).toEqual({ status: 200, body: { sentAt: `2026-11-20T10:0${minute}:00.000Z` } });
    }
    expect(await sendAgain(customer)).toMatchObject({
      status: 429,
      body: {
        code: 'TOO_MANY_REQUESTS',
        detail:
          'We have sent your confirmation as often as we can in one day. Look in your junk folder, or try again tomorrow.',
      },
    });
    const [mail, ...more] = await receiptsTo(customer);
    expect(more).toHaveLength(2);
    expect(mail?.subject).toBe('Your orders with Home Move');
    expect(await sentAt(customer)).toBe('2026-11-20T10:03:00.000Z');
    const agent = await api.tokenFor(customer.id, 'agent');
    const { body: history } = await api.call(telephonyEndpoints.history, {}, { token: agent });
    expect(history.filter(({ type }) => type === 'confirmation-sent')).toHaveLength(3);
  });

  it('does not count a mail that could not be sent', async () => {
    const customer = await aCustomer();
    await customer.apply();
    await fault(api, 'email', 'error');
    for (let attempt = 0; attempt < 4; attempt += 1) expect((await sendAgain(customer)).status).toBe(502);
    await clearFaults(api);
    expect((await sendAgain(customer)).status).toBe(200);
  });

  it('is rejected before the first order, and without an address', async () => {
    const customer = await aCustomer();
    expect(await sendAgain(customer)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    await updateStored(api, customer.id, { emailAddress: null });
    expect(await sendAgain(customer)).toMatchObject({ status: 409, body: { code: 'DETAILS_MISSING' } });
  });
});
