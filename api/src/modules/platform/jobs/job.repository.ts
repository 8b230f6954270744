import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, UpdateQuery } from 'mongoose';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { inTransaction } from '../../../common/database/transactions.js';
import { JOB, type JobDocument } from './job.model.js';

export type Job = Readonly<Omit<JobDocument, '_id'>> & { readonly id: string };

/** How a job ends. */
export interface JobEnd {
  readonly at: Date;
  /** When the job is deleted; null to keep its key. */
  readonly expiresAt: Date | null;
  /** Why it was given up; null if it succeeded. */
  readonly failure: string | null;
}

const unlocked = new Date(0);

/** The update that makes a job pending, as if it had just been scheduled. */
const pendingFrom = (runAt: Date): UpdateQuery<JobDocument> => ({
  $set: { runAt, attempts: 0, lockedUntil: unlocked, doneAt: null },
  $unset: { givenUpAt: '', failure: '', expiresAt: '' },
});

@Injectable()
export class JobRepository {
  constructor(@InjectModel(JOB) private readonly jobs: Model<JobDocument>) {}

  /** Deletes the jobs of an enrolment, except for some kinds. */
  async deleteOf(enrolmentId: string, exceptKinds: readonly string[]): Promise<void> {
    await this.jobs.collection.deleteMany({ 'data.enrolmentId': enrolmentId, kind: { $nin: [...exceptKinds] } });
  }

  /** Adds a job, in a transaction if there is one. Returns false when one with the key exists, pending or done. */
  async add(job: Pick<Job, 'kind' | 'key' | 'runAt' | 'data'>, session: ClientSession | null = null): Promise<boolean> {
    try {
      await this.jobs.create([{ ...job, attempts: 0, lockedUntil: unlocked, doneAt: null }], { session });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Whether a job is scheduled or running. */
  async isPending(key: string): Promise<boolean> {
    return (await this.jobs.exists({ key, doneAt: null })) !== null;
  }

  /** Schedules a job again, with new data, that was done before `doneBefore`. */
  async reschedule({ key, runAt, data }: Pick<Job, 'key' | 'runAt' | 'data'>, doneBefore: Date): Promise<void> {
    const { $set, ...others } = pendingFrom(runAt);
    await this.jobs.updateOne({ key, doneAt: { $lte: doneBefore } }, { $set: { ...$set, data }, ...others });
  }

  /** Claims the longest overdue job for one caller until `lockedUntil`; null when none is due. */
  async claim(kinds: readonly string[], now: Date, lockedUntil: Date): Promise<Job | null> {
    const due = { kind: { $in: kinds }, doneAt: null, runAt: { $lte: now }, lockedUntil: { $lte: now } };
    const claimed = await this.jobs
      .findOneAndUpdate(
        due,
        { $set: { lockedUntil }, $inc: { attempts: 1 } },
        { sort: { runAt: 1 }, returnDocument: 'after' },
      )
      .lean<JobDocument>();
    return claimed && toJob(claimed);
  }

  /** Marks a job done, unless another process has claimed it since. */
  async finish({ id, lockedUntil }: Job, { at, expiresAt, failure }: JobEnd): Promise<void> {
    const given = failure === null ? {} : { givenUpAt: at, failure };
    const fields = { doneAt: at, ...(expiresAt && { expiresAt }), ...given };
    await this.jobs.updateOne(
      { _id: id, lockedUntil },
      { $set: fields, ...(failure === null && { $unset: { failure: '' } }) },
    );
  }

  /** Like `finish`, but schedules another run. `failure` is missing if the job was not attempted in vain. */
  async postpone({ id, lockedUntil }: Job, runAt: Date, attempts: number, failure?: string): Promise<void> {
    const fields = { runAt, attempts, lockedUntil: unlocked };
    await this.jobs.updateOne(
      { _id: id, lockedUntil },
      failure === undefined ? { $set: fields, $unset: { failure: '' } } : { $set: { ...fields, failure } },
    );
  }

  /** The jobs of a filter, the first due first. */
  async find(filter: object, limit: number): Promise<readonly Job[]> {
    const found = await this.jobs.find(filter).sort({ runAt: 1 }).limit(limit).lean<JobDocument[]>();
    return found.map(toJob);
  }

  /** How many jobs a filter has, counted up to `limit`. */
  count(filter: object, limit?: number): Promise<number> {
    return this.jobs.countDocuments(filter, limit === undefined ? {} : { limit });
  }

  /** Makes the jobs of a filter due, in the transaction around it if there is one. Returns how many. */
  async retry(filter: object, now: Date): Promise<number> {
    return (await this.jobs.updateMany(filter, pendingFrom(now), inTransaction())).modifiedCount;
  }
}

function toJob({ _id, ...job }: JobDocument): Job {
  return { ...job, id: _id.toHexString() };
}
