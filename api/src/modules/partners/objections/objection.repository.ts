import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Channel } from '@home-move/contract';
import type { Model } from 'mongoose';
import { LastingHash } from '../../../common/crypto/lasting-hash.js';
import { rehash } from '../../../common/database/rehash.js';
import { Transactions } from '../../../common/database/transactions.js';
import { mailboxOrNumber } from '../../platform/messages/contact-limit.js';
import { OBJECTION, type ObjectionDocument } from './objection.model.js';

/** A contact of a person. */
export interface ObjectingContact {
  readonly channel: Channel;
  readonly contact: string;
}

/**
 * Objections of people whom partners have invited. Each counts for every brand of the partner, and stays when everything else of the
 * person is erased: it keeps them from being invited again.
 */
@Injectable()
export class ObjectionRepository {
  constructor(
    @InjectModel(OBJECTION) private readonly objections: Model<ObjectionDocument>,
    private readonly lastingHash: LastingHash,
    private readonly transactions: Transactions,
  ) {}

  /** @param partner URL route of the partner */
  async add(partner: string, contacts: readonly ObjectingContact[], since: Date): Promise<void> {
    for (const contact of contacts) {
      const _id = this.lastingHash.of(labelled(partner, contact));
      const keyId = this.lastingHash.keyId;
      await this.objections.updateOne({ _id }, { $setOnInsert: { since, keyId } }, { upsert: true });
    }
  }

  /** Whether the owner of one of the contacts has objected. Hashes it with the current key if an old one has done so. */
  async has(partner: string, contacts: readonly ObjectingContact[]): Promise<boolean> {
    const all = contacts.map((contact) => this.lastingHash.allOf(labelled(partner, contact)));
    const found = await this.objections.find({ _id: { $in: all.flat() } }, { _id: 1 }).lean<ObjectionDocument[]>();
    for (const hashes of all) {
      if (found.some(({ _id }) => hashes.indexOf(_id) > 0)) {
        await rehash(this.transactions, this.objections, { hashes, keyId: this.lastingHash.keyId });
      }
    }
    return found.length > 0;
  }

  /** How many contacts are hashed with each key, by its id. */
  async countByKey(): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    for await (const { keyId } of this.objections.find({}, { keyId: 1 }).lean().cursor())
      counts.set(keyId, (counts.get(keyId) ?? 0) + 1);
    return counts;
  }
}

const labelled = (partner: string, contact: ObjectingContact) => `objection:${partner}:${mailboxOrNumber(contact)}`;
