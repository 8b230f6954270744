import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { COMM_CLICK, type CommClickDocument } from './comm-click.model.js';

@Injectable()
export class CommClickRepository {
  constructor(@InjectModel(COMM_CLICK) private readonly clicks: Model<CommClickDocument>) {}

  /** Counts one click on a day (yyyy-MM-dd). */
  async count(link: 'forgottenpassword', day: string): Promise<void> {
    const increment = () => this.clicks.updateOne({ _id: `${link}:${day}` }, { $inc: { count: 1 } }, { upsert: true });
    // Two concurrent first clicks both insert; the one that fails then finds the counter of the other.
    await increment().catch((error: unknown) => {
      if (isDuplicateKey(error)) return increment();
      throw error;
    });
  }
}
