import { registryEndpoints } from '@home-move/contract';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { RolloutService } from '../../../src/modules/platform/registry/rollout.service.js';
import { publicAddress, status, verified, WebhookReceiver } from '../../partners/webhooks/webhook-receiver.fixture.js';
import type { BootedApp } from '../../support/boot-app.js';
import { createCertificate } from '../../support/certificate.js';
import { deployKey as token } from '../../support/test-env.js';
import { manualJobsWorker } from '../jobs/jobs-worker.fixture.js';
import { publishVersions, bootWithStore, type RemoteStore } from './remote-store.fixture.js';

const host = 'alerts.home-move.example';
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const receiver = new WebhookReceiver();
let api: BootedApp;
let store: RemoteStore;
let worker: JobsWorker;

beforeAll(async () => {
  ({ api, store } = await bootWithStore({
    OPERATORS_WEBHOOK_URL: `https://${host}/remotes`,
    OPERATORS_WEBHOOK_SECRET: secret,
  }));
  worker = await manualJobsWorker(api);
  await receiver.start(createCertificate([host]));
  await publishVersions(api, store, '1.0.0', '1.1.0', '1.2.0', '1.3.0');
});
afterAll(async () => {
  await receiver.stop();
  await api.close();
});
beforeEach(() => {
  api.clock.at('2026-11-20T10:00:00Z');
  receiver.reset();
  receiver.connect(api);
  receiver.names = { [host]: [publicAddress] };
});
afterEach(() => jest.restoreAllMocks());

const why = 'payments fail';
const withdraw = (version: string, isWithdrawn = true) =>
  api.call(registryEndpoints.withdraw, { body: { name: 'energy', version, isWithdrawn, why } }, { token });

/** The notices that have arrived, each verified with the secret. */
const notices = () => receiver.received.map((request) => verified(request, secret, api.clock.now()) as unknown);

describe('operators', () => {
  it('get a signed notice when the registry withdraws a version', async () => {
    const rollout = api.app.get(RolloutService, { strict: false });
    await rollout.withdrawFaulty('energy', '1.3.0', '3 of 3 visits had a fault');
    await worker.runDue();
    expect(notices()).toEqual([
      {
        type: 'remote.withdrawn',
        timestamp: '2026-11-20T10:00:00.000Z',
        data: {
          remote: 'energy',
          scope: null,
          before: '1.3.0',
          after: '1.2.0',
          who: 'registry',
          why: '3 of 3 visits had a fault',
        },
      },
    ]);
    expect(receiver.received[0]).toMatchObject({ host, path: '/remotes' });
  });

  it('get one for each change that visitors notice at once, and none for others', async () => {
    await withdraw('1.2.0');
    await withdraw('1.2.0', false);
    const scope = { brand: 'oakwood' };
    const disable = (isDisabled: boolean) =>
      api.call(registryEndpoints.disable, { body: { name: 'energy', scope, isDisabled, message: '', why } }, { token });
    await disable(true);
    await disable(false);
    await api.call(registryEndpoints.pin, { body: { name: 'energy', version: '1.0.0', scope } }, { token });
    await worker.runDue();
    expect(notices().map((notice) => (notice as { type: string }).type)).toEqual([
      'remote.withdrawn',
      'remote.restored',
      'remote.disabled',
      'remote.enabled',
    ]);
  });

  it('get a notice later, under the same id, if their receiver does not accept it; the change takes effect at once', async () => {
    receiver.respond = status(503);
    expect((await withdraw('1.2.0')).status).toBe(200);
    await worker.runDue();
    receiver.respond = status(204);
    api.clock.advance({ minutes: 2 });
    await worker.runDue();
    await worker.runDue();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      expect.stringMatching(/^msg_[\da-f]{24}$/),
      receiver.received[0]?.headers['webhook-id'],
    ]);
    const second = receiver.received[1];
    if (second === undefined) throw new Error('the notice did not arrive again');
    expect(verified(second, secret, api.clock.now()).type).toBe('remote.withdrawn');
  });

  it('get nothing from a change that was not stored', async () => {
    await withdraw('1.1.0');
    expect((await withdraw('1.1.0')).status).toBe(200);
    await worker.runDue();
    expect(receiver.received).toHaveLength(1);
  });
});
