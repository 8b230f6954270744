import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PARTNER_KEY, type PartnerKeyDocument } from './partner-key.model.js';

/** What may be told of a key. */
export type PartnerKey = Readonly<Omit<PartnerKeyDocument, '_id'>>;

@Injectable()
export class PartnerKeyRepository {
  constructor(@InjectModel(PARTNER_KEY) private readonly keys: Model<PartnerKeyDocument>) {}

  async keep(hash: string, key: Omit<PartnerKey, 'revokedAt'>): Promise<void> {
    await this.keys.create({ _id: hash, ...key, revokedAt: null });
  }

  /** Oldest first. */
  of(urlRoute: string): Promise<readonly PartnerKey[]> {
    return this.keys.find({ urlRoute }, { _id: 0 }).sort({ createdAt: 1 }).lean<PartnerKey[]>();
  }

  /** The key of a hash unless it was revoked. */
  live(hash: string): Promise<PartnerKey | null> {
    return this.keys.findOne({ _id: hash, revokedAt: null }, { _id: 0 }).lean<PartnerKey>();
  }

  /** False when the partner has no such key, or it was revoked before. */
  async revoke(urlRoute: string, keyId: string, now: Date): Promise<boolean> {
    const { modifiedCount } = await this.keys.updateOne(
      { urlRoute, keyId, revokedAt: null },
      { $set: { revokedAt: now } },
    );
    return modifiedCount === 1;
  }
}
