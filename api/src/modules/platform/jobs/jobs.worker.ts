import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock, Timers } from '../../../common/clock/clock.js';
import { Log } from '../../../common/logging/log.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { type Job, JobRepository } from './job.repository.js';
import { JobsService } from './jobs.service.js';

const POLL_INTERVAL_MS = 5000;
/** Longer than any handler takes; then the process is presumed dead and another takes over. */
const LEASE_MS = 60_000;
const MINUTE_MS = 60_000;
const MAX_DELAY_MS = 6 * 60 * MINUTE_MS;
/** With the delays between them, attempts span a day and a half. */
const MAX_ATTEMPTS = 12;

/** Runs due jobs one after the other. Any number of processes can do so: each job is claimed by one. */
@Injectable()
export class JobsWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private cancelTimer: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly jobs: JobRepository,
    private readonly service: JobsService,
    private readonly timers: Timers,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.scheduleNextRun();
  }

  /** Before the database closes: finishes the current job and starts no other. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    this.cancelTimer();
    await this.running;
  }

  /** Runs every job that is due. */
  async runDue(mayContinue = () => true): Promise<void> {
    for (let job = await this.claim(); job !== null; job = mayContinue() ? await this.claim() : null)
      await this.run(job);
  }

  private scheduleNextRun(): void {
    if (this.isStopped) return;
    this.cancelTimer = this.timers.after(POLL_INTERVAL_MS, () => {
      this.running = this.runDue(() => !this.isStopped)
        .catch((err: unknown) => this.log.warn({ err }, 'jobs could not be looked for'))
        .finally(() => this.scheduleNextRun());
    });
  }

  private async claim(): Promise<Job | null> {
    const now = this.clock.now();
    const lockedUntil = addMilliseconds(now, LEASE_MS);
    const usual = await this.jobs.claim(this.service.kinds('usual'), now, lockedUntil);
    return usual ?? this.jobs.claim(this.service.kinds('bulk'), now, lockedUntil);
  }

  private async run(job: Job): Promise<void> {
    const handler = this.service.handlerOf(job.kind);
    if (!handler) return;
    try {
      const outcome = await handler(job.data);
      if (outcome) await this.jobs.postpone(job, outcome.again, 0);
      else await this.jobs.finish(job, this.clock.now());
    } catch (err) {
      await this.handleFailure(job, err);
    }
  }

  private async handleFailure(job: Job, err: unknown): Promise<void> {
    const { id, kind, attempts } = job;
    // The cause of a third party's failure may contain personal data.
    const reason = err instanceof DomainError ? { code: err.code } : { err };
    const now = this.clock.now();
    // Not a failure: a message waits until its recipient may get one again.
    if (err instanceof DomainError && err.code === 'TOO_MANY_REQUESTS')
      return this.jobs.postpone(job, addMilliseconds(now, (err.data.retryAfter ?? 60) * 1000), attempts - 1);
    if (attempts >= MAX_ATTEMPTS) {
      this.log.error({ job: id, kind, attempts, ...reason }, 'job given up');
      return this.jobs.finish(job, now);
    }
    this.log.warn({ job: id, kind, attempts, ...reason }, 'job failed, and is tried again');
    const delay = Math.min(MINUTE_MS * 2 ** (attempts - 1), MAX_DELAY_MS);
    await this.jobs.postpone(job, addMilliseconds(now, delay), attempts);
  }
}

const addMilliseconds = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
