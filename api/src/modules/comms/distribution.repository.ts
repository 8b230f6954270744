import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DISTRIBUTION, type DistributionDocument } from './distribution.model.js';

@Injectable()
export class DistributionRepository {
  constructor(@InjectModel(DISTRIBUTION) private readonly distributions: Model<DistributionDocument>) {}

  async keep(distribution: Omit<DistributionDocument, 'openedAt'>): Promise<void> {
    await this.distributions.create({ ...distribution, openedAt: null });
  }

  /** Notes when somebody first came by its link; false for one that was never sent or is too old. */
  async open(sent: Omit<DistributionDocument, 'openedAt' | 'sentAt' | 'expiresAt'>, now: Date): Promise<boolean> {
    const live = { ...sent, expiresAt: { $gt: now } };
    const first = await this.distributions.updateOne({ ...live, openedAt: null }, { $set: { openedAt: now } });
    return first.matchedCount === 1 || (await this.distributions.exists(live)) !== null;
  }
}
