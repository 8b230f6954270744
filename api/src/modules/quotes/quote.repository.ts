import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../common/database/database-errors.js';
import { QUOTE, type QuoteDocument } from './quote.model.js';
import type { Quote } from './quote.js';

@Injectable()
export class QuoteRepository {
  constructor(@InjectModel(QUOTE) private readonly quotes: Model<QuoteDocument>) {}

  /** Keeps the quote; the same question asked again keeps its latest answer alone. */
  async save({ id, ...quote }: Quote): Promise<void> {
    const keep = () => this.quotes.updateOne({ _id: id }, { $set: quote }, { upsert: true });
    // Two tabs asking the same at once both insert; the second then updates.
    await keep().catch((error: unknown) => {
      if (isDuplicateKey(error)) return keep();
      throw error;
    });
  }

  /** Null when it is gone, over, or another's. */
  async find(id: string, enrolmentId: string, now: Date): Promise<Quote | null> {
    const found = await this.quotes.findOne({ _id: id, enrolmentId, expiresAt: { $gt: now } }).lean<QuoteDocument>();
    if (!found) return null;
    const { _id, ...quote } = found;
    return { id: _id, ...quote };
  }
}
