import { CALL_TIMEOUT_MS, enrolmentEndpoints } from '@home-move/contract';
import { IdempotencyService } from '../../src/common/idempotency/idempotency.service.js';
import { EnrolmentService } from '../../src/modules/move/enrolment/enrolment.service.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { ManualTimers } from '../support/manual-timers.js';

const now = new Date('2026-11-20T10:00:00Z');

let api: BootedApp;
let first: BootedApp;
let firstTimers: ManualTimers;
let key: string;
let finish: () => void;

beforeAll(async () => {
  api = await bootApp();
  first = await api.another();
  firstTimers = new ManualTimers();
  Object.assign(first.app.get(IdempotencyService, { strict: false }), { timers: firstTimers });
});
beforeEach(() => {
  for (const app of [api, first]) app.clock.at(now.toISOString());
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await first.close();
  await api.close();
});

const attempts = () => api.database.collection<{ leaseUntil: Date }>('idempotent_attempts');
const leaseUntil = async () => (await attempts().findOne({ answer: null }))?.leaseUntil.getTime() ?? 0;
const enrolments = () => api.database.collection('enrolments').countDocuments({});
const create = async (at: BootedApp, token: string) =>
  at.call(enrolmentEndpoints.create, { body: { selectedPartner: 100 } }, { token, idempotencyKey: key });

/** A request to the first process that works until `finish`. */
async function startWork(token: string): Promise<{ answer: ReturnType<typeof create> }> {
  key = `key-${Math.random()}`;
  const service = first.app.get(EnrolmentService, { strict: false });
  const really = service.create.bind(service);
  const held = new Promise<void>((resolve) => (finish = resolve));
  const started = new Promise<void>((resolve) => {
    jest.spyOn(service, 'create').mockImplementationOnce(async (...args) => {
      resolve();
      await held;
      return really(...args);
    });
  });
  const answer = create(first, token);
  await started;
  return { answer };
}

describe('a repeat of a request whose process has died', () => {
  it('runs within seconds, long before the client gives up', async () => {
    const token = await api.appToken();
    const before = await enrolments();
    // Without its timers, the first process renews nothing, as after a crash.
    const { answer } = await startWork(token);
    const waitMs = (await leaseUntil()) - now.getTime();
    expect(waitMs).toBe(5000);
    expect(waitMs).toBeLessThan(CALL_TIMEOUT_MS);
    const repeated = create(api, token);
    api.clock.advance({ seconds: waitMs / 1000 + 0.001 });
    const second = await repeated.finally(() => finish());
    expect(second.status).toBe(201);
    // It was not dead after all: both have one enrolment.
    expect((await answer).body.id).toBe(second.body.id);
    expect(await enrolments()).toBe(before + 1);
  });
});

describe('a repeat of a request that is still running', () => {
  it('waits for it, however long it takes, because its process renews the lease', async () => {
    const token = await api.appToken();
    const before = await enrolments();
    const { answer } = await startWork(token);
    const repeated = create(api, token);
    for (let seconds = 0; seconds < 40; seconds += 1) {
      for (const app of [api, first]) app.clock.advance({ seconds: 1 });
      firstTimers.runAll();
      // The next renewal is scheduled once this one is stored.
      while (firstTimers.pending.length === 0) await new Promise((resolve) => setImmediate(resolve));
      expect(await leaseUntil()).toBe(now.getTime() + (seconds + 1) * 1000 + 5000);
    }
    finish();
    expect((await repeated).body).toEqual((await answer).body);
    expect(await enrolments()).toBe(before + 1);
    expect(firstTimers.pending).toEqual([]);
  });
});
