import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { inTransaction } from '../database/transactions.js';
import { Erasure } from '../erasure/erasure.js';
import { CONSENT_WITHDRAWAL, type ConsentWithdrawalDocument } from './withdrawal.model.js';

export type StoredWithdrawal = Readonly<ConsentWithdrawalDocument>;

/** The consents that movers have withdrawn. [PASS-09] */
@Injectable()
export class ConsentWithdrawalRepository implements OnModuleInit {
  constructor(
    @InjectModel(CONSENT_WITHDRAWAL) private readonly withdrawals: Model<ConsentWithdrawalDocument>,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.erasure.register('consent_withdrawals', ({ enrolmentId }) => this.withdrawals.deleteMany({ enrolmentId }));
  }

  /** Stores a withdrawal. Returns false if it was stored before. Takes part in a transaction. */
  async add({ _id, enrolmentId, ...fields }: StoredWithdrawal): Promise<boolean> {
    const { upsertedCount } = await this.withdrawals.updateOne(
      { _id, enrolmentId },
      { $setOnInsert: fields },
      { upsert: true, ...inTransaction() },
    );
    return upsertedCount === 1;
  }

  /** Every withdrawal of an enrolment, oldest first. */
  of(enrolmentId: string): Promise<readonly StoredWithdrawal[]> {
    return this.withdrawals.find({ enrolmentId }).sort({ at: 1 }).lean();
  }
}
