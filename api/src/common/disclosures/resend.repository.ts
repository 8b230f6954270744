import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { inTransaction } from '../database/transactions.js';
import { Erasure } from '../erasure/erasure.js';
import { DISCLOSURE_RESEND, type DisclosureResendDocument } from './resend.model.js';

/** The entries that movers have sent again. [PASS-13] */
@Injectable()
export class DisclosureResendRepository implements OnModuleInit {
  constructor(
    @InjectModel(DISCLOSURE_RESEND) private readonly resends: Model<DisclosureResendDocument>,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.erasure.register('disclosure_resends', ({ enrolmentId }) => this.resends.deleteMany({ enrolmentId }));
  }

  /** Stores the request for an entry. Returns false if there was one before. Takes part in a transaction. */
  async add(enrolmentId: string, entryId: Types.ObjectId, at: Date): Promise<boolean> {
    const { upsertedCount } = await this.resends.updateOne(
      { _id: entryId, enrolmentId },
      { $setOnInsert: { at } },
      { upsert: true, ...inTransaction() },
    );
    return upsertedCount === 1;
  }

  /** The ids of the entries that were sent again. */
  async of(enrolmentId: string): Promise<ReadonlySet<string>> {
    const found = await this.resends.find({ enrolmentId }, { _id: 1 }).lean();
    return new Set(found.map(({ _id }) => _id.toHexString()));
  }
}
