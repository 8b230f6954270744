import { partnerScopes, webhookEndpoints, webhookMessages, type NewWebhook } from '@home-move/contract';
import { PartnerKeyService } from '../../../src/modules/brands/partner-key/partner-key.service.js';
import { runAdminCommand } from '../../admin/terminal.fixture.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { partnerKey } from '../../support/test-env.js';
import {
  addWebhook,
  clearWebhooks,
  hookUrl,
  manualDispatcher,
  recordEvents,
  status,
  WebhookReceiver,
} from './webhook-receiver.fixture.js';

let api: BootedApp;
let testKey: string;
let harbourKey: string;
const receiver = new WebhookReceiver();

beforeAll(async () => {
  api = await bootApp({ PARTNER_WEBHOOK_LIMIT: '100000' });
  api.clock.at('2026-11-20T10:00:00Z');
  const keys = api.app.get(PartnerKeyService, { strict: false });
  testKey = (await keys.add('oakwood', { environment: 'test', scopes: ['webhooks'] })).key;
  harbourKey = (await keys.add('harbour', { scopes: partnerScopes })).key;
  await receiver.start();
});
afterAll(async () => {
  await receiver.stop();
  await api.close();
});
beforeEach(async () => {
  receiver.reset();
  receiver.connect(api);
  await clearWebhooks(api);
});
afterEach(() => jest.restoreAllMocks());

const call = { token: partnerKey };
const create = (body: Partial<NewWebhook>, token = partnerKey) =>
  api.call(
    webhookEndpoints.create,
    { body: { url: hookUrl, events: ['move.opened'], alertEmail: 'hooks@oakwood.example', ...body } },
    { token },
  );
const read = async (id: string) => (await api.call(webhookEndpoints.read, { params: { id } }, call)).body;
const change = (id: string, body: Record<string, unknown>) =>
  api.call(webhookEndpoints.change, { params: { id }, body }, call);
const stored = () => api.database.collection('partner_webhooks').find().toArray();

describe('a new webhook', () => {
  it('has a secret of 256 bits, which is shown once and stored sealed', async () => {
    const { status: code, body } = await create({ events: ['move.opened', 'move.completed', 'move.opened'] });
    expect(code).toBe(201);
    const { secret, ...webhook } = body;
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(webhook).toEqual({
      id: expect.stringMatching(/^[\da-f]{24}$/),
      environment: 'live',
      url: hookUrl,
      events: ['move.opened', 'move.completed'],
      alertEmail: 'hooks@oakwood.example',
      state: 'active',
      secrets: [{ id: expect.stringMatching(/^[\da-f]{24}$/), createdAt: '2026-11-20T10:00:00.000Z' }],
      createdAt: '2026-11-20T10:00:00.000Z',
    });
    expect(await read(body.id)).toEqual(webhook);
    expect(JSON.stringify(await stored())).not.toContain(secret.slice('whsec_'.length));
  });

  it.each([
    ['no events', { events: [] }, { events: webhookMessages.events }],
    ['an unknown event', { events: ['move.sold'] }, { 'events.0': expect.any(String) }],
    ['no mail address', { alertEmail: 'not-an-address' }, { alertEmail: expect.any(String) }],
  ])('is rejected with %s', async (_, body, errors) => {
    expect(await create(body as Partial<NewWebhook>)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors },
    });
  });

  it('is one of ten at most in an environment, even for simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => create({})));
    expect(answers.filter(({ status: code }) => code === 201)).toHaveLength(10);
    const rejected = answers.filter(({ status: code }) => code !== 201);
    expect(rejected.map(({ body }) => body)).toMatchObject([{ code: 'WEBHOOK_LIMIT' }, { code: 'WEBHOOK_LIMIT' }]);
    expect((await create({}, testKey)).status).toBe(201);
    const [first] = (await api.call(webhookEndpoints.list, {}, call)).body.webhooks;
    await api.call(webhookEndpoints.remove, { params: { id: first?.id ?? '' } }, call);
    expect((await create({})).status).toBe(201);
  });
});

describe('a webhook', () => {
  it('is changed field by field', async () => {
    const { id, secret: _secret, ...webhook } = await addWebhook(api);
    expect((await change(id, { events: ['move.cancelled'] })).body).toEqual({
      ...webhook,
      id,
      events: ['move.cancelled'],
    });
    const settings = { url: 'https://other.oakwood.example:8443/', alertEmail: 'ops@oakwood.example', state: 'paused' };
    expect((await change(id, settings)).body).toMatchObject({ ...settings, events: ['move.cancelled'] });
    expect(await read(id)).toMatchObject(settings);
  });

  it.each([
    ['a state that only we set', { state: 'failed' }],
    ['an unknown field', { secret: 'whsec_x' }],
    ['another address that is not public', { url: 'https://127.0.0.1/' }],
  ])('is not changed to %s', async (_, body) => {
    const { id } = await addWebhook(api);
    expect(await change(id, body)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await read(id)).toMatchObject({ url: hookUrl, state: 'active' });
  });

  it('is removed with its log', async () => {
    const { id } = await addWebhook(api);
    const { status: code } = await api.call(webhookEndpoints.remove, { params: { id } }, call);
    expect(code).toBe(204);
    expect(await api.call(webhookEndpoints.read, { params: { id } }, call)).toMatchObject({ status: 404 });
    expect(await stored()).toEqual([]);
  });

  it('has two secrets at most, newest first, and keeps the last one', async () => {
    const {
      id,
      secrets: [first],
    } = await addWebhook(api);
    const add = async () => (await api.call(webhookEndpoints.newSecret, { params: { id } }, call)).body;
    const remove = (secretId = '') => api.call(webhookEndpoints.removeSecret, { params: { id, secretId } }, call);
    const second = await add();
    expect(second.secrets.map((secret) => secret.id)).toEqual([expect.any(String), first?.id]);
    const third = await add();
    expect(third.secrets.map((secret) => secret.id)).toEqual([expect.any(String), second.secrets[0]?.id]);
    expect(await remove(first?.id)).toMatchObject({ status: 404 });
    expect(await remove(third.secrets[0]?.id)).toMatchObject({ status: 204 });
    const [kept, ...others] = (await read(id)).secrets;
    expect([kept?.id, others]).toEqual([second.secrets[0]?.id, []]);
    expect(await remove(kept?.id)).toMatchObject({
      status: 400,
      body: { errors: { secretId: webhookMessages.lastSecret } },
    });
  });
});

describe('another caller', () => {
  const calls = (id: string) =>
    [
      ['GET', `/${id}`],
      ['PATCH', `/${id}`, { state: 'paused' }],
      ['POST', `/${id}/secrets`],
      ['DELETE', `/${id}/secrets/${id}`],
      ['POST', `/${id}/replay`, { from: '2026-11-20T10:00:00Z' }],
      ['GET', `/${id}/deliveries`],
      ['DELETE', `/${id}`],
    ] as const;
  const send = (token: string, method: string, path: string, body?: object) =>
    api.send(method, `/api/partner/v1/webhooks${path}`, { token, ...(body && { body }) });

  it.each([
    ['another partner', () => harbourKey],
    ['the other environment', () => testKey],
  ])('of %s neither sees nor changes it', async (_, keyOf) => {
    const { id } = await addWebhook(api);
    const before = await stored();
    for (const [method, path, body] of calls(id)) {
      expect(await send(keyOf(), method, path, body)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    }
    expect((await api.call(webhookEndpoints.list, {}, { token: keyOf() })).body).toEqual({ webhooks: [] });
    expect(await stored()).toEqual(before);
  });

  it('without the scope is rejected', async () => {
    const { id } = await addWebhook(api);
    const scopes = partnerScopes.filter((scope) => scope !== 'webhooks');
    const { key } = await api.app.get(PartnerKeyService, { strict: false }).add('oakwood', { scopes });
    for (const [method, path, body] of calls(id)) {
      expect(await send(key, method, path, body)).toMatchObject({
        status: 403,
        body: { code: 'SCOPE_MISSING' },
      });
    }
  });
});

it('a malformed id is rejected', async () => {
  const params = { id: 'hooks' };
  expect(await api.call(webhookEndpoints.read, { params }, call)).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', errors: { id: expect.any(String) } },
  });
});

it('calls about webhooks are limited per key', async () => {
  const limited = await api.another({ PARTNER_WEBHOOK_LIMIT: '2' });
  try {
    limited.clock.at('2026-11-20T11:00:00Z');
    const list = (token: string) => limited.call(webhookEndpoints.list, {}, { token });
    const statuses = [];
    for (const token of [partnerKey, partnerKey, partnerKey, testKey]) statuses.push((await list(token)).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
  } finally {
    await limited.close();
  }
});

describe('the support tool', () => {
  const run = (...args: readonly string[]) => runAdminCommand(api, ['webhook', ...args]);

  it('lists webhooks and their deliveries, and enables a disabled one', async () => {
    const dispatcher = await manualDispatcher(api);
    const { id } = await addWebhook(api, { events: ['move.opened'] });
    receiver.respond = status(410);
    await recordEvents(api, 'move-1', ['move.opened']);
    await dispatcher.runDue();
    expect((await run('list', '--brand', 'oakwood')).lines).toEqual([
      `${id}  live  gone  given 2026-11-20  ${hookUrl}  move.opened`,
    ]);
    const { lines } = await run('deliveries', '--brand', 'oakwood', '--webhook', id, '--failed');
    expect(lines).toEqual([
      expect.stringMatching(
        /^2026-11-20T10:00:00\.000Z {2}move\.opened {2}MOVE-1 {2}attempt 1 {2}failed: status {2}410 {2}\d+ ms {2}[\da-f]{24}$/,
      ),
    ]);
    expect((await run('enable', '--brand', 'oakwood', '--webhook', id)).lines).toEqual([
      `${id} of oakwood gets events from now on.`,
    ]);
    expect((await read(id)).state).toBe('active');
    expect(await api.database.collection('admin_audit').findOne({ on: id })).not.toBeNull();
  });

  it('knows no webhook of another partner', async () => {
    const { id } = await addWebhook(api);
    expect(await run('enable', '--brand', 'harbour', '--webhook', id)).toMatchObject({
      code: 1,
      errors: [`webhook enable: harbour has no webhook ${id}`],
    });
    expect((await run('list', '--brand', 'harbour')).lines).toEqual(['harbour has no webhook.']);
  });
});
