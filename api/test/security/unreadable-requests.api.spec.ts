import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { enrolmentEndpoints } from '@home-move/contract';
import { aMover } from '../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';

let api: BootedApp;
let token: string;

beforeAll(async () => {
  api = await bootApp({ LOG_LEVEL: 'info', PUBLIC_ORIGIN: 'https://portal.example' });
  token = await api.appToken();
});
beforeEach(() => void (api.testApp.logged.length = 0));
afterAll(() => api.close());

const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

const errors = () => api.testApp.logged.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);

const json = { 'content-type': 'application/json' };
const create = (text: string) => {
  const idempotencyKey = randomUUID();
  return api.send('POST', '/api/v1/enrolment-auth/create', { token, idempotencyKey, headers: json, body: text });
};

describe('a body that is nested', () => {
  const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  const objects = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);

  it.each([
    ['65 lists', lists(65)],
    ['65 objects', objects(65)],
    ['2,500 lists', lists(2500)],
    ['2,500 objects inside a field', `{"selectedPartner":100,"more":${objects(2500)}}`],
    ['25,000 lists', lists(25_000)],
  ])('more than 64 deep is refused before it is hashed for its Idempotency-Key: %s', async (_, text) => {
    expect(await create(text)).toMatchObject({ status: 400, body: { code: 'MALFORMED_BODY' } });
    expect(errors()).toEqual([]);
  });

  it('64 deep is read', async () => {
    const answer = await create(`{"selectedPartner":100,"more":${objects(63)}}`);
    expect(answer.status).toBe(201);
  });
});

describe('text that cannot be stored', () => {
  it.each([
    ['a lone surrogate', String.raw`"Sam\ud800"`],
    ['the second half of a pair', String.raw`"\udc00Sam"`],
    ['a NUL', String.raw`"Sam\u0000"`],
  ])('is refused in a body: %s', async (_, name) => {
    const mover = await aMover(api);
    const send = (text: string) =>
      api.send('PUT', '/api/v1/addresses/manual-address', { token: mover.token, headers: json, body: text });
    const address = '"addressLine1":"Mill Lane","town":"Bedford","postcode":"MK40 2QT"';
    for (const text of [`{"houseNameOrNumber":${name},${address}}`, `{"houseNameOrNumber":"1",${address},${name}:1}`]) {
      expect(await send(text)).toMatchObject({ status: 400, body: { code: 'MALFORMED_BODY' } });
    }
    expect((await api.call(enrolmentEndpoints.mine, {}, { token: mover.token })).body.address).toBeNull();
  });

  it('is refused in a form, a query and a path', async () => {
    const form = 'grant_type=password&username=sam%40example.test%00&password=Moving1!';
    const answers = await Promise.all([
      api.send('POST', '/api/v1/token', { body: form }),
      api.send('GET', '/api/v2/otp/channel-details?channel=email&token=a%00', { token }),
      api.send('GET', '/api/v1/branding/default%00', { token }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, body: { code: 'MALFORMED_BODY' } });
  });

  it('is not an emoji, which is a whole pair', async () => {
    const { body } = await create(String.raw`{"selectedPartner":100,"more":"\ud83c\udfe0 🏠"}`);
    expect(body).toHaveProperty('id');
  });
});

/** Sends raw bytes. Returns the response, or the part of it received before the connection closed. */
async function exchange(text: string): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const socket = open();
  socket.write(text);
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
  await once(socket, 'close');
  const [head = '', body = ''] = received.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body };
}

function open(): Socket {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  return socket.on('error', () => socket.destroy());
}

const post = 'POST /api/v1/token HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const get = 'GET /api/v1/healthcheck HTTP/1.1\r\n';

describe('a request that is not HTTP', () => {
  it.each([
    ['no method', 'nonsense\r\n\r\n', 400, 'MALFORMED_BODY'],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n', 400, 'MALFORMED_BODY'],
    ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400, 'MALFORMED_BODY'],
    ['a length and chunks', `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n`, 400, 'MALFORMED_BODY'],
    ['chunks without a size', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400, 'MALFORMED_BODY'],
    ['no host', 'GET /api/v1/healthcheck HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'MALFORMED_BODY'],
    ['two hosts', `${get}Host: localhost\r\nhost: evil.example\r\nConnection: close\r\n\r\n`, 400, 'MALFORMED_BODY'],
    [
      'the same host twice',
      `${get}Host: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      400,
      'MALFORMED_BODY',
    ],
    ['headers without end', `GET / HTTP/1.1\r\nX-More: ${'x'.repeat(20_000)}`, 431, 'HEADERS_TOO_LARGE'],
  ])('is a problem with the security headers: %s', async (_, text, status, code) => {
    const answer = await exchange(text);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ status, code });
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.headers).toMatchObject(securityHeaders);
    expect(errors()).toEqual([]);
  });
});

describe('a response', () => {
  it.each(['/api/v1/healthcheck', '/api/v1/nothing', '/api/v1/enrolment-auth'])(
    'has the security headers, with HTTPS for a year: %s',
    async (path) => {
      expect((await api.send('GET', path)).headers).toMatchObject(securityHeaders);
    },
  );
});

describe('a body that does not arrive', () => {
  const timeouts = () => api.app.getHttpServer() as Pick<Server, 'headersTimeout' | 'requestTimeout'>;

  it('ends the request after 30 seconds, with 408 and the security headers', async () => {
    const { requestTimeout, headersTimeout } = timeouts();
    expect([requestTimeout, headersTimeout]).toEqual([30_000, 30_000]);
    Object.assign(timeouts(), { requestTimeout: 300, headersTimeout: 300 });
    const answer = await exchange(`${post}Content-Length: 200\r\n\r\n{"grant_type":`);
    Object.assign(timeouts(), { requestTimeout, headersTimeout });
    expect(answer.status).toBe(408);
    expect(JSON.parse(answer.body)).toMatchObject({ status: 408, code: 'REQUEST_TIMEOUT' });
    expect(answer.headers).toMatchObject({ 'content-type': 'application/problem+json', ...securityHeaders });
    expect(errors()).toEqual([]);
  });
});

describe('a client that hangs up', () => {
  it.each([
    ['in the middle of a body', `${post}Content-Length: 200\r\n\r\n{"grant_type":`],
    ['in the middle of a chunk', `${post}Transfer-Encoding: chunked\r\n\r\nff\r\n{"a`],
    ['in the middle of the headers', 'GET /api/v1/healthcheck HTTP/1.1\r\nHost: loc'],
    ['before the response', 'GET /api/v1/healthcheck HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ])('is no error in the log: %s', async (_, text) => {
    for (const leave of ['destroy', 'resetAndDestroy'] as const) {
      const socket = open();
      await once(socket, 'connect');
      const seen = text.includes('\r\n\r\n') && once(api.app.getHttpServer(), 'request');
      await new Promise<void>((sent) => socket.write(text, () => sent()));
      await seen;
      socket[leave]();
      await once(socket, 'close');
    }
    // The server sees both ends before it answers this.
    await api.send('GET', '/api/v1/healthcheck');
    expect(errors()).toEqual([]);
  });

  it('is no error in the log where its address counts for a limit', async () => {
    const server: Server = api.app.getHttpServer();
    server.once('request', ({ socket }: IncomingMessage) => socket.destroy());
    const socket = open();
    socket.write('GET /api/v1/calendar/unknown.ics HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'close');
    await api.send('GET', '/api/v1/healthcheck');
    expect(errors()).toEqual([]);
  });
});
