import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PlanEntry } from '@home-move/contract';
import type { Model } from 'mongoose';
import { Erasure } from '../../../common/erasure/erasure.js';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { isSameValue } from '../../../common/database/same-value.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { nextPublication, type PublishedEntry, type StoredEntry } from './publication.js';
import { PUBLISHED_PLAN, type PublishedPlanDocument } from './published-plan.model.js';

/** How often a publication is repeated when another one came first. */
const maxAttempts = 20;

@Injectable()
export class PublishedPlanRepository implements OnModuleInit {
  constructor(
    @InjectModel(PUBLISHED_PLAN) private readonly plans: Model<PublishedPlanDocument>,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.erasure.register('published_plans', ({ enrolmentId }) => this.plans.deleteOne({ _id: enrolmentId }));
  }

  /** Counts the changes since the last publication, and stores them; simultaneous calls count a change once. */
  async publish(enrolmentId: string, plan: readonly PlanEntry[]): Promise<readonly PublishedEntry[]> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const stored = await this.plans.findById(enrolmentId).lean();
      const next = nextPublication(stored?.entries ?? [], plan);
      const entries = next.map(toStored);
      if (stored && isSameValue(stored.entries, entries)) return next;
      if (await this.replace(enrolmentId, stored?.version ?? null, entries)) return next;
    }
    throw new DomainError('CONFLICT');
  }

  /** Returns false when another publication was stored since `version` was read. */
  private async replace(_id: string, version: number | null, entries: readonly StoredEntry[]): Promise<boolean> {
    if (version !== null) {
      const change = { $set: { entries, version: version + 1 } };
      return (await this.plans.updateOne({ _id, version }, change)).matchedCount === 1;
    }
    try {
      await this.plans.create({ _id, version: 1, entries });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

const toStored = ({ id, date, title, digest, sequence, isCancelled }: StoredEntry): StoredEntry => ({
  id,
  date,
  title,
  digest,
  sequence,
  isCancelled,
});
