import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { actInJob } from '../../../common/access/actor.js';
import { Clock, Timers } from '../../../common/clock/clock.js';
import { Drain } from '../../../common/drain/drain.js';
import { Log } from '../../../common/logging/log.js';
import { withRequestId } from '../../../common/logging/request-id.js';
import { withinSpan } from '../../../common/telemetry/active-span.js';
import { Telemetry } from '../../../common/telemetry/telemetry.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ENV, type Env } from '../../../config/env.js';
import { type Job, JobRepository } from './job.repository.js';
import { JobsService } from './jobs.service.js';

const POLL_INTERVAL_MS = 5000;
/** Longer than any handler takes; then the process is presumed dead and another takes over. */
const LEASE_MS = 60_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MAX_DELAY_MS = 6 * 60 * MINUTE_MS;
/** With the delays between them, attempts span 20 hours. */
const MAX_ATTEMPTS = 12;
/** Days until a job that has succeeded, or was given up, is deleted. */
const doneJobDays = 30;
/** Days until a job is deleted that support does not retry, with its attempts. */
export const jobDays = doneJobDays + 1;

/** How an attempt ended. After `not stored`, the job runs again when its lease ends. */
type JobOutcome = 'done' | 'postponed' | 'failed' | 'given-up' | 'not stored';

/** Runs due jobs, JOBS_AT_ONCE at the same time. Any number of processes can do so: each job is claimed by one. */
@Injectable()
export class JobsWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private cancelTimer: () => void = () => undefined;
  private readonly running = new Set<Promise<void>>();
  /** Claims follow each other, so that no more jobs run than may. */
  private claiming: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly jobs: JobRepository,
    private readonly service: JobsService,
    private readonly timers: Timers,
    private readonly clock: Clock,
    private readonly drain: Drain,
    private readonly log: Log,
    @Inject(ENV) private readonly env: Pick<Env, 'JOBS_AT_ONCE'>,
    private readonly telemetry: Telemetry,
  ) {}

  onApplicationBootstrap(): void {
    this.drain.onBegin(() => this.stop());
    this.scheduleNextPoll();
  }

  /** Before the database closes: finishes the running jobs and starts no other. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stop();
    await this.claiming;
    await Promise.all(this.running);
  }

  /** Runs every job that is due, and every job that becomes due meanwhile. */
  async runDue(): Promise<void> {
    for (await this.start(); this.running.size > 0; await this.start()) await Promise.race(this.running);
  }

  private stop(): void {
    this.isStopped = true;
    this.cancelTimer();
  }

  private scheduleNextPoll(): void {
    if (this.isStopped) return;
    this.cancelTimer = this.timers.after(POLL_INTERVAL_MS, () => {
      void this.poll().finally(() => this.scheduleNextPoll());
    });
  }

  /** Starts due jobs. Each one that ends makes room for another, without waiting for the next poll. */
  private async poll(): Promise<void> {
    try {
      await this.start(() => void (this.isStopped || this.poll()));
    } catch (err) {
      this.log.warn({ err }, 'due jobs could not be read');
    }
  }

  /** Claims and starts due jobs until as many run as may. */
  private start(onEnd?: () => void): Promise<void> {
    const started = this.claiming.then(() => this.fill(onEnd));
    this.claiming = started.catch(() => undefined);
    return started;
  }

  private async fill(onEnd: (() => void) | undefined): Promise<void> {
    while (this.running.size < this.env.JOBS_AT_ONCE) {
      if (onEnd && this.isStopped) return;
      const job = await this.claim();
      if (!job) return;
      const run = this.run(job).finally(() => {
        this.running.delete(run);
        onEnd?.();
      });
      this.running.add(run);
    }
  }

  private async claim(): Promise<Job | null> {
    const now = this.clock.now();
    const lockedUntil = addMilliseconds(now, LEASE_MS);
    const usual = await this.jobs.claim(this.service.kinds('usual'), now, lockedUntil);
    if (usual || !this.hasRoomForBulk()) return usual;
    return this.jobs.claim(this.service.kinds('bulk'), now, lockedUntil);
  }

  /** One place stays free for a usual job that becomes due. */
  private hasRoomForBulk(): boolean {
    return this.running.size < Math.max(1, this.env.JOBS_AT_ONCE - 1);
  }

  /**
   * Runs a job as a request whose id is the job's: third parties get it, and log lines have it. Never rejects: a job whose outcome cannot be
   * stored runs again when its lease ends.
   */
  private async run(job: Job): Promise<void> {
    const attributes = { 'job.kind': job.kind };
    const span = this.telemetry.startSpan({ name: `job ${job.kind}`, kind: 'internal', attributes });
    const started = performance.now();
    const outcome = await withRequestId(job.id, () => withinSpan(span, () => this.attemptAndStore(job)));
    this.telemetry.record('job', performance.now() - started, { ...attributes, outcome });
    const hasFailed = outcome !== 'done' && outcome !== 'postponed';
    span?.end({ outcome, 'job.attempts': job.attempts }, hasFailed ? outcome : undefined);
  }

  private async attemptAndStore(job: Job): Promise<JobOutcome> {
    try {
      return await this.attempt(job);
    } catch (err) {
      this.log.warn({ job: job.id, kind: job.kind, err }, 'outcome of a job could not be stored');
      return 'not stored';
    }
  }

  private async attempt(job: Job): Promise<JobOutcome> {
    const handler = this.service.handlerOf(job.kind);
    if (!handler) return 'postponed';
    let outcome: Awaited<ReturnType<typeof handler>>;
    try {
      outcome = await actInJob({ jobId: job.id, enrolmentId: job.data['enrolmentId'] }, () => handler(job.data));
    } catch (err) {
      return this.handleFailure(job, err);
    }
    if (outcome) {
      await this.jobs.postpone(job, outcome.again, 0);
      return 'postponed';
    }
    await this.finish(job, null);
    return 'done';
  }

  private finish(job: Job, failure: string | null): Promise<void> {
    const at = this.clock.now();
    const expiresAt = this.service.keepsKeys(job.kind) ? null : addMilliseconds(at, doneJobDays * DAY_MS);
    return this.jobs.finish(job, { at, expiresAt, failure });
  }

  private async handleFailure(job: Job, err: unknown): Promise<JobOutcome> {
    const { id, kind, attempts } = job;
    // The cause of a third party's failure may contain personal data.
    const reason = err instanceof DomainError ? { code: err.code } : { err };
    const now = this.clock.now();
    // Not a failure: a message waits until its recipient may get one again.
    if (err instanceof DomainError && err.code === 'TOO_MANY_REQUESTS') {
      await this.jobs.postpone(job, addMilliseconds(now, (err.data.retryAfter ?? 60) * 1000), attempts - 1);
      return 'postponed';
    }
    if (attempts >= MAX_ATTEMPTS) {
      this.log.error({ job: id, kind, attempts, ...reason }, 'job given up');
      await this.finish(job, nameOf(err));
      return 'given-up';
    }
    this.log.warn({ job: id, kind, attempts, ...reason }, 'job failed and will be retried');
    const delay = Math.min(MINUTE_MS * 2 ** (attempts - 1), MAX_DELAY_MS);
    await this.jobs.postpone(job, addMilliseconds(now, delay), attempts, nameOf(err));
    return 'failed';
  }
}

const addMilliseconds = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** A code or a class: a message may contain personal data. */
const nameOf = (err: unknown): string =>
  err instanceof DomainError ? err.code : err instanceof Error ? err.name : 'unknown';
