import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { tariffHub } from '../quotes/application-states.js';
import { startTestSandbox, type VendorClient } from '../testing/vendor-client.js';
import { OrderStates } from './order-states.js';

const secret = 'whsec_Kz3mWq8sR1vTn6yB4xUe9pLc2hDj7gFa';
let client: VendorClient;
let received: { headers: IncomingHttpHeaders; body: string }[];
const receiver = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: await text(request) });
  response.statusCode = request.url === '/down' ? 503 : 204;
  response.end();
});
const receiverAt = (path: string) =>
  `http://vendor:${encodeURIComponent(secret)}@127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`;

beforeAll(async () => {
  client = await startTestSandbox();
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => (received = []));
afterAll(async () => {
  await client.sandbox.close();
  receiver.closeAllConnections();
  receiver.close();
});

const webhook = (provider: string, url: string | null) => client.send('PUT', `/order-webhooks/${provider}`, { url });
const set = (path: string, body: object) => client.send('PUT', `/order-states/${path}`, body);

describe('a state that is set', () => {
  it.each([
    [
      'quotes/TH-1',
      { state: 'DECLINED', reason: 'CREDIT_CHECK' },
      {
        type: 'application.state',
        data: {
          application_ref: 'TH-1',
          state: 'DECLINED',
          revision: 4,
          changed_at: '2026-11-20T09:00:00.000Z',
          decline_code: 'CREDIT_CHECK',
        },
      },
    ],
    [
      'broadband-ht/HT-1',
      { state: 'ACTIVE' },
      {
        type: 'order.status',
        data: {
          orderNumber: 'HT-1',
          status: 'ACTIVE',
          sequence: 4,
          changedAt: '2026-11-20T09:00:00.000Z',
          failureReason: null,
        },
      },
    ],
  ])('of %s is reported, signed by its vendor', async (path, state, message) => {
    await webhook(path.split('/')[0] ?? '', receiverAt('/updates'));
    expect((await set(path, state)).status).toBe(200);
    expect(received).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect(new StandardWebhook(secret).verify(body, headers as Record<string, string>)).toEqual(message);
  });

  it('is reported as often as requested, under one id, and counts one revision', async () => {
    await webhook('quotes', receiverAt('/updates'));
    await set('quotes/TH-2', { state: 'ACCEPTED', reports: 2 });
    await set('quotes/TH-2', { state: 'SWITCHING', reports: 0 });
    await set('quotes/TH-2', { state: 'SUPPLYING' });
    expect(received.map(({ body }) => (JSON.parse(body) as { data: object }).data)).toMatchObject([
      { state: 'ACCEPTED', revision: 4 },
      { state: 'ACCEPTED', revision: 4 },
      { state: 'SUPPLYING', revision: 6 },
    ]);
    expect(received[0]?.headers['webhook-id']).toBe(received[1]?.headers['webhook-id']);
  });

  it('is reported nowhere without a webhook, and fails if the webhook does', async () => {
    await webhook('quotes', null);
    expect((await set('quotes/TH-3', { state: 'ACCEPTED' })).status).toBe(200);
    expect(received).toEqual([]);
    await webhook('quotes', receiverAt('/down'));
    expect((await set('quotes/TH-3', { state: 'SUPPLYING' })).status).toBe(502);
  });
});

it('a provider that sells no orders gets 404', async () => {
  expect((await set('sms/1', { state: 'ACCEPTED' })).status).toBe(404);
  expect((await webhook('sms', null)).status).toBe(404);
});

it.each([
  ['2026-11-20T12:00:00Z', 'ACCEPTED', 1, '2026-11-20T10:00:00.000Z'],
  ['2026-11-21T00:00:00Z', 'SWITCHING', 2, '2026-11-21T09:00:00.000Z'],
  ['2026-12-04T23:00:00Z', 'SWITCHING', 2, '2026-11-21T09:00:00.000Z'],
  ['2026-12-05T00:00:00Z', 'SUPPLYING', 3, '2026-12-05T06:00:00.000Z'],
])('an order that nothing stops is at %s %s', (at, state, revision, changedAt) => {
  const states = new OrderStates(tariffHub, () => new Date(at));
  const order = { acceptedAt: new Date('2026-11-20T10:00:00Z'), startsOn: '2026-12-05' };
  expect(states.of('TH-1', order)).toEqual({ state, revision, changedAt: new Date(changedAt), reason: null });
});

it('an order without a start stays in progress', () => {
  const states = new OrderStates(tariffHub, () => new Date('2027-11-20T12:00:00Z'));
  expect(states.of('TH-1', { acceptedAt: new Date('2026-11-20T10:00:00Z'), startsOn: null }).state).toBe('SWITCHING');
});
