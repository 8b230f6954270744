import { CALL_TIMEOUT_MS, enrolmentEndpoints } from '@home-move/contract';
import { IdempotencyService } from '../../src/common/idempotency/idempotency.service.js';
import { EnrolmentService } from '../../src/modules/enrolment/enrolment.service.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { ManualTimers } from '../support/manual-timers.js';

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
  jest.spyOn(service, 'create').mockImplementationOnce(async (...args) => {
    await held;
    return really(...args);
  });
  const answer = create(first, token);
  while ((await leaseUntil()) === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  return { answer };
}

describe('a repeat of a request whose process has died', () => {
  it('runs within seconds, long before the client gives up', async () => {
    const token = await api.appToken();
    const before = await enrolments();
    // Without its timers, the first process renews nothing, as after a crash.
    const { answer } = await startWork(token);
    const sent = performance.now();
    const repeated = await create(api, token).finally(() => finish());
    const waited = performance.now() - sent;
    expect(repeated.status).toBe(201);
    expect(waited).toBeLessThan(7000);
    expect(waited).toBeLessThan(CALL_TIMEOUT_MS);
    await answer;
    expect(await enrolments()).toBe(before + 2);
  });
});

describe('a repeat of a request that is still running', () => {
  it('waits for it, however long it takes, because its process renews the lease', async () => {
    const token = await api.appToken();
    const before = await enrolments();
    for (const app of [api, first]) app.clock.at('2026-11-20T10:00:00Z');
    const { answer } = await startWork(token);
    const repeated = create(api, token);
    for (let seconds = 0; seconds < 40; seconds += 1) {
      for (const app of [api, first]) app.clock.advance({ seconds: 1 });
      const until = await leaseUntil();
      firstTimers.runAll();
      while ((await leaseUntil()) === until) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    finish();
    expect((await repeated).body).toEqual((await answer).body);
    expect(await enrolments()).toBe(before + 1);
    expect(firstTimers.pending).toEqual([]);
  });
});
