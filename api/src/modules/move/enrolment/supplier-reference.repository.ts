import { Injectable } from '@nestjs/common';
import type { SigningProvider } from '@home-move/contract';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ENROLMENT, type EnrolmentDocument } from './enrolment.model.js';

/** The enrolment that an application or order belongs to. */
export interface ReferenceOwner {
  readonly enrolmentId: string;
  /** Then nothing about the person may be stored any more. */
  readonly isForgotten: boolean;
}

const pathsOf = {
  quotes: ['energySetUp.applicationReference', 'secondarySetUp.applicationReference'],
  'broadband-ht': ['broadband.order.number'],
} as const satisfies Readonly<Record<SigningProvider, readonly string[]>>;

/** The suppliers' references of applications and orders, also of forgotten enrolments. */
@Injectable()
export class SupplierReferenceRepository {
  constructor(@InjectModel(ENROLMENT) private readonly enrolments: Model<EnrolmentDocument>) {}

  /** Which of the suppliers' references belong to enrolments that have set up energy. */
  async submittedAmong(references: readonly string[]): Promise<ReadonlySet<string>> {
    const [primary, secondary, kept] = await Promise.all([
      this.among('energySetUp.applicationReference', references),
      this.among('secondarySetUp.applicationReference', references),
      this.keptAmong(references),
    ]);
    return new Set([
      ...kept,
      ...primary.flatMap(({ energySetUp }) => energySetUp?.applicationReference ?? []),
      ...secondary.flatMap(({ secondarySetUp }) => secondarySetUp?.applicationReference ?? []),
    ]);
  }

  /** Which of home telecom's order numbers belong to enrolments that have ordered broadband. */
  async orderedAmong(numbers: readonly string[]): Promise<ReadonlySet<string>> {
    const [found, kept] = await Promise.all([this.among('broadband.order.number', numbers), this.keptAmong(numbers)]);
    return new Set([...kept, ...found.flatMap(({ broadband }) => broadband?.order?.number ?? [])]);
  }

  /** Whose application or order has this reference at its provider; null if none is stored. */
  async ownerOf(provider: SigningProvider, reference: string): Promise<ReferenceOwner | null> {
    for (const path of [...pathsOf[provider], 'formerOrders.reference', 'keptContracts.reference']) {
      const found = await this.enrolments.findOne({ [path]: reference }, { forgottenAt: 1 }).lean<EnrolmentDocument>();
      if (found) return { enrolmentId: String(found._id), isForgotten: Boolean(found.forgottenAt) };
    }
    return null;
  }

  /** Which of the references belong to orders that ended, or to people who were forgotten: no new attempt may take them over. */
  private async keptAmong(references: readonly string[]): Promise<readonly string[]> {
    const [former, forgotten] = await Promise.all([
      this.among('formerOrders.reference', references),
      this.among('keptContracts.reference', references),
    ]);
    const kept = [
      ...former.flatMap(({ formerOrders = [] }) => formerOrders),
      ...forgotten.flatMap(({ keptContracts = [] }) => keptContracts),
    ];
    return kept.map(({ reference }) => reference);
  }

  private async among(path: string, values: readonly string[]): Promise<readonly Partial<EnrolmentDocument>[]> {
    if (values.length === 0) return [];
    return this.enrolments.find({ [path]: { $in: values } }, { [path]: 1 }).lean<Partial<EnrolmentDocument>[]>();
  }

  /** Deletes the contracts that are kept of customers who were forgotten before this time. Returns of how many. */
  async deleteKeptContracts(before: Date): Promise<number> {
    // The references narrow it to their sparse index.
    const expired = { 'keptContracts.reference': { $gte: '' }, forgottenAt: { $lt: before } };
    return (await this.enrolments.updateMany(expired, { $set: { keptContracts: [] } })).modifiedCount;
  }

  /** Deletes type and time of the history that a forgotten enrolment itself still holds. */
  async deleteRecentEvents(enrolmentId: string): Promise<void> {
    await this.enrolments.updateOne({ _id: enrolmentId, forgottenAt: { $ne: null } }, { $set: { recentEvents: [] } });
  }
}
