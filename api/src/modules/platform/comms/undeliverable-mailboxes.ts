import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { LastingHash } from '../../../common/crypto/lasting-hash.js';
import { rehash } from '../../../common/database/rehash.js';
import { Transactions } from '../../../common/database/transactions.js';
import type { UndeliverableCause, UndeliverableMailbox } from '../../../providers/email/email.postmark.js';
import { SUPPRESSION, type SuppressionDocument } from './suppression.model.js';

/** Since when and why a mailbox gets no mails. */
export interface Undeliverable {
  readonly cause: UndeliverableCause;
  readonly since: Date;
}

/**
 * Mailboxes to which no mail is sent: a mail has bounced for good, or its recipient has reported it as spam. Stored as keyed hashes,
 * also under old field keys.
 */
@Injectable()
export class UndeliverableMailboxes {
  constructor(
    @InjectModel(SUPPRESSION) private readonly suppressions: Model<SuppressionDocument>,
    private readonly lastingHash: LastingHash,
    private readonly transactions: Transactions,
  ) {}

  /** Records an undeliverable mailbox. Idempotent: the first cause and time stay. */
  async add({ emailAddress, cause }: UndeliverableMailbox, since: Date): Promise<void> {
    if ((await this.find(emailAddress)) !== null) return;
    const _id = this.lastingHash.of(labelled(emailAddress));
    const keyId = this.lastingHash.keyId;
    await this.suppressions.updateOne({ _id }, { $setOnInsert: { cause, since, keyId } }, { upsert: true });
  }

  /** Since when and why a mailbox gets no mails; null for any other. Hashes it with the current key if an old one has done so. */
  async find(emailAddress: string): Promise<Undeliverable | null> {
    const hashes = this.hashesOf(emailAddress);
    const found = await this.suppressions.find({ _id: { $in: [...hashes] } }, null, { sort: { since: 1 } }).lean();
    const [earliest] = found;
    if (!earliest) return null;
    if (found.some(({ _id }) => _id !== hashes[0])) {
      await rehash(this.transactions, this.suppressions, { hashes, keyId: this.lastingHash.keyId });
    }
    return { cause: earliest.cause ?? 'bounced', since: earliest.since };
  }

  /** Lets a mailbox get mails again. Idempotent. */
  async remove(emailAddress: string): Promise<void> {
    await this.suppressions.deleteMany({ _id: { $in: [...this.hashesOf(emailAddress)] } });
  }

  private hashesOf(emailAddress: string): readonly string[] {
    return this.lastingHash.allOf(labelled(emailAddress));
  }
}

/** Differs from the label of an unsubscribed mailbox, which may be subscribed again. */
const labelled = (emailAddress: string) => `undeliverable:${emailAddress.trim().toLowerCase()}`;
