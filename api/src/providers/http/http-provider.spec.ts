import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { noDisclosures } from '../../common/disclosures/disclosures.js';
import { Log } from '../../common/logging/log.js';
import { withRequestId } from '../../common/logging/request-id.js';
import { noTelemetry, type SpanStart, Telemetry } from '../../common/telemetry/telemetry.js';
import { OpenOutcomeError } from '../../common/problem/open-outcome.error.js';
import { HttpProvider, type HttpProviderOptions } from './http-provider.js';
import type { ProviderRequest } from './provider-call.js';

type Behaviour = (request: IncomingMessage) => { status: number; body: string } | 'reset' | 'hang';

let server: Server;
let provider: HttpProvider;
let behaviours: Behaviour[];
let requests: IncomingMessage[];

const respond =
  (body: unknown, status = 200): Behaviour =>
  () => ({ status, body: JSON.stringify(body) });
const reset: Behaviour = () => 'reset';
const hang: Behaviour = () => 'hang';

const options = (more: Partial<HttpProviderOptions> = {}): HttpProviderOptions => ({
  name: 'test',
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`,
  headers: { 'x-api-key': 'a-key' },
  timeLimitMs: 30_000,
  retries: { percent: 20, perMinute: 10 },
  recipient: { id: 'test', kind: 'addressFinder' },
  disclosures: noDisclosures,
  log: new Log('silent'),
  telemetry: noTelemetry,
  errorCode: (body) => (typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : null),
  knownErrors: { GONE: 'NOT_FOUND' },
  ...more,
});

beforeEach(async () => {
  behaviours = [];
  requests = [];
  server = createServer((request, response) => {
    requests.push(request);
    const result = (behaviours.shift() ?? respond({ value: 1 }))(request);
    if (result === 'reset') request.socket.destroy();
    else if (result !== 'hang') response.writeHead(result.status).end(result.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  provider = new HttpProvider(options());
});

afterEach(async () => {
  await provider.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

interface More extends Partial<Pick<ProviderRequest, 'method' | 'retryable'>> {
  readonly query?: { readonly q: string };
  readonly outcomes?: Readonly<Record<string, string>>;
}

const call = ({ query = { q: '' }, ...more }: More = {}) =>
  provider.call({
    method: 'GET',
    path: '/things/:id',
    params: { id: 'a/b' },
    query,
    discloses: { purpose: 'addressSearch', params: { id: 'address' }, query: { q: 'name' } },
    retryable: true,
    response: z.object({ value: z.number() }),
    ...more,
  });

describe('many simultaneous calls to a third party', () => {
  afterEach(() => jest.restoreAllMocks());

  // Node warns of a leak at eleven.
  it('share no abort signal, on which their listeners would accumulate', async () => {
    const addEventListener = jest.spyOn(EventTarget.prototype, 'addEventListener');
    await Promise.allSettled(Array.from({ length: 30 }, () => call()));
    const signals = addEventListener.mock.contexts.filter((target) => target instanceof AbortSignal);
    const listeners = signals.map((signal) => signals.filter((other) => other === signal).length);
    expect(signals.length).toBeGreaterThan(30);
    expect(Math.max(...listeners)).toBeLessThan(10);
  });
});

describe('a call to a third party', () => {
  it('sends the API key, the filled path and the query', async () => {
    await expect(call({ query: { q: 'x y' } })).resolves.toEqual({ value: 1 });
    expect(requests[0]?.url).toBe('/base/things/a%2Fb?q=x+y');
    expect(requests[0]?.headers).toMatchObject({ 'x-api-key': 'a-key', accept: 'application/json' });
  });

  it('passes the id of the request on, and sends none outside a request', async () => {
    await withRequestId('request-1', () => call());
    await call();
    expect(requests.map(({ headers }) => headers['x-request-id'])).toEqual(['request-1', undefined]);
  });

  it('passes its own span on, and ends it with the number of attempts', async () => {
    const started: SpanStart[] = [];
    const end = jest.fn();
    const record = jest.fn();
    const startSpan = (start: SpanStart) => {
      started.push(start);
      return { traceId: 'trace', traceParent: `00-trace-${started.length}-01`, end };
    };
    const telemetry = new Telemetry({
      startSpan,
      record,
      count: jest.fn(),
      observe: jest.fn(),
      close: () => Promise.resolve(),
    });
    provider = new HttpProvider(options({ telemetry }));
    behaviours = [respond({}, 500)];
    await call({ query: { q: 'a name' } });
    expect(requests.map(({ headers }) => headers['traceparent'])).toEqual(['00-trace-1-01', '00-trace-1-01']);
    const attributes = { 'provider.name': 'test', 'provider.call': 'GET /things/:id' };
    expect(started).toEqual([{ name: 'test GET /things/:id', kind: 'client', attributes, parent: undefined }]);
    expect(end.mock.calls).toEqual([[{ outcome: 'ok', 'provider.attempts': 2 }, undefined]]);
    expect(record).toHaveBeenCalledWith('providerCall', expect.any(Number), { ...attributes, outcome: 'ok' });
  });

  it.each([
    ['a lost connection', reset],
    ['a 500', respond({}, 500)],
    ['a 503', respond({}, 503)],
  ])('is retried after %s', async (_, failure) => {
    behaviours = [failure, failure];
    await expect(call()).resolves.toEqual({ value: 1 });
    expect(requests).toHaveLength(3);
  });

  it('gives up after the third failure', async () => {
    behaviours = [reset, reset, reset];
    await expect(call()).rejects.toMatchObject({ code: 'THIRD_PARTY' });
    expect(requests).toHaveLength(3);
  });

  it('is not retried if a retry is unsafe', async () => {
    behaviours = [reset];
    await expect(call({ method: 'POST', retryable: false })).rejects.toMatchObject({ code: 'THIRD_PARTY' });
    expect(requests).toHaveLength(1);
  });

  it('is not retried after a time-out', async () => {
    await provider.close();
    provider = new HttpProvider(options({ timeLimitMs: 1000 }));
    behaviours = [hang];
    await expect(call()).rejects.toMatchObject({ code: 'THIRD_PARTY' });
    expect(requests).toHaveLength(1);
  });

  it('is not retried once the retries of all calls exceed their budget', async () => {
    const count = jest.fn();
    const telemetry = new Telemetry({
      startSpan: () => ({ traceId: 'trace', traceParent: '00-trace-1-01', end: jest.fn() }),
      record: jest.fn(),
      count,
      observe: jest.fn(),
      close: () => Promise.resolve(),
    });
    await provider.close();
    provider = new HttpProvider(options({ telemetry, retries: { percent: 20, perMinute: 3 } }));
    behaviours = Array.from({ length: 12 }, () => reset);
    for (let calls = 0; calls < 9; calls += 1) await expect(call()).rejects.toMatchObject({ code: 'THIRD_PARTY' });
    expect(requests).toHaveLength(12);
    await expect(call()).resolves.toEqual({ value: 1 });
    const outcomes = count.mock.calls.map(([name, amount, { outcome }]) => [name, amount, outcome]);
    expect(outcomes.filter(([, , outcome]) => outcome === 'sent')).toHaveLength(3);
    expect(outcomes.at(-1)).toEqual(['providerRetry', 1, 'over-budget']);
  });

  it('rejects a malformed response', async () => {
    behaviours = [respond({ value: 'one' }), () => ({ status: 200, body: '{"val' })];
    await expect(call()).rejects.toMatchObject({ code: 'THIRD_PARTY' });
    await expect(call()).rejects.toMatchObject({ code: 'THIRD_PARTY' });
  });

  it('maps known errors to their problem, and all others to THIRD_PARTY', async () => {
    behaviours = [respond({ code: 'GONE' }, 404), respond({ code: 'ODD' }, 400), respond('text', 400)];
    await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(call()).rejects.toMatchObject({ code: 'THIRD_PARTY' });
    await expect(call()).rejects.toMatchObject({ code: 'THIRD_PARTY' });
  });

  it('returns the outcome for an expected rejection', async () => {
    behaviours = [respond({ code: 'GONE' }, 404)];
    await expect(call({ outcomes: { GONE: 'missing' } })).resolves.toBe('missing');
  });

  it('does not count rejections towards the breaker', async () => {
    behaviours = Array.from({ length: 12 }, () => respond({ code: 'GONE' }, 404));
    for (let rejections = 0; rejections < 12; rejections += 1)
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(call()).resolves.toEqual({ value: 1 });
  });
});

describe('a probe of a third party', () => {
  const probe = (timeoutMs = 30_000) =>
    provider.probe(
      { method: 'GET', path: '/state', retryable: true, response: z.object({ value: z.number() }) },
      timeoutMs,
    );

  it.each([
    ['a valid response', respond({ value: 1 }), 'answered'],
    ['a lost connection', reset, 'failed'],
    ['a 500', respond({}, 500), 'failed'],
    ['a rejection', respond({ code: 'GONE' }, 404), 'failed'],
    ['a malformed response', respond({ value: 'one' }), 'failed'],
  ])('calls once and classifies %s', async (_, behaviour, state) => {
    behaviours = [behaviour];
    await expect(probe()).resolves.toBe(state);
    expect(requests).toHaveLength(1);
  });

  it('is slow after its own time-out, not that of calls', async () => {
    behaviours = [hang];
    const started = performance.now();
    await expect(probe(1000)).resolves.toBe('slow');
    expect(performance.now() - started).toBeLessThan(30_000);
    expect(requests).toHaveLength(1);
  });

  it('does not count its failures towards the breaker', async () => {
    behaviours = Array.from({ length: 12 }, () => reset);
    for (let failures = 0; failures < 12; failures += 1) await expect(probe()).resolves.toBe('failed');
    await expect(call()).resolves.toEqual({ value: 1 });
  });

  it('fails without a call while the breaker is open, and calls again once it is half open', async () => {
    behaviours = Array.from({ length: 10 }, () => respond({ code: 1 }, 200));
    for (let failures = 0; failures < 10; failures += 1)
      await expect(call()).rejects.toMatchObject({ code: 'THIRD_PARTY' });
    await expect(probe()).resolves.toBe('failed');
    expect(requests).toHaveLength(10);
    const halfOpenAt = Date.now() + 5000;
    jest.spyOn(Date, 'now').mockReturnValue(halfOpenAt);
    await expect(probe()).resolves.toBe('answered');
    jest.restoreAllMocks();
  });
});

describe('a failed call that is not retryable', () => {
  const outcomeOf = async (behaviour: Behaviour, timeLimitMs: number) => {
    behaviours.push(behaviour);
    provider = new HttpProvider(options({ timeLimitMs }));
    return call({ method: 'POST', retryable: false }).catch((error: unknown) => error);
  };

  it.each<[string, Behaviour, number]>([
    ['whose connection was reset', reset, 30_000],
    ['with an unreadable answer', () => ({ status: 201, body: '{"val' }), 30_000],
    ['that timed out', hang, 200],
  ])('%s may have had its effect', async (_, behaviour, timeLimitMs) => {
    expect(await outcomeOf(behaviour, timeLimitMs)).toBeInstanceOf(OpenOutcomeError);
  });

  it('that the third party reports as failed had none', async () => {
    const error = await outcomeOf(respond({}, 500), 30_000);
    expect(error).toMatchObject({ code: 'THIRD_PARTY' });
    expect(error).not.toBeInstanceOf(OpenOutcomeError);
  });

  it('that found no server had none', async () => {
    provider = new HttpProvider(options({ url: 'http://127.0.0.1:1' }));
    const error = await call({ method: 'POST', retryable: false }).catch((failure: unknown) => failure);
    expect(error).toMatchObject({ code: 'THIRD_PARTY' });
    expect(error).not.toBeInstanceOf(OpenOutcomeError);
  });
});

it('a retryable call has no open outcome, because it may be sent again', async () => {
  behaviours.push(reset, reset, reset);
  const error = await call().catch((failure: unknown) => failure);
  expect(error).toMatchObject({ code: 'THIRD_PARTY' });
  expect(error).not.toBeInstanceOf(OpenOutcomeError);
});
