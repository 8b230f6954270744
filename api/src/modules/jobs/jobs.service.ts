import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock/clock.js';
import type { JobData } from './job.model.js';
import { JobRepository } from './job.repository.js';

export interface AskedJob {
  readonly kind: string;
  /** The same key is the same job. */
  readonly key: string;
  readonly runAt: Date;
  readonly data: JobData;
  /** Milliseconds after which a job that was done may be asked for again; never without it. */
  readonly repeatableAfter?: number;
}

/**
 * What to do when a job is due. It may run again when a process dies in the middle of it, and looks first whether it is
 * still wanted. `{ again }` puts it off; a rejection is a failure, after which it is tried later.
 */
export type JobHandler = (data: JobData) => Promise<void | { readonly again: Date }>;

/** Asks for work that must happen later, and survives whoever asked. */
@Injectable()
export class JobsService {
  private readonly known = new Map<string, JobHandler>();

  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
  ) {}

  /** Says how this process does jobs of a kind; others leave it alone. */
  handle(kind: string, handler: JobHandler): void {
    this.known.set(kind, handler);
  }

  get handlers(): ReadonlyMap<string, JobHandler> {
    return this.known;
  }

  /** Kept once this resolves; asking again changes nothing. */
  async ask({ repeatableAfter, ...job }: AskedJob): Promise<void> {
    if ((await this.jobs.keep(job)) || repeatableAfter === undefined) return;
    const doneBefore = new Date(this.clock.now().getTime() - repeatableAfter);
    await this.jobs.revive({ key: job.key, runAt: job.runAt, doneBefore });
  }
}
