import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { HistoryActor, HistoryEntry, HistoryType } from '@home-move/contract';
import { type Model, Types } from 'mongoose';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { pageOfEntries } from '../../../common/database/entry-page.js';
import { inTransaction } from '../../../common/database/transactions.js';
import { Erasure } from '../../../common/erasure/erasure.js';
import { HISTORY_EVENT, type HistoryEventDocument } from './history-event.model.js';

/** An entry, with the enrolment that it belongs to. */
export interface HistoryEvent extends Omit<HistoryEntry, 'at'> {
  readonly enrolmentId: string;
  readonly at: Date;
}

@Injectable()
export class HistoryRepository implements OnModuleInit {
  constructor(
    @InjectModel(HISTORY_EVENT) private readonly events: Model<HistoryEventDocument>,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.erasure.register('enrolment_events', ({ enrolmentId, isExpired }) =>
      isExpired ? this.events.deleteMany({ enrolmentId }) : this.reduce(enrolmentId),
    );
  }

  /** Stores those entries that are not stored yet. */
  async add(entries: readonly HistoryEvent[]): Promise<void> {
    try {
      await this.events.insertMany(entries.map(toDocument), { ordered: false });
    } catch (error) {
      // Another call stored some of them; the others were stored.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Stores an entry in the transaction around it. */
  async insert(entry: HistoryEvent): Promise<void> {
    await this.events.create([toDocument(entry)], inTransaction());
  }

  /** Stores the unconfirmed entry of an action that begins. Returns false when one with its id is stored. */
  async begin(entry: HistoryEvent): Promise<boolean> {
    try {
      await this.events.create({ ...toDocument(entry), isUnconfirmed: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Marks the action of an entry done. Idempotent. */
  async confirm(id: string): Promise<void> {
    await this.events.updateOne({ _id: id }, { $unset: { isUnconfirmed: '' } });
  }

  async exists(id: string): Promise<boolean> {
    return (await this.events.exists({ _id: id })) !== null;
  }

  async isConfirmed(id: string): Promise<boolean> {
    return (await this.events.exists({ _id: id, isUnconfirmed: { $ne: true } })) !== null;
  }

  /** The time of the latest entry of a type; null without one. */
  async latestAt(enrolmentId: string, type: HistoryType): Promise<Date | null> {
    const found = await this.events.findOne({ enrolmentId, type }).sort({ at: -1 }).lean<HistoryEventDocument>();
    return found?.at ?? null;
  }

  /** When someone last did something; null if only the system did. */
  async lastUsedAt(enrolmentId: string): Promise<Date | null> {
    const byPeople = { enrolmentId, actor: { $in: ['mover', 'agent', 'support'] as const } };
    const found = await this.events.findOne(byPeople).sort({ at: -1 }).lean<HistoryEventDocument>();
    return found?.at ?? null;
  }

  /** Withdraws an entry whose action failed. */
  async remove(id: string): Promise<void> {
    await this.events.deleteOne({ _id: id });
  }

  /** Throws NOT_FOUND for `from` of another enrolment. */
  async page(enrolmentId: string, from?: string): Promise<readonly HistoryEntry[]> {
    const found = await pageOfEntries(this.events, 'at', enrolmentId, from);
    return found.map(toEntry);
  }

  /** Leaves type and time of each entry. Idempotent. */
  async reduce(enrolmentId: string): Promise<void> {
    await this.events.updateMany({ enrolmentId }, { $unset: { actor: '', agentName: '', reference: '' } });
  }
}

/** The id of a new entry; later ones sort after it. */
export const newEntryId = (): string => new Types.ObjectId().toHexString();

function toDocument({ id, enrolmentId, type, actor, at, reference }: HistoryEvent): HistoryEventDocument {
  const agentName = actor.kind === 'agent' ? actor.name : null;
  return { _id: new Types.ObjectId(id), enrolmentId, type, at, actor: actor.kind, agentName, reference };
}

function toEntry({ _id, type, at, actor, agentName, reference, isUnconfirmed }: HistoryEventDocument): HistoryEntry {
  return {
    id: _id.toHexString(),
    type,
    actor: toActor(actor, agentName),
    at: at.toISOString(),
    reference: reference ?? null,
    ...(isUnconfirmed && { isUnconfirmed }),
  };
}

/** A reduced entry does not state who it was. */
function toActor(kind: HistoryActor['kind'] = 'system', agentName: string | null = null): HistoryActor {
  return kind === 'agent' ? { kind, name: agentName ?? '' } : { kind };
}
