import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { ENROLMENT, type EnrolmentDocument } from './enrolment.model.js';
import type { Retention } from './retention.model.js';

/** An enrolment whose period is to be decided. */
export interface DueRetention {
  readonly id: string;
  readonly retention: Retention;
}

/** The retention periods of enrolments. Changing one leaves the version: nothing that a page shows has changed. */
@Injectable()
export class RetentionRepository {
  constructor(@InjectModel(ENROLMENT) private readonly enrolments: Model<EnrolmentDocument>) {}

  /** Starts the period of some enrolments that earlier versions have stored without one. Returns how many. */
  async startMissing(retention: Retention, limit: number): Promise<number> {
    const missing = { 'retention.stage': null };
    const found = await this.enrolments.find(missing, { _id: 1 }).limit(limit).lean();
    const ids = found.map(({ _id }) => _id);
    await this.enrolments.updateMany({ _id: { $in: ids }, ...missing }, { $set: { retention } });
    return ids.length;
  }

  /** Enrolments in a stage since this day or an earlier one, the earliest first. */
  async due(stage: 'active' | 'ending', day: string, limit: number): Promise<readonly DueRetention[]> {
    const found = await this.enrolments
      .find({ 'retention.stage': stage, 'retention.day': { $lte: day } }, { retention: 1 })
      .sort({ 'retention.day': 1 })
      .limit(limit)
      .lean<{ readonly _id: Types.ObjectId; readonly retention: Retention }[]>();
    return found.map(({ _id, retention }) => ({ id: _id.toHexString(), retention }));
  }

  /** Changes the period unless the enrolment was used in the meantime. */
  async change({ id, retention: { stage, day } }: DueRetention, retention: Retention): Promise<void> {
    const unused = { _id: new Types.ObjectId(id), 'retention.stage': stage, 'retention.day': day };
    await this.enrolments.updateOne(unused, { $set: { retention } });
  }
}
