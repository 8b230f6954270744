import { ManualTimers } from '../../../../test/support/manual-timers.js';
import type { Clock } from '../../../common/clock/clock.js';
import { noTelemetry } from '../../../common/telemetry/telemetry.js';
import { Drain } from '../../../common/drain/drain.js';
import { Erasure } from '../../../common/erasure/erasure.js';
import type { Log } from '../../../common/logging/log.js';
import type { Job, JobRepository } from './job.repository.js';
import { JobsService } from './jobs.service.js';
import { JobsWorker } from './jobs.worker.js';

const clock = { now: () => new Date('2026-11-20T10:00:00Z') } as Clock;
const log = { warn: () => undefined, error: () => undefined } as unknown as Log;

function aWorker(due: readonly (() => Promise<void>)[], atOnce = 1) {
  const waiting = [...due];
  const jobs = {
    claim: async () => (waiting.length > 0 ? ({ id: '1', kind: 'kind', data: {} } as Job) : null),
    finish: async () => undefined,
  } as unknown as JobRepository;
  const service = new JobsService(jobs, clock, new Erasure());
  service.handle('kind', () => waiting.shift()?.() ?? Promise.resolve());
  const timers = new ManualTimers();
  const drain = new Drain();
  const worker = new JobsWorker(jobs, service, timers, clock, drain, log, { JOBS_AT_ONCE: atOnce }, noTelemetry);
  return { worker, timers, drain, waiting };
}

describe('the worker of a process', () => {
  it('polls every five seconds, and runs the due jobs', async () => {
    const { worker, timers, waiting } = aWorker([async () => undefined, async () => undefined]);
    worker.onApplicationBootstrap();
    expect(timers.pending.map(({ milliseconds }) => milliseconds)).toEqual([5000]);
    timers.pending.pop()?.run();
    expect(timers.pending).toEqual([]);
    while (waiting.length > 0) await Promise.resolve();
    while (timers.pending.length === 0) await Promise.resolve();
    expect(timers.pending.map(({ milliseconds }) => milliseconds)).toEqual([5000]);
  });

  it('finishes the current job when the process stops, and starts no other', async () => {
    let finish = (): void => undefined;
    const running = new Promise<void>((resolve) => (finish = resolve));
    const { worker, timers, waiting } = aWorker([() => running, async () => undefined]);
    worker.onApplicationBootstrap();
    timers.pending.pop()?.run();
    while (waiting.length > 1) await Promise.resolve();
    let isStopped = false;
    const stopped = worker.beforeApplicationShutdown().then(() => (isStopped = true));
    await new Promise(setImmediate);
    expect(isStopped).toBe(false);
    finish();
    await stopped;
    expect(waiting).toHaveLength(1);
    expect(timers.pending).toEqual([]);
  });

  it('starts no job after the drain has begun, and finishes the current one', async () => {
    let finish = (): void => undefined;
    const running = new Promise<void>((resolve) => (finish = resolve));
    const { worker, timers, drain, waiting } = aWorker([() => running, async () => undefined]);
    worker.onApplicationBootstrap();
    timers.pending.pop()?.run();
    while (waiting.length > 1) await Promise.resolve();
    drain.begin();
    finish();
    await worker.beforeApplicationShutdown();
    expect(waiting).toHaveLength(1);
    expect(timers.pending).toEqual([]);
  });

  it('runs as many jobs at the same time as may, and starts the next when one ends', async () => {
    const ends: (() => void)[] = [];
    const job = () => new Promise<void>((resolve) => ends.push(resolve));
    const { worker, timers, waiting } = aWorker([job, job, job, job], 2);
    worker.onApplicationBootstrap();
    timers.pending.pop()?.run();
    while (timers.pending.length === 0) await Promise.resolve();
    expect([ends.length, waiting.length]).toEqual([2, 2]);
    ends.shift()?.();
    while (waiting.length > 1) await Promise.resolve();
    expect(ends).toHaveLength(2);
  });

  it('never polls when it is stopped before its first poll', async () => {
    const { worker, timers } = aWorker([]);
    worker.onApplicationBootstrap();
    await worker.beforeApplicationShutdown();
    expect(timers.pending).toEqual([]);
  });

  it('runs bulk jobs when no other job is due', async () => {
    const waiting = ['mailing', 'receipt', 'mailing', 'receipt'];
    const ran: string[] = [];
    const jobs = {
      claim: async (kinds: readonly string[]) => {
        const index = waiting.findIndex((kind) => kinds.includes(kind));
        const [kind] = index === -1 ? [] : waiting.splice(index, 1);
        return kind === undefined ? null : ({ id: kind, kind, data: {} } as Job);
      },
      finish: async () => undefined,
    } as unknown as JobRepository;
    const service = new JobsService(jobs, clock, new Erasure());
    service.handle('mailing', async () => void ran.push('mailing'), { priority: 'bulk' });
    service.handle('receipt', async () => void ran.push('receipt'));
    await new JobsWorker(
      jobs,
      service,
      new ManualTimers(),
      clock,
      new Drain(),
      log,
      { JOBS_AT_ONCE: 1 },
      noTelemetry,
    ).runDue();
    expect(ran).toEqual(['receipt', 'receipt', 'mailing', 'mailing']);
  });

  it('keeps a place free for a job that is not bulk', async () => {
    const ran: string[] = [];
    const waiting = ['mailing', 'mailing', 'mailing'];
    const jobs = {
      claim: async (kinds: readonly string[]) =>
        kinds.includes('mailing') && waiting.pop() ? ({ id: '1', kind: 'mailing', data: {} } as Job) : null,
    } as unknown as JobRepository;
    const service = new JobsService(jobs, clock, new Erasure());
    service.handle('mailing', () => new Promise<void>(() => void ran.push('mailing')), { priority: 'bulk' });
    const timers = new ManualTimers();
    new JobsWorker(
      jobs,
      service,
      timers,
      clock,
      new Drain(),
      log,
      { JOBS_AT_ONCE: 3 },
      noTelemetry,
    ).onApplicationBootstrap();
    timers.pending.pop()?.run();
    while (timers.pending.length === 0) await Promise.resolve();
    expect(ran).toHaveLength(2);
  });
});
