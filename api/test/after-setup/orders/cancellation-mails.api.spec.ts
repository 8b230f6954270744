import { randomUUID } from 'node:crypto';
import { DomainError } from '../../../src/common/problem/domain.error.js';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { messagesTo, updateStored } from '../../identity/account/login.fixture.js';
import { clearFaults, fault } from '../../journey/mover.builder.js';
import { manualJobsWorker, runDueAfter } from '../../platform/jobs/jobs-worker.fixture.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';
import { aCustomer, applicationState, cancellationCalls, energyOf, report } from './orders.fixture.js';

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

const { cancel, failToCancel } = cancellationCalls(() => api);

/** Runs the jobs that are due after these minutes. */
const pass = (minutes: number) => runDueAfter({ api, worker }, { minutes });

describe('the mail about a cancellation', () => {
  /** A customer with a separate mailbox that has received the receipts. */
  async function aReader() {
    const customer = await aCustomer(api);
    const mailbox = `${randomUUID()}@example.test`;
    await updateStored(api, customer.id, { emailAddress: mailbox, emailAddressVerified: true });
    await pass(1);
    api.clock.at('2026-11-20T10:42:00Z');
    return { ...customer, mailbox };
  }
  /** A reader whose request was received while the supplier failed, and refused 20 minutes later. */
  async function aRefusedReader() {
    const reader = await aReader();
    const spy = failToCancel();
    await cancel(reader, reader.energy);
    await pass(1);
    spy.mockResolvedValue('refused');
    await pass(20);
    return { reader, spy };
  }
  const mailsAbout = async (mailbox: string, subject: string) =>
    (await messagesTo(api, mailbox)).filter((mail) => mail.subject.includes(subject));

  it('is sent once, with the time that counts, also if the provider has not answered [ORDER-48]', async () => {
    const reader = await aReader();
    const failing = failToCancel();
    await cancel(reader, reader.energy);
    await pass(1);
    const [mail, ...more] = await mailsAbout(reader.mailbox, 'is cancelled');
    expect(more).toEqual([]);
    const text = mail?.text.replaceAll('\u00a0', ' ');
    expect(text).toContain('We received your cancellation on 20 Nov 2026 at 10:42, and this time counts.');
    expect(text).toContain('We send it to Larkfield Energy until they confirm it.');
    failing.mockRestore();
    await pass(20);
    expect((await energyOf(api, reader))?.status).toBe('cancelled');
    expect(await mailsAbout(reader.mailbox, 'cancelled')).toHaveLength(1);
  });

  it('names the confirmation of the provider', async () => {
    const reader = await aReader();
    await cancel(reader, reader.energy);
    await pass(1);
    const [mail, ...more] = await mailsAbout(reader.mailbox, 'is cancelled');
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Larkfield Energy has confirmed it.');
  });

  it('does not promise another choice once an agent has finished the enrolment', async () => {
    const reader = await aReader();
    await updateStored(api, reader.id, { closedAt: new Date('2026-11-20T10:00:00Z'), closedBy: 'Jordan Lee' });
    await cancel(reader, reader.energy);
    await pass(1);
    const [mail] = await mailsAbout(reader.mailbox, 'is cancelled');
    expect(mail?.text).toContain('Call us to choose again. Everything else that you entered is kept.');
    expect(mail?.text).not.toContain('Log in and choose again');
  });

  it('names whom to call if the provider refuses', async () => {
    const reader = await aReader();
    await fault(api, 'quotes', 'refuse');
    await cancel(reader, reader.energy);
    await pass(1);
    await pass(20);
    const mails = await mailsAbout(reader.mailbox, 'cancelled');
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Your electricity and gas order is not cancelled yet: ${reader.energy}`,
    ]);
    const text = mails[0]?.text.replaceAll('\u00a0', ' ');
    expect(text).toContain('Call Larkfield Energy or us, and quote the reference.');
    expect(text).toContain('You can cancel free of charge until 04 Dec 2026.');
  });

  it('is sent again when the provider cancels after a refusal, without mentioning the refused request', async () => {
    const { reader } = await aRefusedReader();
    await pass(1);
    await report(api, 'energy', applicationState(reader.energy, 1, 'WITHDRAWN'));
    await pass(1);
    await pass(1);
    const mails = (await mailsAbout(reader.mailbox, 'cancelled')).toReversed();
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Your electricity and gas order is cancelled: ${reader.energy}`,
      `Your electricity and gas order is not cancelled yet: ${reader.energy}`,
      `Your electricity and gas order is cancelled: ${reader.energy}`,
    ]);
    expect(mails[2]?.text).toContain('Larkfield Energy has cancelled it.');
    expect(mails[2]?.text).not.toContain('We received your cancellation');
    expect(await energyOf(api, reader)).toMatchObject({
      status: 'cancelled',
      cancellation: null,
      history: [{ status: 'cancelled', at: '2026-11-21T09:00:00.000Z' }],
    });
  });

  it('is sent once for each request, also after a refusal', async () => {
    const { reader, spy } = await aRefusedReader();
    spy.mockRejectedValue(new DomainError('THIRD_PARTY'));
    await cancel(reader, reader.energy);
    await pass(1);
    spy.mockRestore();
    await pass(20);
    await pass(1);
    expect((await energyOf(api, reader))?.status).toBe('cancelled');
    const mails = (await mailsAbout(reader.mailbox, 'is cancelled')).toReversed();
    expect(mails.map(({ text }) => text.match(/on 20\sNov\s2026 at (..:..),/)?.[1])).toEqual(['10:42', '11:03']);
  });
});
