import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Erasure } from '../../../common/erasure/erasure.js';
import { DISTRIBUTION, type DistributionDocument } from './distribution.model.js';

@Injectable()
export class DistributionRepository implements OnModuleInit {
  constructor(
    @InjectModel(DISTRIBUTION) private readonly distributions: Model<DistributionDocument>,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.erasure.register('distributions', ({ enrolmentId }) => this.distributions.deleteMany({ enrolmentId }));
  }

  async add(distribution: Omit<DistributionDocument, 'openedAt'>): Promise<void> {
    await this.distributions.create({ ...distribution, openedAt: null });
  }

  /** Records when the link was first opened. Returns false for a mail that was never sent or has expired. */
  async recordOpening(
    sent: Omit<DistributionDocument, 'openedAt' | 'sentAt' | 'expiresAt'>,
    now: Date,
  ): Promise<boolean> {
    const active = { ...sent, expiresAt: { $gt: now } };
    const first = await this.distributions.updateOne({ ...active, openedAt: null }, { $set: { openedAt: now } });
    return first.matchedCount === 1 || (await this.distributions.exists(active)) !== null;
  }
}
