import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Collection, Model } from 'mongoose';
import { Erasure } from '../../../common/erasure/erasure.js';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { QUOTE, type QuoteDocument } from './quote.model.js';
import type { Quote } from './quote.js';

@Injectable()
export class QuoteRepository implements OnModuleInit {
  /**
   * The driver's collection: casting sixty tariffs by the schema takes 9 ms on each change of a filter, and they are composed
   * field by field from validated answers (tariff.mapper.ts).
   */
  private readonly collection: Collection<QuoteDocument>;

  constructor(
    @InjectModel(QUOTE) private readonly quotes: Model<QuoteDocument>,
    private readonly erasure: Erasure,
  ) {
    this.collection = quotes.collection as unknown as Collection<QuoteDocument>;
  }

  onModuleInit(): void {
    this.erasure.register('quotes', ({ enrolmentId }) => this.collection.deleteMany({ enrolmentId }));
  }

  /** Stores the quote, and replaces an earlier one with the same id. */
  async save({ id, ...quote }: Quote): Promise<void> {
    const save = () => this.collection.updateOne({ _id: id }, { $set: quote }, { upsert: true });
    // Parallel requests can both insert; the second then updates.
    await save().catch((error: unknown) => {
      if (isDuplicateKey(error)) return save();
      throw error;
    });
  }

  /** Null when it does not exist, has expired or belongs to another enrolment. */
  async find(id: string, enrolmentId: string, now: Date): Promise<Quote | null> {
    const found = await this.quotes.findOne({ _id: id, enrolmentId, expiresAt: { $gt: now } }).lean<QuoteDocument>();
    if (!found) return null;
    const { _id, ...quote } = found;
    return { id: _id, ...quote };
  }
}
