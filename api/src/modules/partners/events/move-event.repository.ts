import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { CallingPartner } from '../../../common/access/calling-partner.js';
import { inTransaction } from '../../../common/database/transactions.js';
import { MOVE_EVENT, type MoveEventDocument } from './move-event.model.js';

/** What happened to a move that a partner has sent. Ids of several processes are not in the order of events. */
export interface MoveEvent extends Readonly<Omit<MoveEventDocument, '_id'>> {
  readonly id: string;
}

@Injectable()
export class MoveEventRepository {
  constructor(@InjectModel(MOVE_EVENT) private readonly events: Model<MoveEventDocument>) {}

  /** Stores an event in the transaction around it. Returns null if the move has had it. */
  async add(event: Omit<MoveEvent, 'id'>): Promise<MoveEvent | null> {
    const { moveId, type, service, ...rest } = event;
    const _id = new Types.ObjectId();
    const { upsertedCount } = await this.events.updateOne(
      { moveId, type, service },
      { $setOnInsert: { ...rest, _id } },
      { upsert: true, ...inTransaction() },
    );
    return upsertedCount === 1 ? { ...event, id: _id.toHexString() } : null;
  }

  /** An event; null if it is unknown or expired. */
  async byId(id: string): Promise<MoveEvent | null> {
    const found = await this.events.findById(id).lean<MoveEventDocument>();
    return found && toEvent(found);
  }

  /** The events of a partner's moves since a time, move by move, each move's in their order. */
  async *since(
    { urlRoute: partner, environment }: Pick<CallingPartner, 'urlRoute' | 'environment'>,
    from: Date,
  ): AsyncGenerator<MoveEvent> {
    const found = this.events
      .find({ partner, environment, at: { $gte: from } })
      .sort({ moveId: 1, at: 1, _id: 1 })
      .lean<MoveEventDocument[]>();
    for await (const event of found.cursor()) yield toEvent(event);
  }

  /** The events of a move, oldest first. */
  async ofMove(moveId: string): Promise<readonly MoveEvent[]> {
    const found = await this.events.find({ moveId }).sort({ at: 1, _id: 1 }).lean<MoveEventDocument[]>();
    return found.map(toEvent);
  }
}

function toEvent({ _id, ...event }: MoveEventDocument): MoveEvent {
  return { ...event, id: _id.toHexString() };
}
