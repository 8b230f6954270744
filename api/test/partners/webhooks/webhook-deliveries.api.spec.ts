import { webhookEndpoints } from '@home-move/contract';
import type { DeliveryDispatcher } from '../../../src/modules/partners/webhooks/delivery-dispatcher.js';
import { DeliveryRepository } from '../../../src/modules/partners/webhooks/delivery.repository.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { partnerKey } from '../../support/test-env.js';
import {
  addWebhook,
  clearWebhooks,
  hookUrl,
  manualDispatcher,
  publicAddress,
  recordEvents,
  status,
  verified,
  WebhookReceiver,
} from './webhook-receiver.fixture.js';

let api: BootedApp;
let dispatcher: DeliveryDispatcher;
const receiver = new WebhookReceiver();

beforeAll(async () => {
  api = await bootApp({ LOG_LEVEL: 'info', PARTNER_WEBHOOK_LIMIT: '100000' });
  dispatcher = await manualDispatcher(api);
  await receiver.start();
});
afterAll(async () => {
  await receiver.stop();
  await api.close();
});
beforeEach(async () => {
  api.clock.at('2026-11-20T10:00:00Z');
  receiver.reset();
  receiver.connect(api);
  await clearWebhooks(api);
});
afterEach(() => jest.restoreAllMocks());

const call = { token: partnerKey };
const queues = () => api.database.collection('partner_webhook_queues').find().toArray();

describe('an event', () => {
  it('is posted with a signature that the library of the specification verifies', async () => {
    const { secret } = await addWebhook(api);
    await recordEvents(api, 'move-1', ['move.service_completed']);
    await dispatcher.runDue();
    const [request] = receiver.received;
    if (request === undefined) throw new Error('nothing was received');
    expect(verified(request, secret, api.clock.now())).toEqual({
      type: 'move.service_completed',
      timestamp: '2026-11-20T10:00:00.000Z',
      data: { reference: 'MOVE-1', environment: 'live', service: 'energy' },
    });
    expect(request).toMatchObject({ host: 'hooks.oakwood.example', path: '/events' });
    expect(request.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'HomeMoveWebhooks/1.0',
      'webhook-id': expect.stringMatching(/^msg_[\da-f]{24}$/),
      'webhook-timestamp': '1795168800',
    });
    expect(receiver.pinned).toEqual([[publicAddress]]);
  });

  it('is signed with both secrets during a rotation, and with the new one afterwards', async () => {
    const { id, secret: first, secrets } = await addWebhook(api);
    const { secret: second } = (await api.call(webhookEndpoints.newSecret, { params: { id } }, call)).body;
    await recordEvents(api, 'move-1', ['move.invited']);
    await dispatcher.runDue();
    const [both] = receiver.received;
    if (both === undefined) throw new Error('nothing was received');
    expect(String(both.headers['webhook-signature']).split(' ')).toHaveLength(2);
    for (const secret of [first, second]) expect(verified(both, secret, api.clock.now()).type).toBe('move.invited');

    const params = { id, secretId: secrets[0]?.id ?? '' };
    await api.call(webhookEndpoints.removeSecret, { params }, call);
    await recordEvents(api, 'move-1', ['move.opened']);
    await dispatcher.runDue();
    const [, after] = receiver.received;
    if (after === undefined) throw new Error('nothing was received');
    expect(verified(after, second, api.clock.now()).type).toBe('move.opened');
    expect(() => verified(after, first, api.clock.now())).toThrow('No matching signature found');
  });

  it('has the time of the attempt, so that a replayed or late request is rejected and a retry is not', async () => {
    const { secret } = await addWebhook(api);
    receiver.respond = status(503);
    await recordEvents(api, 'move-1', ['move.invited']);
    await dispatcher.runDue();
    api.clock.advance({ minutes: 10 });
    receiver.respond = status(204);
    await dispatcher.runDue();
    const [first, second] = receiver.received;
    if (first === undefined || second === undefined) throw new Error('it was not received twice');
    expect(verified(second, secret, api.clock.now()).timestamp).toBe('2026-11-20T10:00:00.000Z');
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(() => verified(first, secret, api.clock.now())).toThrow('Message timestamp too old');
    const skewed = new Date(api.clock.now().getTime() - 6 * 60_000);
    expect(() => verified(second, secret, skewed)).toThrow('Message timestamp too new');
    const forged = { ...second, body: second.body.replace('MOVE-1', 'MOVE-2') };
    expect(() => verified(forged, secret, api.clock.now())).toThrow('No matching signature found');
  });

  it('is sent to each webhook that has chosen it, of the partner and environment only', async () => {
    await addWebhook(api, { url: 'https://hooks.oakwood.example/all' });
    await addWebhook(api, { url: 'https://hooks.oakwood.example/completed', events: ['move.completed'] });
    await recordEvents(api, 'move-1', ['move.invited', 'move.completed']);
    await recordEvents(api, 'move-2', ['move.completed'], { partner: 'harbour' });
    await recordEvents(api, 'move-3', ['move.completed'], { environment: 'test' });
    await dispatcher.runDue();
    const received = receiver.received.map(
      ({ path, body }) => `${path} ${(JSON.parse(body) as { type: string }).type}`,
    );
    expect(received.toSorted()).toEqual(['/all move.completed', '/all move.invited', '/completed move.completed']);
    expect(await queues()).toEqual([]);
  });

  it('is not sent if the transaction that records it fails, nor twice if it is recorded twice', async () => {
    await addWebhook(api);
    await expect(recordEvents(api, 'move-1', ['move.invited'], { at: new Date(Number.NaN) })).rejects.toThrow('at');
    expect(await queues()).toEqual([]);
    await recordEvents(api, 'move-1', ['move.invited']);
    await recordEvents(api, 'move-1', ['move.invited']);
    await dispatcher.runDue();
    expect(receiver.types).toEqual(['move.invited']);
  });

  it('identifies no one, in the request, the log of deliveries and the log of the process', async () => {
    const { id } = await addWebhook(api);
    const logged = api.testApp.logged.length;
    receiver.respond = (_request, response) => void response.writeHead(500).end('Marigold Fennimore');
    await recordEvents(api, 'move-1', ['move.objected']);
    await dispatcher.runDue();
    const [request] = receiver.received;
    const { 'webhook-signature': _signature, ...headers } = request?.headers ?? {};
    expect(Object.keys(headers).toSorted()).toEqual([
      'connection',
      'content-length',
      'content-type',
      'host',
      'user-agent',
      'webhook-id',
      'webhook-timestamp',
    ]);
    expect(JSON.parse(request?.body ?? '')).toEqual({
      type: 'move.objected',
      timestamp: '2026-11-20T10:00:00.000Z',
      data: { reference: 'MOVE-1', environment: 'live' },
    });
    const [delivery] = await api.database.collection('partner_webhook_deliveries').find().toArray();
    expect(delivery).toEqual({
      _id: expect.anything(),
      webhookId: id,
      eventId: String(headers['webhook-id']).slice('msg_'.length),
      type: 'move.objected',
      reference: 'MOVE-1',
      attempt: 1,
      at: new Date('2026-11-20T10:00:00Z'),
      milliseconds: expect.any(Number),
      status: 500,
      failure: 'status',
    });
    expect(api.testApp.logged.slice(logged).join('\n')).not.toMatch(/Marigold|MOVE-1|whsec_|oakwood\.example/);
  });
});

describe('the events of a move', () => {
  it('arrive in order, even while the first one fails', async () => {
    await addWebhook(api);
    receiver.respond = status(500);
    await recordEvents(api, 'move-1', ['move.invited']);
    await dispatcher.runDue();
    await recordEvents(api, 'move-1', ['move.opened', 'move.completed']);
    await dispatcher.runDue();
    expect(receiver.types).toEqual(['move.invited']);
    receiver.respond = status(200);
    api.clock.advance({ minutes: 1 });
    await dispatcher.runDue();
    expect(receiver.types).toEqual(['move.invited', 'move.invited', 'move.opened', 'move.completed']);
  });

  it('do not wait for another move', async () => {
    await addWebhook(api);
    receiver.respond = ({ body }, response) => void response.writeHead(body.includes('MOVE-1') ? 500 : 204).end();
    await recordEvents(api, 'move-1', ['move.invited', 'move.opened']);
    await recordEvents(api, 'move-2', ['move.invited', 'move.opened']);
    await dispatcher.runDue();
    const ofSecond = receiver.received.filter(({ body }) => body.includes('MOVE-2'));
    expect(ofSecond).toHaveLength(2);
    expect(receiver.received).toHaveLength(3);
  });

  it('keep their order when two transactions of the move record at once', async () => {
    await addWebhook(api);
    await Promise.all([
      recordEvents(api, 'move-1', ['move.invited', 'move.opened']),
      recordEvents(api, 'move-1', ['move.service_completed', 'move.completed']),
    ]);
    await dispatcher.runDue();
    const { types } = receiver;
    expect(types.toSorted()).toEqual(['move.completed', 'move.invited', 'move.opened', 'move.service_completed']);
    expect(types.indexOf('move.invited')).toBeLessThan(types.indexOf('move.opened'));
    expect(types.indexOf('move.service_completed')).toBeLessThan(types.indexOf('move.completed'));
  });
});

describe('a slow receiver', () => {
  it('gets two events at once, and does not delay other receivers', async () => {
    await addWebhook(api, { url: 'https://slow.oakwood.example/events' });
    const release: (() => void)[] = [];
    let isSlowBusy = (): void => undefined;
    const busy = new Promise<void>((resolve) => (isSlowBusy = resolve));
    receiver.respond = ({ host }, response) => {
      const end = () => void response.writeHead(204).end();
      if (host === 'slow.oakwood.example') release.push(end);
      else end();
      if (release.length === 2) isSlowBusy();
    };
    for (const move of ['move-1', 'move-2', 'move-3', 'move-4']) await recordEvents(api, move, ['move.invited']);
    const delivered = dispatcher.runDue();
    await busy;
    await addWebhook(api, { url: 'https://other.oakwood.example/events', events: ['move.opened'] });
    await recordEvents(api, 'move-5', ['move.opened']);
    // The slow receiver still keeps the first two events.
    const atOther = new Promise<void>((resolve) => {
      const { respond } = receiver;
      receiver.respond = (request, response) => {
        respond(request, response);
        if (request.host === 'other.oakwood.example') resolve();
      };
    });
    const others = dispatcher.runDue();
    await atOther;
    expect(receiver.received.filter(({ host }) => host === 'slow.oakwood.example')).toHaveLength(2);
    receiver.respond = status(204);
    for (const end of release) end();
    await Promise.all([delivered, others]);
    expect(await queues()).toEqual([]);
  });
});

describe('several processes', () => {
  it('deliver each event once', async () => {
    const second = await api.another();
    try {
      second.clock.at('2026-11-20T10:00:00Z');
      const other = await manualDispatcher(second);
      receiver.connect(second);
      await addWebhook(api);
      const moves = Array.from({ length: 12 }, (_, index) => `move-${index}`);
      for (const move of moves) await recordEvents(api, move, ['move.invited', 'move.opened']);
      await Promise.all([dispatcher.runDue(), other.runDue()]);
      const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
      expect(ids).toHaveLength(24);
      expect(new Set(ids).size).toBe(24);
    } finally {
      await second.close();
    }
  });

  it('deliver an event again whose process ended before it recorded the delivery', async () => {
    await addWebhook(api);
    await recordEvents(api, 'move-1', ['move.invited', 'move.opened']);
    const log = api.app.get(DeliveryRepository, { strict: false });
    jest.spyOn(log, 'add').mockRejectedValueOnce(new Error('the process was killed'));
    await dispatcher.runDue();
    expect(receiver.types).toEqual(['move.invited']);
    await dispatcher.runDue();
    expect(receiver.types).toEqual(['move.invited']);
    api.clock.advance({ seconds: 36 });
    await dispatcher.runDue();
    expect(receiver.types).toEqual(['move.invited', 'move.invited', 'move.opened']);
    const [first, second] = receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  });
});

describe('a paused webhook', () => {
  it('keeps no queue, and gets only later events once it is active', async () => {
    const { id } = await addWebhook(api);
    await recordEvents(api, 'move-1', ['move.invited']);
    await api.call(webhookEndpoints.change, { params: { id }, body: { state: 'paused' } }, call);
    await recordEvents(api, 'move-1', ['move.opened']);
    expect(await queues()).toEqual([]);
    await api.call(webhookEndpoints.change, { params: { id }, body: { state: 'active' } }, call);
    await recordEvents(api, 'move-1', ['move.completed']);
    await dispatcher.runDue();
    expect(receiver.types).toEqual(['move.completed']);
  });

  it('drops the events that a transaction has queued meanwhile', async () => {
    await addWebhook(api);
    await recordEvents(api, 'move-1', ['move.invited']);
    await api.database.collection('partner_webhooks').updateMany({}, { $set: { state: 'paused' } });
    await dispatcher.runDue();
    expect(receiver.received).toEqual([]);
    expect(await queues()).toEqual([]);
  });
});

it('the log of deliveries is read a page at a time, newest first, and by outcome', async () => {
  const { id } = await addWebhook(api, { url: hookUrl });
  const moves = Array.from({ length: 51 }, (_, index) => `move-${index}`);
  for (const move of moves) await recordEvents(api, move, ['move.invited', 'move.opened']);
  await dispatcher.runDue();
  receiver.respond = status(500);
  await recordEvents(api, 'last', ['move.invited']);
  await dispatcher.runDue();
  const page = async (query: { cursor?: string; failed?: 'true' | 'false' }) =>
    (await api.call(webhookEndpoints.deliveries, { params: { id }, query }, call)).body;
  const first = await page({});
  expect(first.deliveries).toHaveLength(100);
  expect(first.deliveries[0]).toEqual({
    eventId: expect.stringMatching(/^[\da-f]{24}$/),
    type: 'move.invited',
    reference: 'LAST',
    attempt: 1,
    at: '2026-11-20T10:00:00.000Z',
    milliseconds: expect.any(Number),
    status: 500,
    failure: 'status',
  });
  const second = await page({ cursor: first.next ?? '' });
  expect(second).toMatchObject({ deliveries: { length: 3 }, next: null });
  expect((await page({ failed: 'true' })).deliveries).toHaveLength(1);
  expect(
    (await page({ failed: 'false', cursor: second.deliveries[0] ? (first.next ?? '') : '' })).deliveries,
  ).toHaveLength(3);
});
