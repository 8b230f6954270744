import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { Erasure } from '../../../common/erasure/erasure.js';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { JOB, type JobDocument } from './job.model.js';

export type Job = Readonly<Omit<JobDocument, '_id'>> & { readonly id: string };

const unlocked = new Date(0);

@Injectable()
export class JobRepository implements OnModuleInit {
  constructor(
    @InjectModel(JOB) private readonly jobs: Model<JobDocument>,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.erasure.register('jobs', ({ enrolmentId }) =>
      this.jobs.collection.deleteMany({ 'data.enrolmentId': enrolmentId }),
    );
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

  /** Schedules a job again that was done before `doneBefore`. */
  async reschedule({ key, runAt, doneBefore }: { key: string; runAt: Date; doneBefore: Date }): Promise<void> {
    const fields = { runAt, attempts: 0, lockedUntil: unlocked, doneAt: null };
    await this.jobs.updateOne({ key, doneAt: { $lte: doneBefore } }, { $set: fields });
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
      .lean();
    if (!claimed) return null;
    const { _id, ...job } = claimed;
    return { ...job, id: _id.toHexString() };
  }

  /** Marks a job done, unless another process has claimed it since. */
  async finish({ id, lockedUntil }: Job, doneAt: Date): Promise<void> {
    await this.jobs.updateOne({ _id: id, lockedUntil }, { $set: { doneAt } });
  }

  /** Like `finish`, but schedules another run. */
  async postpone({ id, lockedUntil }: Job, runAt: Date, attempts: number): Promise<void> {
    await this.jobs.updateOne({ _id: id, lockedUntil }, { $set: { runAt, attempts, lockedUntil: unlocked } });
  }
}
