import { startSandbox, type Sandbox } from '../index.js';
import { converse, sendMail } from '../testing/smtp-client.js';

let sandbox: Sandbox;
let port: number;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, now: () => new Date('2026-11-20T09:00:00.000Z') });
  port = sandbox.smtpPort ?? 0;
});
afterEach(() => fetch(`${sandbox.origin}/faults`, { method: 'DELETE' }));
afterAll(() => sandbox.close());

const MAIL = ['From: Home Move <hello@example.test>', 'Subject: Your code', '', 'Your code is 482913.', '..dotted'];

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
    const replies = await sendMail(port, { to: ['sam@example.test', 'Priya@example.test'], content: MAIL });
    expect(replies.map((reply) => reply.slice(0, 3))).toEqual(['220', '250', '250', '250', '250', '354', '250', '221']);
    for (const to of ['sam@example.test', 'Priya@example.test']) {
      expect(await outbox(to.toLowerCase())).toEqual([
        {
          channel: 'email',
          to,
          subject: 'Your code',
          text: 'Your code is 482913.\n.dotted',
          sentAt: '2026-11-20T09:00:00.000Z',
        },
      ]);
    }
  });

  it('takes several mails over one connection', async () => {
    const once = [
      'MAIL FROM:<a@example.test>',
      'RCPT TO:<two@example.test>',
      'DATA',
      'Subject: Again\r\n\r\nHello\r\n.',
    ];
    const replies = await converse(port, ['EHLO portal.example', ...once, 'RSET', 'NOOP', ...once, 'QUIT']);
    expect(replies.at(-1)).toBe('221 2.0.0 Goodbye');
    expect(await outbox('two@example.test')).toHaveLength(2);
  });

  it.each([
    [['RCPT TO:<sam@example.test>'], '503 5.5.1 Tell the sender first'],
    [['DATA'], '503 5.5.1 Tell the sender and a recipient first'],
    [['MAIL FROM:<a@example.test>', 'DATA'], '503 5.5.1 Tell the sender and a recipient first'],
    [['MAIL FROM'], '501 5.1.7 MAIL FROM:<address>'],
    [['MAIL FROM:<>', 'RCPT TO:<sam>'], '501 5.1.3 RCPT TO:<address>'],
    [['STARTTLS'], '502 5.5.1 Not known here'],
  ])('refuses %p', async (said, reply) => {
    expect((await converse(port, ['HELO portal.example', ...said])).at(-1)).toBe(reply);
  });

  it('rejects the start when its port is taken, and frees the other port', async () => {
    await expect(startSandbox({ port: 0, smtpPort: port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('is not there unless a port is given for it', async () => {
    const without = await startSandbox({ port: 0 });
    expect(without.smtpPort).toBeUndefined();
    await without.close();
  });
});

describe('a fault of mail', () => {
  const send = (to: string) => sendMail(port, { to, content: MAIL });

  it('refuses connections with mode down', async () => {
    await fault({ mode: 'down' });
    expect(await send('down@example.test')).toEqual(['421 4.3.2 Service not available']);
    expect(await outbox('down@example.test')).toEqual([]);
  });

  it('is met by the recipient who matches alone', async () => {
    await fault({ mode: 'down', match: 'Down@example.test' });
    expect((await send('down@example.test')).at(-1)).toBe('421 4.3.2 Service not available');
    expect((await send('up@example.test')).at(-1)).toBe('221 2.0.0 Goodbye');
    expect(await outbox('down@example.test')).toEqual([]);
  });

  it('exempts the recipient who matches with mode ok', async () => {
    await fault({ mode: 'down' });
    await fault({ mode: 'ok', match: 'exempt@example.test' });
    expect((await send('exempt@example.test')).at(-1)).toBe('221 2.0.0 Goodbye');
    expect((await send('down@example.test')).at(-1)).toBe('421 4.3.2 Service not available');
  });

  it('puts off with 451 with mode error', async () => {
    await fault({ mode: 'error', match: 'later@example.test' });
    expect((await send('later@example.test')).at(-1)).toBe('451 4.3.0 Mailbox cannot be reached, try again later');
  });

  it('garbles its reply with mode malformed', async () => {
    await fault({ mode: 'malformed', match: 'odd@example.test' });
    expect((await send('odd@example.test')).at(-1)).not.toMatch(/^\d{3}/);
    expect(await outbox('odd@example.test')).toEqual([]);
  });

  it('delivers late, but delivers, with mode slow', async () => {
    await fault({ mode: 'slow', latencyMs: 120, match: 'late@example.test' });
    const started = performance.now();
    expect((await send('late@example.test')).at(-1)).toBe('221 2.0.0 Goodbye');
    expect(performance.now() - started).toBeGreaterThan(100);
    expect(await outbox('late@example.test')).toHaveLength(1);
  });
});
