import { webhookEndpoints, webhookMessages } from '@home-move/contract';
import type { DeliveryDispatcher } from '../../../src/modules/partners/webhooks/delivery-dispatcher.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { partnerKey } from '../../support/test-env.js';
import {
  addWebhook,
  clearWebhooks,
  manualDispatcher,
  recordEvents,
  status,
  WebhookReceiver,
} from './webhook-receiver.fixture.js';

let api: BootedApp;
let dispatcher: DeliveryDispatcher;
const receiver = new WebhookReceiver();

beforeAll(async () => {
  api = await bootApp({ PARTNER_WEBHOOK_LIMIT: '100000' });
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

const replay = (id: string, from: string) =>
  api.call(webhookEndpoints.replay, { params: { id }, body: { from } }, { token: partnerKey });

/** Records an event of each move every minute from ten o'clock. */
async function recordMinutely(moves: readonly string[]): Promise<void> {
  for (const type of ['move.invited', 'move.opened', 'move.completed'] as const) {
    for (const move of moves) await recordEvents(api, move, [type]);
    api.clock.advance({ minutes: 1 });
  }
}
const received = (move: string) =>
  receiver.received
    .filter(({ body }) => body.includes(move.toUpperCase()))
    .map(({ body }) => (JSON.parse(body) as { type: string }).type);

describe('a replay', () => {
  it('delivers the events since a time again, in order per move, under their ids', async () => {
    const { id } = await addWebhook(api);
    await recordMinutely(['move-1', 'move-2']);
    await dispatcher.runDue();
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    receiver.reset();
    expect(await replay(id, '2026-11-20T11:01:00+01:00')).toMatchObject({ status: 204 });
    await dispatcher.runDue();
    for (const move of ['move-1', 'move-2']) expect(received(move)).toEqual(['move.opened', 'move.completed']);
    for (const { headers } of receiver.received) expect(ids).toContain(headers['webhook-id']);
  });

  it('delivers what a disabled webhook has missed', async () => {
    const { id } = await addWebhook(api);
    receiver.respond = status(410);
    await recordMinutely(['move-1']);
    await dispatcher.runDue();
    receiver.reset();
    expect(await replay(id, '2026-11-20T10:00:00Z')).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', detail: webhookMessages.replayInactive },
    });
    const body = { state: 'active' } as const;
    await api.call(webhookEndpoints.change, { params: { id }, body }, { token: partnerKey });
    await replay(id, '2026-11-20T10:00:00Z');
    await dispatcher.runDue();
    expect(received('move-1')).toEqual(['move.invited', 'move.opened', 'move.completed']);
  });

  it('delivers events that wait once, in their order', async () => {
    const { id } = await addWebhook(api);
    receiver.respond = ({ body }, response) => void response.writeHead(body.includes('opened') ? 500 : 204).end();
    await recordMinutely(['move-1']);
    await dispatcher.runDue();
    receiver.reset();
    await replay(id, '2026-11-20T10:00:00Z');
    await replay(id, '2026-11-20T10:02:00Z');
    await recordEvents(api, 'move-1', ['move.forgotten']);
    await dispatcher.runDue();
    expect(received('move-1')).toEqual(['move.invited', 'move.opened', 'move.completed', 'move.forgotten']);
  });

  it('keeps the order when an event is in flight', async () => {
    const { id } = await addWebhook(api);
    await recordEvents(api, 'move-1', ['move.invited']);
    await dispatcher.runDue();
    let release = (): void => undefined;
    const inFlight = new Promise<void>((resolve) => {
      receiver.respond = (_request, response) => {
        release = () => void response.writeHead(204).end();
        resolve();
      };
    });
    await recordEvents(api, 'move-1', ['move.opened']);
    const delivered = dispatcher.runDue();
    await inFlight;
    await replay(id, '2026-11-20T10:00:00Z');
    receiver.respond = status(204);
    release();
    await delivered;
    await dispatcher.runDue();
    expect(received('move-1')).toEqual(['move.invited', 'move.opened', 'move.invited', 'move.opened']);
  });

  it('covers only the events that the webhook has chosen, of its partner and environment', async () => {
    const { id } = await addWebhook(api, { events: ['move.opened'] });
    await recordMinutely(['move-1']);
    await recordEvents(api, 'move-2', ['move.opened'], { partner: 'harbour' });
    await recordEvents(api, 'move-3', ['move.opened'], { environment: 'test' });
    await dispatcher.runDue();
    receiver.reset();
    await replay(id, '2026-11-20T10:00:00Z');
    await dispatcher.runDue();
    expect(receiver.types).toEqual(['move.opened']);
    expect(received('move-1')).toEqual(['move.opened']);
  });

  it('covers more moves than one write has', async () => {
    const { id } = await addWebhook(api, { events: ['move.invited'] });
    const moves = Array.from({ length: 520 }, (_, index) => `m${index}`);
    await api.database.collection('partner_move_events').insertMany(
      moves.map((moveId) => ({
        moveId,
        partner: 'oakwood',
        environment: 'live',
        reference: moveId,
        type: 'move.invited',
        service: null,
        at: api.clock.now(),
      })),
    );
    await replay(id, '2026-11-20T10:00:00Z');
    expect(await api.database.collection('partner_webhook_queues').countDocuments()).toBe(520);
  });

  it.each([
    ['a time before the oldest event', '2026-10-21T09:59:59Z', webhookMessages.replayTooOld],
    ['no time', 'yesterday', expect.any(String)],
  ])('rejects %s', async (_, from, message) => {
    const { id } = await addWebhook(api);
    expect(await replay(id, from)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: { from: message } },
    });
  });
});
