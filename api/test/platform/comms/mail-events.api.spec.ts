import { mailEventEndpoints, otpEndpoints, telephonyEndpoints } from '@home-move/contract';
import { UndeliverableMailboxes } from '../../../src/modules/platform/comms/undeliverable-mailboxes.js';
import { runAdminCommand } from '../../admin/terminal.fixture.js';
import { aMover, aMoverAt, control, fault, samsContact } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itValidatesItsBody } from '../../support/shared-specs.js';
import { mailEventKey } from '../../support/test-env.js';
import { createInviter } from './invitation.fixture.js';

let api: BootedApp;
let inviter: Awaited<ReturnType<typeof createInviter>>;

beforeAll(async () => {
  api = await bootApp({ LOG_LEVEL: 'info', OTP_LIMIT: '1000', MESSAGE_LIMIT: '1000' });
  api.clock.at('2026-11-20T10:00:00Z');
  inviter = await createInviter(api);
});
afterAll(() => api.close());

const report = (body: object, token = mailEventKey) => api.call(mailEventEndpoints.record, { body }, { token });
/** An event as the mail provider sends it, with fields that are not read. */
const bounceOf = (Email: string, Type = 'HardBounce') => ({
  RecordType: 'Bounce',
  ID: 42,
  Type,
  TypeCode: 1,
  MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
  Description: 'The server was unable to deliver your message',
  Email,
  From: 'moving@home-move.example.test',
  BouncedAt: '2026-11-20T09:59:00Z',
  Inactive: true,
});
const spamReportOf = (Email: string) => ({ RecordType: 'SpamComplaint', Type: 'SpamComplaint', Email });
const stopped = (email: string) => api.app.get(UndeliverableMailboxes, { strict: false }).find(email);
const recipient = (contact: string) => ({ contact, brand: inviter.brand, enrolmentId: 'b'.repeat(24), isProven: true });
const admin = (...args: string[]) => runAdminCommand(api, args);

describe('POST /mail-events', () => {
  it('stops mails to a mailbox that has bounced for good, whatever its case', async () => {
    expect(await report(bounceOf('Gone@example.test'))).toMatchObject({ status: 200, body: { isSuppressed: true } });
    expect(await stopped('gone@example.test')).toEqual({ cause: 'bounced', since: api.clock.now() });
  });

  it('stops mails to a mailbox that has reported one as spam', async () => {
    expect((await report(spamReportOf('angry@example.test'))).body).toEqual({ isSuppressed: true });
    expect(await stopped('angry@example.test')).toMatchObject({ cause: 'complained' });
  });

  it('ignores other events', async () => {
    for (const event of [bounceOf('full@example.test', 'Transient'), { RecordType: 'Delivery', Recipient: 'a@b.test' }])
      expect(await report(event)).toMatchObject({ status: 200, body: { isSuppressed: false } });
    expect(await stopped('full@example.test')).toBeNull();
  });

  it('keeps the first cause and time when an event is repeated', async () => {
    await report(bounceOf('twice@example.test'));
    const first = await stopped('twice@example.test');
    api.clock.advance({ minutes: 5 });
    expect((await report(spamReportOf('twice@example.test'))).body).toEqual({ isSuppressed: true });
    expect(await stopped('twice@example.test')).toEqual(first);
  });

  it('stores and logs no address', async () => {
    await report(bounceOf('secret@example.test'));
    const stored = await api.database.collection('suppressions').find().toArray();
    expect(JSON.stringify(stored) + api.testApp.logged.join('')).not.toContain('secret@');
    expect(stored).not.toEqual([]);
  });

  it.each([
    ['user name and password of HTTP Basic', `postmark:${mailEventKey}`, 200],
    ['another password', `postmark:${mailEventKey}x`, 401],
    ['the key as user name', `${mailEventKey}:`, 401],
    ['no colon', mailEventKey, 401],
  ])('answers %s as the mail provider sends them', async (_, credential, status) => {
    const headers = { authorization: `Basic ${Buffer.from(credential).toString('base64')}` };
    const body = { RecordType: 'Open' };
    expect((await api.send('POST', '/api/v1/mail-events', { headers, body })).status).toBe(status);
  });

  it('accepts no event unless a key is set', async () => {
    const without = await api.another({ MAIL_EVENT_KEY: '' });
    for (const token of ['', mailEventKey])
      expect(
        await without.send('POST', '/api/v1/mail-events', { token, body: spamReportOf('a@b.test') }),
      ).toMatchObject({
        status: 401,
      });
    await without.close();
  });

  it('accepts a limited number of events in a minute', async () => {
    const strict = await api.another({ MAIL_EVENT_LIMIT: '1' });
    strict.clock.at('2026-11-20T12:00:00Z');
    const send = () =>
      strict.call(mailEventEndpoints.record, { body: { RecordType: 'Open' } }, { token: mailEventKey });
    expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    await strict.close();
  });

  itValidatesItsBody(
    () => api,
    mailEventEndpoints.record,
    {},
    () => Promise.resolve(mailEventKey),
    {
      'an event without its kind': {
        body: { Email: 'a@b.test' },
        errors: { RecordType: expect.any(String) as string },
      },
    },
  );
});

describe('a mailbox that mails do not reach', () => {
  it('gets no mail of any kind, and no one fails who does not wait for it', async () => {
    const contact = 'unreachable@example.test';
    await report(bounceOf(contact));
    const link = 'http://localhost:4000/x/t';
    expect(await inviter.invite(contact)).toBe('blocked');
    expect(await inviter.messages.sendFlatmateNotice(recipient(contact), { flatmate: 'Kim', mover: 'Sam' })).toBe(
      'blocked',
    );
    await inviter.messages.sendPasswordReset(recipient(contact), link);
    await inviter.messages.sendContinueLink(recipient(contact), link);
    await inviter.messages.sendMoveSaved(recipient(contact), link);
    expect(await inviter.mailsTo(contact)).toEqual([]);
  });

  it('is one that the mail provider reports after it has accepted a mail', async () => {
    const contact = 'bounces@example.test';
    await fault(api, 'email', 'bounce', { match: contact });
    await control(api, '/mail-webhook', {
      url: `${api.url.replace('://', `://postmark:${mailEventKey}@`)}/api/v1/mail-events`,
    });
    expect(await inviter.invite(contact)).toBe('sent');
    while ((await stopped(contact)) === null) await new Promise(setImmediate);
    expect(await stopped(contact)).toMatchObject({ cause: 'bounced' });
    expect(await inviter.invite(contact)).toBe('blocked');
    await control(api, '/mail-webhook', { url: null });
  });

  it('gets no code, and the mover learns why', async () => {
    const { token } = await aMoverAt(api, 'MK40 2QT');
    await report(bounceOf(samsContact.emailAddress));
    const request = (channel: 0 | 1, contact: string) =>
      api.call(otpEndpoints.request, { body: { channel, contact } }, { token });
    expect(await request(0, samsContact.emailAddress)).toMatchObject({
      status: 409,
      body: {
        code: 'CONTACT_UNDELIVERABLE',
        title: 'Our emails do not arrive at this address. Please use a text message, or another address.',
      },
    });
    expect((await request(1, samsContact.contactNumber)).status).toBe(204);
    await api.app.get(UndeliverableMailboxes, { strict: false }).remove(samsContact.emailAddress);
  });

  it('gets no link, and the agent learns why', async () => {
    const { id } = await aMoverAt(api, 'MK40 2QT');
    await report(spamReportOf(samsContact.emailAddress));
    const agent = { token: await api.tokenFor(id, 'agent') };
    expect(await api.call(telephonyEndpoints.sendLink, { body: {} }, agent)).toMatchObject({
      status: 409,
      body: { code: 'CONTACT_UNDELIVERABLE' },
    });
    expect((await api.call(telephonyEndpoints.history, {}, agent)).body.map(({ type }) => type)).not.toContain(
      'link-sent',
    );
    await api.app.get(UndeliverableMailboxes, { strict: false }).remove(samsContact.emailAddress);
  });

  it('is shown by customer find, and gets mails again by mail allow', async () => {
    const { id } = await aMoverAt(api, 'MK40 2QT');
    await report(bounceOf(samsContact.emailAddress));
    const since = api.clock.now().toISOString().slice(0, 19).replace('T', ' ');
    expect((await admin('customer', 'find', '--enrolment', id)).lines.at(-1)).toBe(
      `  no mails since ${since} UTC, because one has bounced, until support allows them`,
    );
    expect(await admin('mail', 'allow', '--enrolment', id)).toMatchObject({
      code: 0,
      lines: [
        `The customer of enrolment ${id} gets mails again.`,
        'Also let the mail provider send to the address again: it has its own list.',
      ],
    });
    expect(await stopped(samsContact.emailAddress)).toBeNull();
    const audit = await api.database.collection('admin_audit').findOne({}, { sort: { _id: -1 } });
    expect(audit).toMatchObject({ action: 'mail allow', on: id, outcome: 'done' });
    expect(JSON.stringify(audit)).not.toContain('@');
    expect((await admin('mail', 'allow', '--enrolment', id)).lines).toEqual([
      `Mails to the customer of enrolment ${id} were not stopped.`,
    ]);
  });

  it('is not allowed mails by an enrolment that does not exist, or has no address', async () => {
    const { id } = await aMover(api);
    for (const [enrolment, error] of [
      ['f'.repeat(24), `there is no enrolment ${'f'.repeat(24)}`],
      [id, `enrolment ${id} has no email address`],
    ] as const)
      expect(await admin('mail', 'allow', '--enrolment', enrolment)).toMatchObject({
        code: 1,
        errors: [`mail allow: ${error}`],
      });
  });
});
