import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { largestCount, type Observation } from '../../../common/telemetry/metrics.js';
import { Telemetry } from '../../../common/telemetry/telemetry.js';
import { type Job, JobRepository } from './job.repository.js';
import { JobsService } from './jobs.service.js';

/** `waiting`: not attempted yet; `failed`: to be attempted again; `given-up` after the last attempt. */
export const jobStates = ['waiting', 'failed', 'given-up'] as const;
export type JobState = (typeof jobStates)[number];

/** Failed jobs are attempted again within this time. */
const LONGEST_DELAY_MS = 6 * 60 * 60_000;

/** Which jobs: all of a state, or only one kind or one job. */
export interface JobSelection {
  readonly kind?: string | undefined;
  readonly id?: string | undefined;
}

/** The jobs that operators see, and attempt again. */
@Injectable()
export class JobOverview implements OnModuleInit {
  constructor(
    private readonly jobs: JobRepository,
    private readonly service: JobsService,
    private readonly clock: Clock,
    private readonly telemetry: Telemetry,
  ) {}

  onModuleInit(): void {
    this.telemetry.observe('jobs', () => this.counts());
  }

  /** The first jobs of a state by due time, and how many it has. */
  async list(
    state: JobState,
    selection: JobSelection,
    limit: number,
  ): Promise<{ readonly jobs: readonly Job[]; readonly total: number }> {
    const filter = this.filterOf(state, selection);
    const [jobs, total] = await Promise.all([this.jobs.find(filter, limit), this.jobs.count(filter)]);
    return { jobs, total };
  }

  /** Makes failed jobs and those given up due at once. Returns how many; with `isDryRun` only counts. */
  async retry(selection: JobSelection, isDryRun: boolean): Promise<number> {
    let count = 0;
    for (const state of ['failed', 'given-up'] as const) {
      const filter = this.filterOf(state, selection);
      count += isDryRun ? await this.jobs.count(filter) : await this.jobs.retry(filter, this.clock.now());
    }
    return count;
  }

  /** The jobs of each state, at most `largestCount`; waiting ones only if they are due. Each process counts all of them. */
  private counts(): Promise<readonly Observation[]> {
    const now = this.clock.now();
    // Reminders wait for weeks: reading them all would take long.
    const due = { waiting: { runAt: { $lte: now } }, failed: { runAt: { $lte: this.clock.in(LONGEST_DELAY_MS) } } };
    return Promise.all(
      jobStates.map(async (state) => {
        const filter = { ...this.filterOf(state, {}), ...(state === 'given-up' ? {} : due[state]) };
        return { value: await this.jobs.count(filter, largestCount), attributes: { 'job.state': state } };
      }),
    );
  }

  private filterOf(state: JobState, { kind, id }: JobSelection): object {
    const one = { kind: { $in: kind === undefined ? this.service.kinds() : [kind] }, ...(id && { _id: id }) };
    if (state === 'given-up') return { ...one, givenUpAt: { $gt: new Date(0) } };
    if (state === 'waiting') return { ...one, doneAt: null, attempts: 0 };
    return { ...one, doneAt: null, attempts: { $gt: 0 }, lockedUntil: { $lte: this.clock.now() } };
  }
}
