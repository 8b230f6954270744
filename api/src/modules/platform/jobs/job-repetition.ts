import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { type Job, JobRepository } from './job.repository.js';

/** `failed`: its last attempt has failed, or it was given up; `pending`: it waits for its first attempt, or runs. */
export type JobProgress = 'failed' | 'pending' | 'done';

/** Runs failed jobs of an enrolment again, at the request of its mover. [PASS-13] */
@Injectable()
export class JobRepetition {
  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
  ) {}

  /** The progress of each job of an enrolment; an unknown job, or one of another enrolment, is missing. */
  async progressOf(enrolmentId: string, ids: readonly string[]): Promise<ReadonlyMap<string, JobProgress>> {
    if (ids.length === 0) return new Map();
    const found = await this.jobs.find({ _id: { $in: ids } }, ids.length);
    return new Map(
      found
        .filter(({ data }) => data['enrolmentId'] === enrolmentId)
        .map((job) => [job.id, progressOf(job, this.clock.now())]),
    );
  }

  /** Makes a failed job due at once; does nothing to any other. Takes part in a transaction. */
  async repeat(enrolmentId: string, id: string): Promise<void> {
    if ((await this.progressOf(enrolmentId, [id])).get(id) !== 'failed') return;
    const now = this.clock.now();
    const pending = { doneAt: null, attempts: { $gt: 0 }, lockedUntil: { $lte: now } };
    await this.jobs.retry({ _id: id, $or: [pending, { givenUpAt: { $gt: new Date(0) } }] }, now);
  }
}

function progressOf({ doneAt, givenUpAt, attempts, lockedUntil }: Job, now: Date): JobProgress {
  if (givenUpAt) return 'failed';
  if (doneAt !== null) return 'done';
  return attempts > 0 && lockedUntil <= now ? 'failed' : 'pending';
}
