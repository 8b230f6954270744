import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../common/database/database-errors.js';
import { JOB, type JobDocument } from './job.model.js';

export type Job = Readonly<Omit<JobDocument, '_id'>> & { readonly id: string };

const free = new Date(0);

@Injectable()
export class JobRepository {
  constructor(@InjectModel(JOB) private readonly jobs: Model<JobDocument>) {}

  /** False when there is one with the key, waiting or done. */
  async keep(job: Pick<Job, 'kind' | 'key' | 'runAt' | 'data'>): Promise<boolean> {
    try {
      await this.jobs.create({ ...job, attempts: 0, lockedUntil: free, doneAt: null });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Has a job that was done before `doneBefore` wait again. */
  async revive({ key, runAt, doneBefore }: { key: string; runAt: Date; doneBefore: Date }): Promise<void> {
    const anew = { runAt, attempts: 0, lockedUntil: free, doneAt: null };
    await this.jobs.updateOne({ key, doneAt: { $lte: doneBefore } }, { $set: anew });
  }

  /** The job that is due longest, for one caller alone until `lockedUntil`; null when none is due. */
  async claim(kinds: readonly string[], now: Date, lockedUntil: Date): Promise<Job | null> {
    const due = { kind: { $in: kinds }, doneAt: null, runAt: { $lte: now }, lockedUntil: { $lte: now } };
    const claimed = await this.jobs
      .findOneAndUpdate(
        due,
        { $set: { lockedUntil }, $inc: { attempts: 1 } },
        { sort: { runAt: 1 }, returnDocument: 'after' },
      )
      .lean();
    if (!claimed) return null;
    const { _id, ...job } = claimed;
    return { ...job, id: _id.toHexString() };
  }

  /** Nothing happens to a job that another process has claimed meanwhile. */
  async finish({ id, lockedUntil }: Job, doneAt: Date): Promise<void> {
    await this.jobs.updateOne({ _id: id, lockedUntil }, { $set: { doneAt } });
  }

  /** As `finish`, but it runs once more. */
  async again({ id, lockedUntil }: Job, runAt: Date, attempts: number): Promise<void> {
    await this.jobs.updateOne({ _id: id, lockedUntil }, { $set: { runAt, attempts, lockedUntil: free } });
  }
}
