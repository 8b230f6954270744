import { createHmac } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Erasure } from '../../common/erasure/erasure.js';
import { ENV, type Env } from '../../config/env.js';
import { SUPPRESSION, type SuppressionDocument } from './suppression.model.js';

/** Unsubscribed mailboxes. Hashes under old field keys count too, so that a key rotation subscribes no one again. */
@Injectable()
export class SuppressionRepository implements OnModuleInit {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(
    @InjectModel(SUPPRESSION) private readonly suppressions: Model<SuppressionDocument>,
    private readonly erasure: Erasure,
    @Inject(ENV) env: Env,
  ) {
    this.keys = [env.FIELD_KEY, ...env.FIELD_KEYS_OLD.values()];
  }

  onModuleInit(): void {
    this.erasure.register('suppressions', async ({ emailAddress }) => {
      if (emailAddress !== null) await this.remove(emailAddress);
    });
  }

  async add(emailAddress: string, since: Date): Promise<void> {
    await this.addHash(this.hashOf(emailAddress), since);
  }

  /** Like `add`, of a mailbox whose address is not stored anywhere. */
  async addHash(_id: string, since: Date): Promise<void> {
    await this.suppressions.updateOne({ _id }, { $setOnInsert: { since } }, { upsert: true });
  }

  async remove(emailAddress: string): Promise<void> {
    await this.suppressions.deleteMany(this.filterFor(emailAddress));
  }

  async has(emailAddress: string): Promise<boolean> {
    return (await this.suppressions.exists(this.filterFor(emailAddress))) !== null;
  }

  /** The keyed hash of an address, under the current key. */
  hashOf(emailAddress: string): string {
    return hash(this.keys[0], emailAddress);
  }

  /** Whether this is the hash of an address, under the current key or an old one. */
  isHashOf(mailboxHash: string, emailAddress: string): boolean {
    return this.hashesOf(emailAddress).includes(mailboxHash);
  }

  private filterFor(emailAddress: string) {
    return { _id: { $in: [...this.hashesOf(emailAddress)] } };
  }

  private hashesOf(emailAddress: string): readonly string[] {
    return this.keys.map((key) => hash(key, emailAddress));
  }
}

const hash = (key: Buffer, emailAddress: string) =>
  createHmac('sha256', key).update(`suppression:${emailAddress.trim().toLowerCase()}`).digest('base64url');
