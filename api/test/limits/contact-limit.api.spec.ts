import { randomUUID } from 'node:crypto';
import {
  accountEndpoints,
  channelCodes,
  enrolmentEndpoints,
  entertainmentEndpoints,
  flatmatesEndpoints,
  otpEndpoints,
  privateEntryEndpoints,
  telephonyEndpoints,
} from '@home-move/contract';
import { codeSentTo, messagesTo, statusesOf, verify } from '../identity/account/login.fixture.js';
import { manualJobsWorker } from '../platform/jobs/jobs-worker.fixture.js';
import type { JobsWorker } from '../../src/modules/platform/jobs/jobs.worker.js';
import { aMoverAt, clearFaults, fault, type Mover } from '../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';

const limits = {
  UNPROVEN_CONTACT_LIMIT: '5',
  FLATMATE_MAILBOX_LIMIT: '1000',
  OTP_LIMIT: '1000',
  MESSAGE_LIMIT: '1000',
  RESET_LIMIT: '1000',
} as const;
let api: BootedApp;
let worker: JobsWorker;

beforeAll(async () => {
  api = await bootApp(limits);
  worker = await manualJobsWorker(api);
});
beforeEach(() => api.clock.at('2026-11-20T10:00:00Z'));
afterEach(() => clearFaults(api));
afterAll(() => api.close());

interface Reached extends Mover {
  readonly mailbox: string;
  readonly number: string;
}

let count = 0;
/** A mover with an unproven mailbox and number. */
async function anUnprovenMover(
  mailbox = `${randomUUID()}@example.test`,
  number = `077009${String((count += 1)).padStart(5, '0')}`,
): Promise<Reached> {
  const mover = await aMoverAt(api, 'MK40 2QT');
  const body = { emailAddress: mailbox, contactNumber: number };
  expect((await api.call(enrolmentEndpoints.saveContactDetails, { body }, { token: mover.token })).status).toBe(200);
  return { ...mover, mailbox, number };
}

const byMail = channelCodes.email;
const requestCode = ({ token, mailbox }: Reached, at = api) =>
  at.call(otpEndpoints.request, { body: { channel: byMail, contact: mailbox } }, { token });
const requestCodeBySms = ({ token, number }: Reached) =>
  api.call(otpEndpoints.request, { body: { channel: channelCodes.sms, contact: number } }, { token });
const requestLink = ({ token, mailbox }: Pick<Reached, 'token' | 'mailbox'>) =>
  api.call(
    accountEndpoints.requestContinueLink,
    { body: { emailAddress: mailbox, returnUrl: 'http://localhost:4000/continue' } },
    { token },
  );
const requestReset = async (emailAddress: string) =>
  api.call(
    accountEndpoints.requestPasswordReset,
    { body: { emailAddress, returnUrl: 'http://localhost:4000/password-reset' } },
    { token: await api.appToken() },
  );
const sendPhoneLink = ({ token }: Reached) =>
  api.call(accountEndpoints.sendPhoneLink, { body: { step: '/onboarding/contact', channel: byMail } }, { token });
const sendByAgent = async ({ id }: Reached) =>
  api.call(telephonyEndpoints.sendLink, { body: {} }, { token: await api.tokenFor(id, 'agent') });
const askInPrivate = async ({ id }: Reached) =>
  api.call(
    privateEntryEndpoints.create,
    { body: { scope: 'code', channel: 'email' } },
    { token: await api.tokenFor(id, 'agent') },
  );
const notifyFlatmate = ({ token }: Reached, email: string) =>
  api.call(flatmatesEndpoints.notify, { body: { name: 'Alex', email } }, { token });
const consent = ({ token }: Reached, serviceType: string) =>
  api.call(entertainmentEndpoints.womConsent, { query: { serviceType, sendEmail: 'true' } }, { token });
const mailsTo = async (mailbox: string) => (await messagesTo(api, mailbox)).length;

const limited = {
  status: 429,
  headers: { 'retry-after': '50400' },
  body: {
    code: 'TOO_MANY_REQUESTS',
    detail:
      'We have sent this email address as many messages as we can in one day. Use the latest one, or try again tomorrow.',
  },
};

describe('an unproven mailbox', () => {
  it('gets five messages a day of all kinds together, from movers and agents', async () => {
    const mover = await anUnprovenMover();
    for (const send of [requestCode, requestLink, sendPhoneLink, sendByAgent, requestCode])
      expect((await send(mover)).status).toBe(204);
    for (const send of [requestCode, requestLink, sendPhoneLink, sendByAgent, askInPrivate])
      expect(await send(mover)).toMatchObject(limited);
    expect(await mailsTo(mover.mailbox)).toBe(5);

    api.clock.at('2026-11-21T00:00:00Z');
    expect((await requestCode({ ...mover, token: await api.tokenFor(mover.id) })).status).toBe(204);
  });

  it('shares the limit between its enrolments and its spellings', async () => {
    const name = randomUUID();
    const movers = [
      await anUnprovenMover(`${name}@example.test`),
      await anUnprovenMover(`${name}+one@example.test`),
      await anUnprovenMover(`${name.toUpperCase()}+two@Example.Test`),
    ];
    const statuses = [];
    for (const mover of [...movers, ...movers]) {
      const contact = { ...mover, mailbox: mover.mailbox.toLowerCase() };
      statuses.push((await requestCode(contact)).status);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('gets no more from several processes, or at once', async () => {
    const other = await api.another();
    other.clock.at('2026-11-20T10:00:00Z');
    const mover = await anUnprovenMover();
    const calls = [api, other, api, other, api, other, api, other].map((at) => requestCode(mover, at));
    expect(statusesOf(await Promise.all(calls))).toEqual([204, 204, 204, 204, 204, 429, 429, 429]);
    await other.close();
    expect(await requestCode(mover)).toMatchObject(limited);
    expect(await mailsTo(mover.mailbox)).toBe(5);
  });

  it('is not charged for messages that could not be sent', async () => {
    const mover = await anUnprovenMover();
    await fault(api, 'email', 'error');
    for (let attempt = 0; attempt < 6; attempt += 1) expect((await requestCode(mover)).status).toBe(502);
    await clearFaults(api);
    expect((await requestCode(mover)).status).toBe(204);
  });

  it('gets no more mails by strangers who ask for links, and they learn nothing', async () => {
    const { mailbox } = await anUnprovenMover();
    for (let request = 0; request < 7; request += 1) {
      expect((await requestReset(mailbox)).status).toBe(204);
      expect((await requestLink({ token: await api.appToken(), mailbox })).status).toBe(204);
    }
    expect(await mailsTo(mailbox)).toBe(5);
  });
});

describe('an unproven number', () => {
  it('gets five messages a day, which its mailbox does not use up', async () => {
    const mover = await anUnprovenMover();
    for (let sent = 0; sent < 5; sent += 1) expect((await requestCodeBySms(mover)).status).toBe(204);
    expect(await requestCodeBySms(mover)).toMatchObject({
      status: 429,
      body: {
        detail:
          'We have sent this number as many messages as we can in one day. Use the latest one, or try again tomorrow.',
      },
    });
    expect((await requestCode(mover)).status).toBe(204);
  });
});

describe('messages that the mailbox’s owner has not requested', () => {
  it('leave two for codes, and are sent when the next day begins', async () => {
    const mover = await anUnprovenMover();
    for (let from = 0; from < 3; from += 1) await notifyFlatmate(await anUnprovenMover(), mover.mailbox);
    expect(await mailsTo(mover.mailbox)).toBe(3);
    await consent(mover, '1');
    await worker.runDue();
    expect(await mailsTo(mover.mailbox)).toBe(3);
    for (let sent = 0; sent < 2; sent += 1) expect((await requestCode(mover)).status).toBe(204);
    expect(await requestCode(mover)).toMatchObject(limited);

    api.clock.at('2026-11-20T23:59:59Z');
    await worker.runDue();
    expect(await mailsTo(mover.mailbox)).toBe(5);
    api.clock.at('2026-11-21T00:00:00Z');
    await worker.runDue();
    expect(await messagesTo(api, mover.mailbox)).toMatchObject([
      { subject: 'Your agreement to pass on your details' },
      {},
      {},
      {},
      {},
      {},
    ]);
  });

  it('to flatmates stop without a word to their senders', async () => {
    const flatmate = `${randomUUID()}@example.test`;
    for (let from = 0; from < 5; from += 1)
      expect((await notifyFlatmate(await anUnprovenMover(), flatmate)).status).toBe(204);
    expect(await mailsTo(flatmate)).toBe(3);
  });
});

describe('a proven mailbox', () => {
  async function anOwner(): Promise<Reached> {
    const mover = await anUnprovenMover();
    await requestCode(mover);
    const { body } = await verify(api, mover.token, await codeSentTo(api, mover.mailbox));
    return { ...mover, token: body.access_token };
  }

  it('keeps the limits of each kind', async () => {
    const owner = await anOwner();
    for (let sent = 0; sent < 6; sent += 1) expect((await requestCode(owner)).status).toBe(204);
    expect((await sendByAgent(owner)).status).toBe(204);
    expect(await mailsTo(owner.mailbox)).toBe(8);
  });

  it('gets at most five from moves of strangers, who cannot keep its own messages from it', async () => {
    const owner = await anOwner();
    const stranger = await anUnprovenMover(owner.mailbox);
    const statuses = [];
    for (let sent = 0; sent < 6; sent += 1) statuses.push((await requestCode(stranger)).status);
    expect(statuses.slice(-2)).toEqual([429, 429]);

    const agent = await api.tokenFor(owner.id, 'agent');
    const body = { emailAddress: `${randomUUID()}@example.test`, contactNumber: owner.number };
    expect((await api.call(enrolmentEndpoints.saveContactDetails, { body }, { token: agent })).status).toBe(200);
    const [notice] = await messagesTo(api, owner.mailbox);
    expect(notice?.subject).toBe('Your contact details with Home Move were changed');
    // What an agent has entered is unproven until its owner uses a code.
    const pending = { ...owner, token: agent, mailbox: body.emailAddress };
    for (let sent = 0; sent < 5; sent += 1) expect((await requestCode(pending)).status).toBe(204);
    expect(await requestCode(pending)).toMatchObject(limited);
  });
});
