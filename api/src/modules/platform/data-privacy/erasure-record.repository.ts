import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { ERASURE_RECORD, type ErasureRecordDocument } from './erasure-record.model.js';

@Injectable()
export class ErasureRecordRepository {
  constructor(@InjectModel(ERASURE_RECORD) private readonly records: Model<ErasureRecordDocument>) {}

  /** Idempotent: the first request stays. */
  async open(enrolmentId: string, by: string, requestedAt: Date): Promise<void> {
    try {
      await this.records.create({ _id: enrolmentId, by, requestedAt, completedAt: null });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Idempotent. */
  async complete(enrolmentId: string, completedAt: Date): Promise<void> {
    await this.records.updateOne({ _id: enrolmentId, completedAt: null }, { $set: { completedAt } });
  }

  /** Deletes the records of erasures that were requested before this time and are complete. Returns how many. */
  async deleteCompleted(before: Date): Promise<number> {
    const expired = { requestedAt: { $lt: before }, completedAt: { $ne: null } };
    return (await this.records.deleteMany(expired)).deletedCount;
  }
}
