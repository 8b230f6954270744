import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Affiliate } from '@home-move/contract';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import type { BrandKey } from '../../brands/flags/evaluation/brand-flags.provider.js';
import {
  AFFILIATE,
  AFFILIATE_VISITS,
  type AffiliateDocument,
  type AffiliateVisitsDocument,
} from './affiliate.model.js';

/** The visits to an affiliate from the pages of a brand on a day. */
export type AffiliateVisits = Omit<AffiliateVisitsDocument, '_id'>;

@Injectable()
export class AffiliateRepository {
  constructor(
    @InjectModel(AFFILIATE) private readonly affiliates: Model<AffiliateDocument>,
    @InjectModel(AFFILIATE_VISITS) private readonly visits: Model<AffiliateVisitsDocument>,
  ) {}

  /** All affiliates, by category and title. */
  async all(): Promise<readonly Affiliate[]> {
    const documents = await this.affiliates.find().sort({ category: 1, title: 1 }).lean<AffiliateDocument[]>();
    return documents.map(toAffiliate);
  }

  async byId(id: string): Promise<Affiliate | null> {
    const found = await this.affiliates.findById(id).lean<AffiliateDocument>();
    return found && toAffiliate(found);
  }

  /** Adds an affiliate, or replaces the one with its id. */
  async save({ id, ...affiliate }: Affiliate): Promise<void> {
    await this.affiliates.updateOne({ _id: id }, { $set: affiliate }, { upsert: true });
  }

  /** Returns false when there is none with this id. The counts of its visits stay. */
  async remove(id: string): Promise<boolean> {
    return (await this.affiliates.deleteOne({ _id: id })).deletedCount === 1;
  }

  /** Adds the affiliates that are missing, and leaves the others as they are. */
  async addMissing(affiliates: readonly Affiliate[]): Promise<void> {
    await this.affiliates.bulkWrite(
      affiliates.map(({ id, ...affiliate }) => ({
        updateOne: { filter: { _id: id }, update: { $setOnInsert: affiliate }, upsert: true },
      })),
    );
  }

  async countVisit(affiliateId: string, { level, id }: Pick<BrandKey, 'level' | 'id'>, day: string): Promise<void> {
    const key = `${affiliateId}:${level}:${id}:${day}`;
    const count = () =>
      this.visits.updateOne(
        { _id: key },
        { $inc: { count: 1 }, $setOnInsert: { affiliateId, brand: { level, id }, day } },
        { upsert: true },
      );
    // Two concurrent first visits both insert; the one that fails then finds the counter of the other.
    await count().catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      return count();
    });
  }

  /** The counted visits of the days from `first` to `last`, yyyy-MM-dd, by day. */
  async visitsBetween(first: string, last: string): Promise<readonly AffiliateVisits[]> {
    const documents = await this.visits
      .find({ day: { $gte: first, $lte: last } })
      .sort({ day: 1, _id: 1 })
      .lean<AffiliateVisitsDocument[]>();
    return documents.map(({ _id, ...visits }) => visits);
  }
}

function toAffiliate({ _id, ...affiliate }: AffiliateDocument): Affiliate {
  return { id: _id, ...affiliate };
}
