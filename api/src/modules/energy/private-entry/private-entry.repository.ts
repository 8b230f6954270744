import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isValidObjectId, type Model, Types } from 'mongoose';
import { Erasure } from '../../../common/erasure/erasure.js';
import { PRIVATE_ENTRY, type PrivateEntryDocument } from './private-entry.model.js';

export type StoredEntry = Readonly<Omit<PrivateEntryDocument, '_id'>> & { readonly id: string };

/** States in which the customer can still enter something. */
const open = { $in: ['sent', 'opened'] as const };

@Injectable()
export class PrivateEntryRepository {
  constructor(
    @InjectModel(PRIVATE_ENTRY) private readonly entries: Model<PrivateEntryDocument>,
    erasure: Erasure,
  ) {
    erasure.register('private_entries', ({ enrolmentId }) => entries.deleteMany({ enrolmentId }));
  }

  /** @param id null for any */
  async add(id: string | null, entry: Omit<StoredEntry, 'id'>): Promise<StoredEntry> {
    const _id = new Types.ObjectId(id ?? undefined);
    return toEntry((await this.entries.create({ ...entry, _id })).toObject());
  }

  /** The entries of several enrolments, newest first. */
  async ofEnrolments(enrolmentIds: readonly string[]): Promise<readonly StoredEntry[]> {
    const found = await this.entries
      .find({ enrolmentId: { $in: enrolmentIds } })
      .sort({ sentAt: -1, _id: -1 })
      .lean<PrivateEntryDocument[]>();
    return found.map(toEntry);
  }

  async byLink(linkId: string): Promise<StoredEntry | null> {
    const found = await this.entries.findOne({ linkId }).lean<PrivateEntryDocument>();
    return found && toEntry(found);
  }

  /** An entry of this enrolment; null for any other. */
  async find(enrolmentId: string, id: string): Promise<StoredEntry | null> {
    if (!isValidObjectId(id)) return null;
    const found = await this.entries.findOne({ _id: id, enrolmentId }).lean<PrivateEntryDocument>();
    return found && toEntry(found);
  }

  async markOpened(id: string, openedAt: Date): Promise<void> {
    await this.entries.updateOne({ _id: id, state: 'sent' }, { $set: { state: 'opened', openedAt } });
  }

  async markDone(id: string, doneAt: Date): Promise<void> {
    await this.entries.updateOne({ _id: id, state: open }, { $set: { state: 'done', doneAt } });
  }

  /** Ends an entry that is not done. Idempotent. */
  async end(id: string): Promise<void> {
    await this.entries.updateOne({ _id: id, state: open }, { $set: { state: 'ended' } });
  }

  /** Earlier entries of the same scope that are neither done nor ended. */
  async openBefore({ id, enrolmentId, scope, sentAt }: StoredEntry): Promise<readonly StoredEntry[]> {
    const isEarlier = [{ sentAt: { $lt: sentAt } }, { sentAt, _id: { $lt: new Types.ObjectId(id) } }];
    const filter = { enrolmentId, scope, state: open, $or: isEarlier };
    return (await this.entries.find(filter).lean<PrivateEntryDocument[]>()).map(toEntry);
  }
}

function toEntry({ _id, codeId, openedAt, doneAt, ...entry }: PrivateEntryDocument): StoredEntry {
  return {
    ...entry,
    codeId: codeId ?? null,
    openedAt: openedAt ?? null,
    doneAt: doneAt ?? null,
    id: _id.toHexString(),
  };
}
