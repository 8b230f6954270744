import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { Log } from '../common/logging/log.js';
import { HttpProvider, type HttpProviderOptions } from './http-provider.js';

type Behaviour = (request: IncomingMessage) => { status: number; body: string } | 'reset' | 'hang';

let server: Server;
let provider: HttpProvider;
let behaviours: Behaviour[];
let asked: IncomingMessage[];

const answer =
  (body: unknown, status = 200): Behaviour =>
  () => ({ status, body: JSON.stringify(body) });
const reset: Behaviour = () => 'reset';
const hang: Behaviour = () => 'hang';

const options = (): HttpProviderOptions => ({
  name: 'test',
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`,
  apiKey: 'a-key',
  timeoutMs: 100,
  log: new Log('silent'),
  errorCode: (body) => (typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : null),
  knownErrors: { GONE: 'NOT_FOUND' },
});

beforeEach(async () => {
  behaviours = [];
  asked = [];
  server = createServer((request, response) => {
    asked.push(request);
    const done = (behaviours.shift() ?? answer({ value: 1 }))(request);
    if (done === 'reset') request.socket.destroy();
    else if (done !== 'hang') response.writeHead(done.status).end(done.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  provider = new HttpProvider(options());
});

afterEach(async () => {
  await provider.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const ask = (more: Partial<Parameters<HttpProvider['ask']>[0]> = {}) =>
  provider.ask({
    method: 'GET',
    path: '/things/:id',
    params: { id: 'a/b' },
    repeatable: true,
    answer: z.object({ value: z.number() }),
    ...more,
  });

describe('a call of a third party', () => {
  it('carries the key, the filled path and the query', async () => {
    await expect(ask({ query: { q: 'x y' } })).resolves.toEqual({ value: 1 });
    expect(asked[0]?.url).toBe('/base/things/a%2Fb?q=x+y');
    expect(asked[0]?.headers).toMatchObject({ 'x-api-key': 'a-key', accept: 'application/json' });
  });

  it.each([
    ['a lost connection', reset],
    ['a 500', answer({}, 500)],
    ['a 503', answer({}, 503)],
  ])('is made again after %s', async (_, failure) => {
    behaviours = [failure, failure];
    await expect(ask()).resolves.toEqual({ value: 1 });
    expect(asked).toHaveLength(3);
  });

  it('gives up after the third failure', async () => {
    behaviours = [reset, reset, reset];
    await expect(ask()).rejects.toMatchObject({ code: 'THIRD_PARTY' });
    expect(asked).toHaveLength(3);
  });

  it('is made once where repeating could do harm', async () => {
    behaviours = [reset];
    await expect(ask({ method: 'POST', body: {}, repeatable: false })).rejects.toMatchObject({ code: 'THIRD_PARTY' });
    expect(asked).toHaveLength(1);
  });

  it('is not made again after a time-out', async () => {
    behaviours = [hang];
    await expect(ask()).rejects.toMatchObject({ code: 'THIRD_PARTY' });
    expect(asked).toHaveLength(1);
  });

  it('refuses an answer of another shape, or none at all', async () => {
    behaviours = [answer({ value: 'one' }), () => ({ status: 200, body: '{"val' })];
    await expect(ask()).rejects.toMatchObject({ code: 'THIRD_PARTY' });
    await expect(ask()).rejects.toMatchObject({ code: 'THIRD_PARTY' });
  });

  it('translates the errors that it knows, and no others', async () => {
    behaviours = [answer({ code: 'GONE' }, 404), answer({ code: 'ODD' }, 400), answer('text', 400)];
    await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(ask()).rejects.toMatchObject({ code: 'THIRD_PARTY' });
    await expect(ask()).rejects.toMatchObject({ code: 'THIRD_PARTY' });
  });

  it('gives an outcome for a refusal that is an answer', async () => {
    behaviours = [answer({ code: 'GONE' }, 404)];
    await expect(ask({ outcomes: { GONE: 'not there' } })).resolves.toBe('not there');
  });

  it('does not count refusals against the third party', async () => {
    behaviours = Array.from({ length: 12 }, () => answer({ code: 'GONE' }, 404));
    for (let refusals = 0; refusals < 12; refusals += 1)
      await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(ask()).resolves.toEqual({ value: 1 });
  });
});

describe('a probe of a third party', () => {
  const probe = (timeoutMs = 1000) =>
    provider.probe(
      { method: 'GET', path: '/state', repeatable: true, answer: z.object({ value: z.number() }) },
      timeoutMs,
    );

  it.each([
    ['a good answer', answer({ value: 1 }), 'answered'],
    ['no answer in time', hang, 'slow'],
    ['a lost connection', reset, 'failed'],
    ['a 500', answer({}, 500), 'failed'],
    ['a refusal', answer({ code: 'GONE' }, 404), 'failed'],
    ['an answer of another shape', answer({ value: 'one' }), 'failed'],
  ])('asks once and tells of %s', async (_, behaviour, state) => {
    behaviours = [behaviour];
    await expect(probe(50)).resolves.toBe(state);
    expect(asked).toHaveLength(1);
  });

  it('waits as long as it is told, not as long as calls do', async () => {
    behaviours = [hang];
    const started = performance.now();
    await expect(probe(200)).resolves.toBe('slow');
    expect(performance.now() - started).toBeGreaterThan(150);
  });

  it('does not count for calls, however often it fails', async () => {
    behaviours = Array.from({ length: 12 }, () => reset);
    for (let failures = 0; failures < 12; failures += 1) await expect(probe()).resolves.toBe('failed');
    await expect(ask()).resolves.toEqual({ value: 1 });
  });

  it('fails unasked while calls are refused, and asks again as soon as one may be tried', async () => {
    behaviours = Array.from({ length: 10 }, () => answer({ code: 1 }, 200));
    for (let failures = 0; failures < 10; failures += 1)
      await expect(ask()).rejects.toMatchObject({ code: 'THIRD_PARTY' });
    await expect(probe()).resolves.toBe('failed');
    expect(asked).toHaveLength(10);
    const later = Date.now() + 5000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await expect(probe()).resolves.toBe('answered');
    jest.restoreAllMocks();
  });
});
