import type { Brand } from '../../../src/modules/brands/brand/brands.data.js';
import { BrandService } from '../../../src/modules/brands/brand/brand.service.js';
import { SmsPort } from '../../../src/providers/sms/sms.port.js';
import { Messages } from '../../../src/modules/platform/messages/messages.js';
import { type BootedApp, bootApp, briefTimeLimit } from '../../support/boot-app.js';

let api: BootedApp;
let messages: Messages;
let oakwood: Brand;

beforeAll(async () => {
  api = await bootApp({ ...briefTimeLimit, LOG_LEVEL: 'info' });
  messages = api.app.get(Messages);
  const brand = await api.app.get(BrandService).find('oakwood');
  if (!brand) throw new Error('the demo has no oakwood');
  oakwood = brand;
});
afterEach(() => fetch(`${api.sandbox.origin}/faults`, { method: 'DELETE' }));
afterAll(() => api.close());

const enrolmentId = 'aaaaaaaaaaaaaaaaaaaaaaaa';
const outbox = async (to: string) =>
  (await (await fetch(`${api.sandbox.origin}/outbox?to=${encodeURIComponent(to)}`)).json()) as {
    subject: string;
    text: string;
  }[];
const fault = (provider: string, mode: string, more: object = {}) =>
  fetch(`${api.sandbox.origin}/faults/${provider}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode, ...more }),
  });

describe('a code', () => {
  it('is mailed in subject and text, with support details and sender', async () => {
    await messages.sendCode(
      { channel: 'email', contact: 'code@example.test', brand: oakwood, enrolmentId: null, isProven: true },
      '048213',
    );
    expect(await outbox('code@example.test')).toMatchObject([
      {
        subject: '048213 is your Oakwood Lettings code',
        text: `Your code

Enter this code to carry on with your move.

048213

It works for 15 minutes and only once.

If you didn't ask for this, ignore it. The code only works for someone who can read your email. Never share it.

--

Need a hand? Call 01632 960 101, weekdays, 9am to 5.30pm, or write to moving@oakwood.example.test.

Oakwood Lettings introduces you to Home Move Services Ltd, registered in England and Wales, which sets up your services. Both may be paid a commission by the suppliers you choose. It never changes the price you pay.

This is a service message, so it has no unsubscribe link.`,
      },
    ]);
  });

  it('is sent by SMS in the format that phones fill in only on our domain', async () => {
    await messages.sendCode(
      { channel: 'sms', contact: '07700900301', brand: oakwood, enrolmentId: null, isProven: true },
      '048213',
    );
    expect(await outbox('07700900301')).toMatchObject([
      {
        to: '+447700900301',
        text: '048213 is your Oakwood Lettings code. It works for 15 minutes. Never share it with anyone.\n\n@localhost #048213',
      },
    ]);
  });
});

describe('a text message', () => {
  it.each(['Oakwood', null])('is sent with the sender of its brand: %j', async (smsSender) => {
    const send = jest.spyOn(api.app.get(SmsPort, { strict: false }), 'send');
    const brand = { ...oakwood, smsSender };
    await messages.sendCode(
      { channel: 'sms', contact: '07700900305', brand, enrolmentId: null, isProven: true },
      '048213',
    );
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ to: '07700900305', sender: smsSender }));
    send.mockRestore();
  });
});

describe('a mail with a link', () => {
  it.each([
    ['sendPasswordReset', 'password-reset', 'Set a new password for Oakwood Lettings', 'Choose a new password:'],
    ['sendContinueLink', 'continue', 'Carry on with your move with Oakwood Lettings', 'Carry on:'],
    ['sendMoveSaved', 'move-saved', 'Your move with Oakwood Lettings is saved', 'Carry on with my move:'],
    [
      'sendMoveExists',
      'move-exists',
      'There is already a move with Oakwood Lettings for your email address',
      'Carry on with my move:',
    ],
    ['sendMoveInReminder', 'move-in-reminder', 'Do you know your move-in date now?', 'Give my move-in date:'],
    ['sendServiceBack', 'service-back', 'We are back: carry on with your move with Oakwood Lettings', 'Carry on:'],
  ] as const)('of %s names the message on the link', async (send, commType, subject, label) => {
    const contact = `${commType}@example.test`;
    await messages[send](
      { contact, brand: oakwood, enrolmentId, isProven: true },
      'http://localhost:4000/oakwood/page/a-token',
    );
    const [mail] = await outbox(contact);
    expect(mail?.subject).toBe(subject);
    const [, link = ''] = new RegExp(`${label}\\n(\\S+)`).exec(mail?.text ?? '') ?? [];
    const { origin, pathname, searchParams } = new URL(link);
    expect(origin + pathname).toBe('http://localhost:4000/oakwood/page/a-token');
    expect(Object.fromEntries(searchParams)).toEqual({
      commType,
      distributionToken: expect.stringMatching(/^[\w-]{43}$/) as string,
      enrolmentId,
    });
    expect(mail?.text).toContain('This is a service message, so it has no unsubscribe link.');
  });
});

describe('a failing mail server or SMS vendor', () => {
  it.each([
    ['email', 'down', 'email-down@example.test'],
    ['email', 'slow', 'email-slow@example.test'],
    ['email', 'error', 'email-error@example.test'],
    ['email', 'malformed', 'email-malformed@example.test'],
    ['sms', 'down', '07700900302'],
    ['sms', 'error', '07700900303'],
  ] as const)('of %s, %s, is a third party failing, and nothing arrives [API-18]', async (channel, mode, contact) => {
    await fault(channel, mode, { match: contact, latencyMs: 6000 });
    await expect(
      messages.sendCode({ channel, contact, brand: oakwood, enrolmentId: null, isProven: true }, '048213'),
    ).rejects.toMatchObject({
      code: 'THIRD_PARTY',
    });
    expect(await outbox(contact)).toEqual([]);
  });

  it.each(['slow', 'malformed'])('is a third-party failure after accepting an SMS but being %s', async (mode) => {
    const contact = '07700900304';
    await fault('sms', mode, { match: contact, latencyMs: 6000 });
    await expect(
      messages.sendCode({ channel: 'sms', contact, brand: oakwood, enrolmentId: null, isProven: true }, '048213'),
    ).rejects.toMatchObject({
      code: 'THIRD_PARTY',
    });
  });

  it('leaves nothing behind of a mail with a link', async () => {
    const kept = () => api.database.collection('distributions').countDocuments();
    const before = await kept();
    await fault('email', 'error');
    const to = { contact: 'nothing@example.test', brand: oakwood, enrolmentId, isProven: false };
    await expect(messages.sendPasswordReset(to, 'http://localhost:4000/x/t')).rejects.toMatchObject({
      code: 'THIRD_PARTY',
    });
    expect(await kept()).toBe(before);
  });

  it('is detected by a check that sends nothing', async () => {
    await expect(messages.check('email')).resolves.toBeUndefined();
    await expect(messages.check('sms')).resolves.toBeUndefined();
    await fault('email', 'down');
    await fault('sms', 'down');
    await expect(messages.check('email')).rejects.toMatchObject({ code: 'THIRD_PARTY' });
    await expect(messages.check('sms')).rejects.toMatchObject({ code: 'THIRD_PARTY' });
  });
});

it('addresses, numbers, codes and tokens never appear in the log', () => {
  const log = api.testApp.logged.join('\n');
  expect(log).toContain('"provider":"email","call":"send","outcome":"ok"');
  expect(log).toContain('"provider":"sms","call":"POST /v1/messages","outcome":"ok"');
  for (const secret of ['example.test', '7700900', '048213', 'a-token', 'distributionToken'])
    expect(log).not.toContain(secret);
});
