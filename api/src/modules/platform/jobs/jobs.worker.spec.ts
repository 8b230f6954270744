import { ManualTimers } from '../../../../test/support/manual-timers.js';
import type { Clock } from '../../../common/clock/clock.js';
import type { Log } from '../../../common/logging/log.js';
import type { Job, JobRepository } from './job.repository.js';
import { JobsService } from './jobs.service.js';
import { JobsWorker } from './jobs.worker.js';

const clock = { now: () => new Date('2026-11-20T10:00:00Z') } as Clock;
const log = { warn: () => undefined, error: () => undefined } as unknown as Log;

function aWorker(due: readonly (() => Promise<void>)[]) {
  const waiting = [...due];
  const jobs = {
    claim: async () => (waiting.length > 0 ? ({ id: '1', kind: 'kind', data: {} } as Job) : null),
    finish: async () => undefined,
  } as unknown as JobRepository;
  const service = new JobsService(jobs, clock);
  service.handle('kind', () => waiting.shift()?.() ?? Promise.resolve());
  const timers = new ManualTimers();
  return { worker: new JobsWorker(jobs, service, timers, clock, log), timers, waiting };
}

describe('the worker of a process', () => {
  it('polls every five seconds, and again after running the due jobs', async () => {
    const { worker, timers, waiting } = aWorker([async () => undefined, async () => undefined]);
    worker.onApplicationBootstrap();
    expect(timers.pending.map(({ milliseconds }) => milliseconds)).toEqual([5000]);
    timers.pending.pop()?.run();
    expect(timers.pending).toEqual([]);
    while (timers.pending.length === 0) await Promise.resolve();
    expect(waiting).toEqual([]);
  });

  it('finishes the current job when the process stops, and starts no other', async () => {
    let finish = (): void => undefined;
    const running = new Promise<void>((resolve) => (finish = resolve));
    const { worker, timers, waiting } = aWorker([() => running, async () => undefined]);
    worker.onApplicationBootstrap();
    timers.pending.pop()?.run();
    let isStopped = false;
    const stopped = worker.beforeApplicationShutdown().then(() => (isStopped = true));
    while (waiting.length > 1) await Promise.resolve();
    expect(isStopped).toBe(false);
    finish();
    await stopped;
    expect(waiting).toHaveLength(1);
    expect(timers.pending).toEqual([]);
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
    const service = new JobsService(jobs, clock);
    service.handle('mailing', async () => void ran.push('mailing'), 'bulk');
    service.handle('receipt', async () => void ran.push('receipt'));
    await new JobsWorker(jobs, service, new ManualTimers(), clock, log).runDue();
    expect(ran).toEqual(['receipt', 'receipt', 'mailing', 'mailing']);
  });
});
