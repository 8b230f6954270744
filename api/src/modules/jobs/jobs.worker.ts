import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock, Timers } from '../../common/clock/clock.js';
import { Log } from '../../common/logging/log.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { type Job, JobRepository } from './job.repository.js';
import { JobsService } from './jobs.service.js';

const POLL_MS = 5000;
/** Longer than any handler takes: after it a process counts as dead, and another takes over. */
const LEASE_MS = 60_000;
const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
/** Spread over a day and a half by the waits between them. */
const MOST_ATTEMPTS = 12;

/** Runs what is due, one job after the other. Any number of processes may: each job is one's alone. */
@Injectable()
export class JobsWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private prevent: () => void = () => undefined;
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
    this.wait();
  }

  /** Before the database goes: what is under way is finished, nothing new is begun. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    this.prevent();
    await this.running;
  }

  /** Runs everything that is due now. */
  async runDue(mayGoOn = () => true): Promise<void> {
    for (let job = await this.claim(); job !== null; job = mayGoOn() ? await this.claim() : null) await this.run(job);
  }

  private wait(): void {
    if (this.isStopped) return;
    this.prevent = this.timers.after(POLL_MS, () => {
      this.running = this.runDue(() => !this.isStopped)
        .catch((err: unknown) => this.log.warn({ err }, 'jobs could not be looked for'))
        .finally(() => this.wait());
    });
  }

  private async claim(): Promise<Job | null> {
    const now = this.clock.now();
    return this.jobs.claim([...this.service.handlers.keys()], now, later(now, LEASE_MS));
  }

  private async run(job: Job): Promise<void> {
    const handler = this.service.handlers.get(job.kind);
    if (!handler) return;
    try {
      const outcome = await handler(job.data);
      if (outcome) await this.jobs.again(job, outcome.again, 0);
      else await this.jobs.finish(job, this.clock.now());
    } catch (err) {
      await this.failed(job, err);
    }
  }

  private async failed(job: Job, err: unknown): Promise<void> {
    const { id, kind, attempts } = job;
    // The cause of a third party's failure may name whom it was about.
    const why = err instanceof DomainError ? { code: err.code } : { err };
    const now = this.clock.now();
    if (attempts >= MOST_ATTEMPTS) {
      this.log.error({ job: id, kind, attempts, ...why }, 'job given up');
      return this.jobs.finish(job, now);
    }
    this.log.warn({ job: id, kind, attempts, ...why }, 'job failed, and is tried again');
    const wait = Math.min(MINUTE_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
    await this.jobs.again(job, later(now, wait), attempts);
  }
}

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
