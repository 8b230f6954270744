import { Clock, Timers } from '../../common/clock/clock.js';
import type { Log } from '../../common/logging/log.js';
import type { Job, JobRepository } from './job.repository.js';
import { JobsService } from './jobs.service.js';
import { JobsWorker } from './jobs.worker.js';

/** Timers that a test lets run out by hand. */
class HandTimers extends Timers {
  readonly waiting: { milliseconds: number; run: () => void }[] = [];

  override after(milliseconds: number, run: () => void): () => void {
    const timer = { milliseconds, run };
    this.waiting.push(timer);
    return () => void this.waiting.splice(this.waiting.indexOf(timer), 1);
  }
}

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
  const timers = new HandTimers();
  return { worker: new JobsWorker(jobs, service, timers, clock, log), timers, waiting };
}

describe('the worker of a process', () => {
  it('looks every five seconds, and again once what was due is done', async () => {
    const { worker, timers, waiting } = aWorker([async () => undefined, async () => undefined]);
    worker.onApplicationBootstrap();
    expect(timers.waiting.map(({ milliseconds }) => milliseconds)).toEqual([5000]);
    timers.waiting.pop()?.run();
    expect(timers.waiting).toEqual([]);
    while (timers.waiting.length === 0) await Promise.resolve();
    expect(waiting).toEqual([]);
  });

  it('finishes what is under way when the process stops, and begins nothing more', async () => {
    let finish = (): void => undefined;
    const underWay = new Promise<void>((done) => (finish = done));
    const { worker, timers, waiting } = aWorker([() => underWay, async () => undefined]);
    worker.onApplicationBootstrap();
    timers.waiting.pop()?.run();
    let isStopped = false;
    const stopped = worker.beforeApplicationShutdown().then(() => (isStopped = true));
    while (waiting.length > 1) await Promise.resolve();
    expect(isStopped).toBe(false);
    finish();
    await stopped;
    expect(waiting).toHaveLength(1);
    expect(timers.waiting).toEqual([]);
  });

  it('that is stopped before it looked never looks', async () => {
    const { worker, timers } = aWorker([]);
    worker.onApplicationBootstrap();
    await worker.beforeApplicationShutdown();
    expect(timers.waiting).toEqual([]);
  });
});
