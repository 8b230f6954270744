import { webhookEndpoints, type DeliveryFailure } from '@home-move/contract';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { JobsService } from '../../../src/modules/platform/jobs/jobs.service.js';
import type { DeliveryDispatcher } from '../../../src/modules/partners/webhooks/delivery-dispatcher.js';
import { manualJobsWorker } from '../../platform/jobs/jobs-worker.fixture.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { createCertificate } from '../../support/certificate.js';
import { partnerKey } from '../../support/test-env.js';
import {
  addWebhook,
  clearWebhooks,
  manualDispatcher,
  publicAddress,
  recordEvents,
  status,
  WebhookReceiver,
} from './webhook-receiver.fixture.js';

let api: BootedApp;
let dispatcher: DeliveryDispatcher;
let worker: JobsWorker;
/** Of the webhook of the test. */
let mailbox: string;
let count = 0;
const receiver = new WebhookReceiver();

beforeAll(async () => {
  api = await bootApp({ PARTNER_WEBHOOK_LIMIT: '100000' });
  dispatcher = await manualDispatcher(api);
  worker = await manualJobsWorker(api);
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
  mailbox = `hooks-${(count += 1)}@oakwood.example`;
});
afterEach(() => jest.restoreAllMocks());

const call = { token: partnerKey };
const stateOf = async (id: string) => (await api.call(webhookEndpoints.read, { params: { id } }, call)).body.state;
const attempts = async (id: string) =>
  (await api.call(webhookEndpoints.deliveries, { params: { id } }, call)).body.deliveries;
const mails = async () =>
  (await (await fetch(`${api.sandbox.origin}/outbox?to=${mailbox}`)).json()) as { subject: string; text: string }[];
const addAlerting = () => addWebhook(api, { alertEmail: mailbox });
const queues = () => api.database.collection('partner_webhook_queues').find().toArray();

/** The outcome of one attempt to deliver an event. */
async function outcome(): Promise<
  { readonly status: number | null; readonly failure: DeliveryFailure | null } | undefined
> {
  const { id } = await addWebhook(api);
  await recordEvents(api, 'move-1', ['move.invited']);
  await dispatcher.runDue();
  const [attempt] = await attempts(id);
  return attempt && { status: attempt.status, failure: attempt.failure };
}

describe('a delivery', () => {
  it.each([200, 201, 202, 204, 299])('is accepted by status %i', async (code) => {
    receiver.respond = status(code);
    expect(await outcome()).toEqual({ status: code, failure: null });
  });

  it.each([400, 401, 404, 429, 500, 503])('fails by status %i', async (code) => {
    receiver.respond = status(code);
    expect(await outcome()).toEqual({ status: code, failure: 'status' });
  });

  it.each([301, 302, 303, 307, 308])('does not follow a redirect with status %i', async (code) => {
    receiver.respond = ({ path }, response) => {
      if (path === '/events') response.writeHead(code, { location: '/elsewhere' }).end();
      else response.writeHead(204).end();
    };
    expect(await outcome()).toEqual({ status: code, failure: 'redirect' });
    expect(receiver.received).toHaveLength(1);
  });

  it('ends when the receiver does not respond in time', async () => {
    receiver.respond = () => undefined;
    expect(await outcome()).toEqual({ status: null, failure: 'timeout' });
  });

  it('ends when the response does not end in time', async () => {
    receiver.respond = (_request, response) => void response.writeHead(200).write('{');
    expect(await outcome()).toEqual({ status: 200, failure: 'timeout' });
  });

  it('reads at most 64 kB of a response that never ends', async () => {
    let written = 0;
    receiver.respond = (_request, response) => {
      response.writeHead(200);
      const fill = () => {
        do written += 16 * 1024;
        while (response.write('x'.repeat(16 * 1024)));
      };
      response.on('drain', fill);
      fill();
    };
    expect(await outcome()).toEqual({ status: 200, failure: 'too-large' });
    expect(written).toBeLessThan(10_000_000);
  });

  it('accepts a response of 64 kB', async () => {
    receiver.respond = (_request, response) => void response.writeHead(200).end('x'.repeat(64 * 1024));
    expect(await outcome()).toEqual({ status: 200, failure: null });
  });

  it('fails when the receiver ends the connection', async () => {
    receiver.respond = (_request, response) => void response.socket?.destroy();
    expect(await outcome()).toEqual({ status: null, failure: 'connection' });
  });

  it.each([
    ['of another name', createCertificate(['elsewhere.example'])],
    ['that has expired', createCertificate(['hooks.oakwood.example'], 2021)],
  ])('fails with a certificate %s', async (_, certificate) => {
    await receiver.stop();
    await receiver.start(certificate);
    receiver.connect(api);
    expect(await outcome()).toEqual({ status: null, failure: 'tls' });
    expect(receiver.received).toEqual([]);
    await receiver.stop();
    await receiver.start();
  });

  it('sends nothing to a name that resolves to a private address by then', async () => {
    const { id } = await addWebhook(api);
    await recordEvents(api, 'move-1', ['move.invited']);
    receiver.names['hooks.oakwood.example'] = [publicAddress, '169.254.169.254'];
    await dispatcher.runDue();
    expect(await attempts(id)).toMatchObject([{ status: null, failure: 'address' }]);
    expect(receiver.pinned).toEqual([]);
  });
});

describe('a receiver that fails', () => {
  it('gets the event again after growing delays, for three days, and is disabled with a mail', async () => {
    const { id } = await addAlerting();
    receiver.respond = status(500);
    await recordEvents(api, 'move-1', ['move.invited', 'move.opened']);
    await recordEvents(api, 'move-2', ['move.invited']);
    await api.database.collection('partner_webhook_queues').deleteOne({ moveId: 'move-2' });
    const delays: number[] = [];
    for (;;) {
      await dispatcher.runDue();
      const [queue] = await queues();
      if (queue === undefined) break;
      const runAt = queue['runAt'] as Date;
      delays.push((runAt.getTime() - api.clock.now().getTime()) / 1000);
      api.clock.advanceTo(runAt.toISOString());
    }
    const hour = 3600;
    expect(delays.slice(0, 10)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15_360]);
    expect(delays.slice(10, -1)).toEqual(Array.from({ length: 7 }, () => 8 * hour));
    expect(delays.reduce((sum, delay) => sum + delay)).toBe(72 * hour);
    expect(receiver.types.every((type) => type === 'move.invited')).toBe(true);
    expect(await stateOf(id)).toBe('failed');
    const made = await attempts(id);
    expect(made[0]).toMatchObject({ attempt: delays.length + 1, at: '2026-11-23T10:00:00.000Z' });

    await worker.runDue();
    const [mail, ...others] = await mails();
    expect(mail?.subject).toBe('We have disabled one of your webhooks');
    expect(mail?.text).toContain('Your server has not accepted an event for three days');
    expect(mail?.text).toContain(id);
    expect(others).toEqual([]);

    await recordEvents(api, 'move-1', ['move.completed']);
    expect(await queues()).toEqual([]);
  });

  it('is disabled at once when it answers 410, with a mail', async () => {
    const { id } = await addAlerting();
    receiver.respond = status(410);
    await recordEvents(api, 'move-1', ['move.invited', 'move.opened']);
    await dispatcher.runDue();
    expect(await stateOf(id)).toBe('gone');
    expect(await attempts(id)).toMatchObject([{ attempt: 1, status: 410, failure: 'status' }]);
    expect(receiver.received).toHaveLength(1);
    expect(await queues()).toEqual([]);
    await worker.runDue();
    const [mail] = await mails();
    expect(mail?.text).toContain('Your server answered 410 (Gone) to an event');
  });

  it('starts from the first delay once it has accepted an event', async () => {
    const { id } = await addAlerting();
    receiver.respond = status(500);
    await recordEvents(api, 'move-1', ['move.invited', 'move.opened']);
    for (const minutes of [0, 1, 2]) {
      api.clock.advance({ minutes });
      await dispatcher.runDue();
    }
    receiver.respond = ({ body }, response) => void response.writeHead(body.includes('opened') ? 500 : 204).end();
    api.clock.advance({ minutes: 5 });
    await dispatcher.runDue();
    expect(await queues()).toMatchObject([{ attempts: 1, failingSince: api.clock.now() }]);
    expect((await attempts(id)).map(({ attempt }) => attempt)).toEqual([1, 4, 3, 2, 1]);
  });

  it('gets what waits at once at a new address', async () => {
    const { id } = await addAlerting();
    receiver.respond = ({ path }, response) => void response.writeHead(path === '/events' ? 500 : 204).end();
    await recordEvents(api, 'move-1', ['move.invited']);
    await dispatcher.runDue();
    const body = { url: 'https://hooks.oakwood.example/new' };
    await api.call(webhookEndpoints.change, { params: { id }, body }, call);
    await dispatcher.runDue();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/events', '/new']);
    expect(await queues()).toEqual([]);
  });

  it('is mailed about even if the process ended before it scheduled the mail', async () => {
    const { id } = await addAlerting();
    receiver.respond = status(410);
    await recordEvents(api, 'move-1', ['move.invited']);
    const jobs = api.app.get(JobsService, { strict: false });
    jest.spyOn(jobs, 'schedule').mockRejectedValueOnce(new Error('the process was killed'));
    await dispatcher.runDue();
    expect(await stateOf(id)).toBe('gone');
    api.clock.advance({ minutes: 1 });
    await dispatcher.runDue();
    await dispatcher.runDue();
    await worker.runDue();
    expect(receiver.received).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it('gets no mail once the partner has enabled the webhook again', async () => {
    const { id } = await addAlerting();
    receiver.respond = status(410);
    await recordEvents(api, 'move-1', ['move.invited']);
    await dispatcher.runDue();
    await api.call(webhookEndpoints.change, { params: { id }, body: { state: 'active' } }, call);
    await worker.runDue();
    expect(await mails()).toEqual([]);
  });
});
