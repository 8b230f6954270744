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

  /** Whether an erasure was requested. */
  async has(enrolmentId: string): Promise<boolean> {
    return (await this.records.exists({ _id: enrolmentId })) !== null;
  }

  /** Idempotent. */
  async complete(enrolmentId: string, completedAt: Date): Promise<void> {
    await this.records.updateOne({ _id: enrolmentId, completedAt: null }, { $set: { completedAt } });
  }

  /** The enrolments of erasures that were requested before this time and are complete, the first first, at most `limit`. */
  async completed(before: Date, limit: number): Promise<readonly string[]> {
    const expired = { requestedAt: { $lt: before }, completedAt: { $ne: null } };
    const found = await this.records.find(expired, { _id: 1 }).sort({ requestedAt: 1 }).limit(limit).lean();
    return found.map(({ _id }) => _id);
  }

  async delete(enrolmentId: string): Promise<void> {
    await this.records.deleteOne({ _id: enrolmentId });
  }
}
