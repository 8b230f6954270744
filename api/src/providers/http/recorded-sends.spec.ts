import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import type { DisclosureOutcome, Disclosures, NewDisclosure } from '../../common/disclosures/disclosures.js';
import { Log } from '../../common/logging/log.js';
import { noTelemetry } from '../../common/telemetry/telemetry.js';
import { HttpProvider } from './http-provider.js';

type Answer = { readonly status: number; readonly body: unknown } | 'reset' | 'none';

let server: Server;
let answers: Answer[];
/** Begun entries, requests and outcomes, in their order. */
let events: unknown[];
let provider: HttpProvider;

const disclosures: Disclosures = {
  begin: async (disclosure: NewDisclosure) => {
    events.push(disclosure);
    return async (outcome: DisclosureOutcome) => void events.push(outcome);
  },
};

const providerAt = (url: string, record = disclosures) =>
  new HttpProvider({
    name: 'test',
    url,
    headers: {},
    timeLimitMs: 500,
    retries: { percent: 20, perMinute: 10 },
    recipient: { id: 'test', kind: 'broadbandSeller' },
    disclosures: record,
    log: new Log('silent'),
    telemetry: noTelemetry,
    errorCode: (body) => z.object({ code: z.string() }).safeParse(body).data?.code ?? null,
    knownErrors: {},
  });

const urlOfServer = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(async () => {
  answers = [];
  events = [];
  server = createServer((request, response) => {
    events.push(`${request.method} ${request.url}`);
    const answer = answers.shift() ?? { status: 200, body: { number: 'HT-1' } };
    if (answer === 'reset') request.socket.destroy();
    else if (answer !== 'none') response.writeHead(answer.status).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  provider = providerAt(urlOfServer());
});

afterEach(async () => {
  await provider.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const order = (retryable = false) =>
  provider.call({
    method: 'POST',
    path: '/orders',
    body: { name: 'Sam', email: '' },
    discloses: { purpose: 'broadbandOrder', body: { name: 'name', email: 'email' } },
    referenceIn: ({ number }) => number,
    retryable,
    response: z.object({ number: z.string() }),
  });

const entry = {
  recipient: { id: 'test', kind: 'broadbandSeller' },
  kinds: ['name'],
  purpose: 'broadbandOrder',
  reference: null,
};

it('stores the entry before the request, and its result and reference after it [PASS-01]', async () => {
  await order();
  expect(events).toEqual([entry, 'POST /orders', { result: 'delivered', reference: 'HT-1' }]);
});

it('sends nothing if the entry cannot be stored [PASS-01]', async () => {
  const failure = new Error('no database');
  provider = providerAt(urlOfServer(), { begin: () => Promise.reject(failure) });
  await expect(order()).rejects.toBe(failure);
  expect(events).toEqual([]);
});

it('has no entry for a request without personal data', async () => {
  await provider.call({
    method: 'GET',
    path: '/terms/:supplier',
    params: { supplier: 'LARK' },
    discloses: { purpose: null, params: { supplier: null } },
    retryable: true,
    response: z.object({}),
  });
  expect(events).toEqual(['GET /terms/LARK']);
});

it.each<[string, Answer[], boolean, string]>([
  ['delivered if the third party rejects the data', [{ status: 422, body: { code: 'SOLD_OUT' } }], false, 'delivered'],
  ['unknown after an error of the third party', [{ status: 500, body: {} }], false, 'unknown'],
  ['unknown if the connection ends', ['reset'], false, 'unknown'],
  ['unknown without an answer in time', ['none'], false, 'unknown'],
  ['unknown if the answer cannot be read', [{ status: 200, body: {} }], false, 'unknown'],
  ['delivered if a repetition succeeds', ['reset'], true, 'delivered'],
])('is %s', async (_, given, retryable, result) => {
  answers = given;
  await order(retryable).catch(() => undefined);
  expect(events.at(-1)).toEqual(expect.objectContaining({ result }));
});

it('is not delivered without a connection', async () => {
  provider = providerAt('http://127.0.0.1:1');
  await expect(order(true)).rejects.toMatchObject({ code: 'THIRD_PARTY' });
  expect(events).toEqual([entry, { result: 'notDelivered' }]);
});

it('has no entry while the circuit is open: nothing is about to be sent', async () => {
  provider = providerAt('http://127.0.0.1:1');
  for (let count = 0; count < 10; count += 1) await order().catch(() => undefined);
  events = [];
  await expect(order()).rejects.toMatchObject({ code: 'THIRD_PARTY' });
  expect(events).toEqual([]);
});
