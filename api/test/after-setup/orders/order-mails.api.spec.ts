import { randomUUID } from 'node:crypto';
import { messagesTo, updateStored } from '../../identity/account/login.fixture.js';
import { clearFaults, fault } from '../../journey/mover.builder.js';
import { manualJobsWorker, runDueAfter } from '../../platform/jobs/jobs-worker.fixture.js';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';
import { aCustomer, applicationState, orderState, report, type Customer } from './orders.fixture.js';

let api: BootedApp;
let worker: JobsWorker;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000' });
  worker = await manualJobsWorker(api);
});
beforeEach(() => api.clock.at('2026-11-20T10:00:00Z'));
afterEach(() => clearFaults(api));
afterAll(() => api.close());

interface Reader extends Customer {
  readonly mailbox: string;
}

/** A customer with a separate mailbox that has received the receipts. */
async function aReader({ isProven = true } = {}): Promise<Reader> {
  const customer = await aCustomer(api);
  const mailbox = `${randomUUID()}@example.test`;
  await updateStored(api, customer.id, { emailAddress: mailbox, emailAddressVerified: isProven });
  await runJobs();
  return { ...customer, mailbox };
}

const runJobs = (seconds = 3) => runDueAfter({ api, worker }, { seconds });

/** The mails of a mailbox, the earliest first. */
const mailsTo = async ({ mailbox }: Reader) => (await messagesTo(api, mailbox)).toReversed();
const about = async (reader: Reader, text: string) =>
  (await mailsTo(reader)).filter(({ subject }) => subject.includes(text));
const reportEnergy = ({ energy }: Customer, revision: number, state: string, reason: string | null = null) =>
  report(api, 'energy', applicationState(energy, revision, state, reason));

describe('the mail about the status of an order', () => {
  it('is sent once each for accepted, live and cancelled, and not while it is being set up', async () => {
    const reader = await aReader();
    for (const [index, state] of ['ACCEPTED', 'SWITCHING', 'SUPPLYING', 'WITHDRAWN'].entries()) {
      await reportEnergy(reader, index + 1, state);
      await reportEnergy(reader, index + 1, state);
      await runJobs();
      await runJobs();
    }
    const subjects = (await about(reader, reader.energy)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      `Your electricity and gas order is accepted: ${reader.energy}`,
      `Your electricity and gas order goes ahead: ${reader.energy}`,
      `Your electricity and gas has started: ${reader.energy}`,
      `Your electricity and gas order is cancelled: ${reader.energy}`,
    ]);
  });

  it('explains a rejection: reason, what stays as it is, what to do', async () => {
    const reader = await aReader();
    await reportEnergy(reader, 1, 'DECLINED', 'METER_AT_OTHER_ADDRESS');
    await runJobs();
    const [mail] = await about(reader, 'was not accepted');
    const text = mail?.text.replaceAll('\u00a0', ' ') ?? '';
    for (const line of [
      'Larkfield Energy could not take your order',
      'Hello Sam. The records of Larkfield Energy show the meter number that we sent at another home.',
      'The present supplier of your new home keeps supplying it. You have no contract with Larkfield Energy.',
      'Check the number on your meter. It is also on any bill for the home.',
      'Log in and choose again. Everything else that you entered is kept.',
      `Reference: ${reader.energy}`,
      'Call Home Move: 020 7946 0123',
      'Open your move:\nhttp://localhost:4000/default/login',
    ])
      expect(text).toContain(line);
    expect(text).not.toMatch(/66374958|958\b|089999/);
  });

  it('about broadband names the other orders as not affected', async () => {
    const reader = await aReader();
    await report(api, 'broadband', orderState(reader.broadband, 1, 'FAILED', 'NO_LINE'));
    await runJobs();
    const mail = (await about(reader, reader.broadband)).at(-1);
    expect(mail?.text).toContain('You have no contract with Brightline. Your other orders are not affected.');
  });

  it('is sent after the mail server was down', async () => {
    const reader = await aReader();
    await fault(api, 'email', 'down');
    await reportEnergy(reader, 1, 'ACCEPTED');
    await runJobs();
    expect(await about(reader, 'goes ahead')).toEqual([]);
    await clearFaults(api);
    await runJobs(3600);
    expect(await about(reader, 'goes ahead')).toHaveLength(1);
  });

  it.each([
    ['goes ahead', 'ACCEPTED', 'was not accepted', 'DECLINED'],
    ['has started', 'SUPPLYING', 'is cancelled', 'WITHDRAWN'],
  ])('"%s" is not sent once the order has ended', async (outdated, state, ending, final) => {
    const reader = await aReader();
    await fault(api, 'email', 'down');
    await reportEnergy(reader, 1, state);
    await runJobs();
    await reportEnergy(reader, 2, final);
    await clearFaults(api);
    await runJobs(3600);
    expect(await about(reader, ending)).toHaveLength(1);
    expect(await about(reader, outdated)).toEqual([]);
  });
});

it.each([
  ['ACCEPTED', 'goes ahead'],
  ['SUPPLYING', 'has started'],
  ['DECLINED', 'was not accepted'],
  ['WITHDRAWN', 'cancelled'],
])(
  'the status %s gets exactly one mail, with no personal data to an unproven address [ORDER-28]',
  async (state, subject) => {
    const [proven, unproven] = [await aReader(), await aReader({ isProven: false })];
    const before = (await mailsTo(unproven)).length;
    for (const reader of [proven, unproven]) await reportEnergy(reader, 1, state);
    await runJobs();
    await runJobs();
    expect(await about(proven, subject)).toHaveLength(1);
    const sent = (await mailsTo(unproven)).slice(before);
    expect(sent.map((mail) => mail.subject)).toEqual(['There is news about your move']);
    expect(sent[0]?.text).not.toMatch(/Sam|Hartley|Castle|MK40|Larkfield|£|LARK|TH-/);
  },
);
