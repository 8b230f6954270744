import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Channel } from '@home-move/contract';
import type { Model } from 'mongoose';
import { LastingHash } from '../../../common/crypto/lasting-hash.js';
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
    const hashes = contacts.map((contact) => this.lastingHash.allOf(labelled(partner, contact)));
    const found = await this.objections.find({ _id: { $in: hashes.flat() } }).lean<ObjectionDocument[]>();
    for (const { _id, since, keyId } of found) {
      if (keyId === this.lastingHash.keyId) continue;
      const contact = contacts[hashes.findIndex((ofContact) => ofContact.includes(_id))];
      if (contact) await this.add(partner, [contact], since);
      await this.objections.deleteOne({ _id });
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
