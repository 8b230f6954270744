import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../../../common/database/database-errors.js';
import { EXPERIMENT_EVENT, type ExperimentEvent } from './experiment-event.model.js';

@Injectable()
export class ExperimentEventRepository {
  constructor(@InjectModel(EXPERIMENT_EVENT) private readonly events: Model<ExperimentEvent>) {}

  /** Stores the events that are not stored yet. */
  async add(batch: readonly ExperimentEvent[]): Promise<void> {
    const operations = batch.map(({ _id, ...event }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: event }, upsert: true },
    }));
    try {
      await this.events.bulkWrite(operations, { ordered: false });
    } catch (error) {
      // Another process stored some of them at the same moment; the others were stored.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
