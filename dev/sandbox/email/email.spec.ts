import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { startSandbox, type Sandbox } from '../index.js';

let sandbox: Sandbox;
let port: number;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, now: () => new Date('2026-11-20T09:00:00.000Z') });
  port = sandbox.smtpPort ?? 0;
});
afterEach(() => fetch(`${sandbox.origin}/faults`, { method: 'DELETE' }));
afterAll(() => sandbox.close());

const send = (to: string | string[], more: SendMailOptions = {}) =>
  createTransport({ host: '127.0.0.1', port }).sendMail({
    from: 'Home Move <hello@example.test>',
    to,
    subject: 'Your code',
    text: 'Your code is 482913.\n.dotted',
    ...more,
  });
const outbox = async (to: string): Promise<unknown> =>
  (await fetch(`${sandbox.origin}/outbox?to=${encodeURIComponent(to)}`)).json();
const fault = (body: object) =>
  fetch(`${sandbox.origin}/faults/email`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the mail server', () => {
  it('puts a mail into the outbox, once for each recipient', async () => {
    await send(['sam@example.test', 'Priya@example.test']);
    for (const to of ['sam@example.test', 'Priya@example.test']) {
      expect(await outbox(to.toLowerCase())).toEqual([
        {
          channel: 'email',
          from: 'Home Move <hello@example.test>',
          to,
          subject: 'Your code',
          text: 'Your code is 482913.\n.dotted',
          sentAt: '2026-11-20T09:00:00.000Z',
        },
      ]);
    }
  });

  it('keeps subject and text of a mail with HTML, attachments and non-ASCII letters', async () => {
    const subject = 'Zoë, here is your checklist for £0: Cyngor Caerdydd, Dŵr Cymru and everybody else in one list';
    const text = `Dŵr Cymru £60\n\n${'A long line that has to be folded on its way. '.repeat(5)}\nEnd`;
    await send('list@example.test', {
      subject,
      text,
      html: '<p>Dŵr Cymru</p>',
      attachments: [{ filename: 'list.txt', content: 'attached' }],
    });
    expect(await outbox('list@example.test')).toMatchObject([{ subject, text }]);
  });

  it('accepts several mails over one connection', async () => {
    const transport = createTransport({ pool: true, maxConnections: 1, host: '127.0.0.1', port });
    const mail = { from: 'hello@example.test', to: 'two@example.test', text: 'Hello' };
    await transport.sendMail(mail);
    await transport.sendMail(mail);
    transport.close();
    expect(await outbox('two@example.test')).toHaveLength(2);
  });

  it('rejects a mail of more than 10 MB', async () => {
    const text = 'x'.repeat(10 * 1024 * 1024);
    await expect(send('large@example.test', { text })).rejects.toMatchObject({ responseCode: 552 });
    expect(await outbox('large@example.test')).toEqual([]);
  });

  it('fails to start when its port is taken', async () => {
    await expect(startSandbox({ port: 0, smtpPort: port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('is not started without a port', async () => {
    const without = await startSandbox({ port: 0 });
    expect(without.smtpPort).toBeUndefined();
    await without.close();
  });
});

describe('a fault of mail', () => {
  it('rejects connections with mode down', async () => {
    await fault({ mode: 'down' });
    await expect(createTransport({ host: '127.0.0.1', port }).verify()).rejects.toMatchObject({ responseCode: 421 });
  });

  it('applies only to the matching recipient', async () => {
    await fault({ mode: 'down', match: 'Down@example.test' });
    await expect(send('down@example.test')).rejects.toMatchObject({ responseCode: 421 });
    await send('up@example.test');
    expect(await outbox('down@example.test')).toEqual([]);
    expect(await outbox('up@example.test')).toHaveLength(1);
  });

  it('exempts the matching recipient with mode ok', async () => {
    await fault({ mode: 'down' });
    await fault({ mode: 'ok', match: 'exempt@example.test' });
    await send('exempt@example.test');
    await expect(send('down@example.test')).rejects.toMatchObject({ responseCode: 421 });
  });

  it('defers with 451 with mode error', async () => {
    await fault({ mode: 'error', match: 'later@example.test' });
    await expect(send('later@example.test')).rejects.toMatchObject({ responseCode: 451 });
  });

  it('garbles its reply with mode malformed', async () => {
    await fault({ mode: 'malformed', match: 'odd@example.test' });
    await expect(send('odd@example.test')).rejects.toThrow('#garbled');
    expect(await outbox('odd@example.test')).toEqual([]);
  });

  it('delays delivery with mode slow', async () => {
    await fault({ mode: 'slow', latencyMs: 120, match: 'late@example.test' });
    const started = performance.now();
    await send('late@example.test');
    expect(performance.now() - started).toBeGreaterThan(100);
    expect(await outbox('late@example.test')).toHaveLength(1);
  });
});

describe('the webhook of mail events', () => {
  const webhook = async (url: string | null) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ url });
    return (await fetch(`${sandbox.origin}/mail-webhook`, { method: 'PUT', headers, body })).json();
  };

  it.each([
    ['bounce', { RecordType: 'Bounce', Type: 'HardBounce' }],
    ['complaint', { RecordType: 'SpamComplaint', Type: 'SpamComplaint' }],
  ])('reports a %s of an accepted mail, as Postmark does', async (mode, event) => {
    const requests = new EventEmitter<{ received: [authorization: string | undefined, body: unknown] }>();
    const receiver = createServer((request, response) => {
      void json(request).then((body) => requests.emit('received', request.headers.authorization, body));
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const { port: receiverPort } = receiver.address() as AddressInfo;
    const host = `127.0.0.1:${receiverPort}`;
    expect(await webhook(`http://postmark:a%2Fkey@${host}/api/v1/mail-events`)).toEqual({ url: `http://${host}` });
    const to = `${mode}@example.test`;
    await fault({ mode, match: to });
    const received = once(requests, 'received');
    await send(['arrives@example.test', to]);
    expect(await received).toEqual([
      `Basic ${Buffer.from('postmark:a/key').toString('base64')}`,
      expect.objectContaining({ ...event, Email: to, Subject: 'Your code', BouncedAt: '2026-11-20T09:00:00.000Z' }),
    ]);
    expect(await outbox(to)).toHaveLength(1);
    expect(await webhook(null)).toEqual({ url: null });
    receiver.close();
  });
});
