import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Erasure } from '../../../common/erasure/erasure.js';
import { RECEIPT, type ReceiptDocument } from './receipt.model.js';

/** Which receipts were mailed, and when. */
@Injectable()
export class ReceiptRepository implements OnModuleInit {
  constructor(
    @InjectModel(RECEIPT) private readonly receipts: Model<ReceiptDocument>,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.erasure.register('receipts', ({ enrolmentId }) => this.receipts.collection.deleteMany({ enrolmentId }));
  }

  async has(id: string): Promise<boolean> {
    return (await this.receipts.exists({ _id: id })) !== null;
  }

  /** Records that a receipt was mailed, again if it was before. */
  async add({ _id, ...sent }: ReceiptDocument): Promise<void> {
    await this.receipts.updateOne({ _id }, { $set: sent }, { upsert: true });
  }

  /** When the latest receipt of an enrolment was mailed; null before the first one. */
  async latest(enrolmentId: string): Promise<Date | null> {
    const found = await this.receipts.findOne({ enrolmentId }).sort({ sentAt: -1 }).lean();
    return found?.sentAt ?? null;
  }
}
