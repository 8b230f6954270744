import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { DELIVERY, type DeliveryDocument } from './delivery.model.js';

/** An attempt to deliver an event. */
export interface Delivery extends Readonly<Omit<DeliveryDocument, '_id'>> {
  readonly id: string;
}

/** Which attempts of a webhook: all older than `before`, if given, and only failed or accepted ones, if given. */
export interface DeliveryFilter {
  readonly before?: string | undefined;
  readonly hasFailed?: boolean | undefined;
}

@Injectable()
export class DeliveryRepository {
  constructor(@InjectModel(DELIVERY) private readonly deliveries: Model<DeliveryDocument>) {}

  async add(delivery: Omit<Delivery, 'id'>): Promise<void> {
    await this.deliveries.create(delivery);
  }

  /** Attempts of a webhook, newest first. */
  async page(webhookId: string, limit: number, { before, hasFailed }: DeliveryFilter): Promise<readonly Delivery[]> {
    const older = before === undefined ? {} : { _id: { $lt: new Types.ObjectId(before) } };
    const outcome = hasFailed === undefined ? {} : { failure: hasFailed ? { $ne: null } : null };
    const found = await this.deliveries
      .find({ webhookId, ...older, ...outcome })
      .sort({ _id: -1 })
      .limit(limit)
      .lean<DeliveryDocument[]>();
    return found.map(({ _id, ...delivery }) => ({ ...delivery, id: _id.toHexString() }));
  }

  async removeAll(webhookId: string): Promise<void> {
    await this.deliveries.deleteMany({ webhookId });
  }
}
