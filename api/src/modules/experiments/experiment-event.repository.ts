import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { EXPERIMENT_EVENT, type ExperimentEvent } from './experiment-event.model.js';

@Injectable()
export class ExperimentEventRepository {
  constructor(@InjectModel(EXPERIMENT_EVENT) private readonly events: Model<ExperimentEvent>) {}

  /** Stores events that are not stored yet, so that a batch can be repeated after a lost response. */
  async add(batch: readonly ExperimentEvent[]): Promise<void> {
    const operations = batch.map(({ _id, ...event }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: event }, upsert: true },
    }));
    await this.events.bulkWrite(operations, { ordered: false });
  }
}
