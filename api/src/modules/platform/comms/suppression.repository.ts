import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { LastingHash } from '../../../common/crypto/lasting-hash.js';
import { rehash } from '../../../common/database/rehash.js';
import { Transactions } from '../../../common/database/transactions.js';
import { Erasure } from '../../../common/erasure/erasure.js';
import { SUPPRESSION, type SuppressionDocument } from './suppression.model.js';
import { UndeliverableMailboxes } from './undeliverable-mailboxes.js';

/** Unsubscribed mailboxes. Hashes under old field keys count too, so that a key rotation subscribes no one again. */
@Injectable()
export class SuppressionRepository implements OnModuleInit {
  constructor(
    @InjectModel(SUPPRESSION) private readonly suppressions: Model<SuppressionDocument>,
    private readonly erasure: Erasure,
    private readonly lastingHash: LastingHash,
    private readonly transactions: Transactions,
    private readonly undeliverable: UndeliverableMailboxes,
  ) {}

  onModuleInit(): void {
    this.erasure.register('suppressions', async ({ emailAddress }) => {
      if (emailAddress === null) return;
      await this.remove(emailAddress);
      await this.undeliverable.remove(emailAddress);
    });
  }

  async add(emailAddress: string, since: Date): Promise<void> {
    const filter = { _id: this.hashOf(emailAddress) };
    await this.suppressions.updateOne(
      filter,
      { $setOnInsert: { since }, $set: { keyId: this.lastingHash.keyId } },
      { upsert: true },
    );
  }

  /** Like `add`, of a mailbox whose address is not stored anywhere, by its hash under the key of the time of the mail. */
  async addHash(_id: string, since: Date): Promise<void> {
    await this.suppressions.updateOne({ _id }, { $setOnInsert: { since } }, { upsert: true });
  }

  async remove(emailAddress: string): Promise<void> {
    await this.suppressions.deleteMany(this.filterFor(emailAddress));
  }

  /** Hashes the mailbox with the current key if an old one has done so, because only the address allows it. */
  async has(emailAddress: string): Promise<boolean> {
    const hashes = this.hashesOf(emailAddress);
    const found = await this.suppressions.find({ _id: { $in: [...hashes] } }, { _id: 1 }).lean();
    if (found.some(({ _id }) => _id !== hashes[0])) {
      await rehash(this.transactions, this.suppressions, { hashes, keyId: this.lastingHash.keyId });
    }
    return found.length > 0;
  }

  /** How many mailboxes of both kinds are hashed with each key, by its id; under an empty id where the key is not recorded. */
  async countByKey(): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    for await (const { keyId = '' } of this.suppressions.find({}, { keyId: 1 }).lean().cursor()) {
      counts.set(keyId, (counts.get(keyId) ?? 0) + 1);
    }
    return counts;
  }

  /** The keyed hash of an address, under the current key. */
  hashOf(emailAddress: string): string {
    return this.lastingHash.of(labelled(emailAddress));
  }

  /** Whether this is the hash of an address, under the current key or an old one. */
  isHashOf(mailboxHash: string, emailAddress: string): boolean {
    return this.hashesOf(emailAddress).includes(mailboxHash);
  }

  private filterFor(emailAddress: string) {
    return { _id: { $in: [...this.hashesOf(emailAddress)] } };
  }

  private hashesOf(emailAddress: string): readonly string[] {
    return this.lastingHash.allOf(labelled(emailAddress));
  }
}

const labelled = (emailAddress: string) => `suppression:${emailAddress.trim().toLowerCase()}`;
