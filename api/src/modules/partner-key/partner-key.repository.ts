import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PARTNER_KEY, type PartnerKeyDocument } from './partner-key.model.js';

/** The public fields of a key. */
export type PartnerKey = Readonly<Omit<PartnerKeyDocument, '_id'>>;

@Injectable()
export class PartnerKeyRepository {
  constructor(@InjectModel(PARTNER_KEY) private readonly keys: Model<PartnerKeyDocument>) {}

  async add(hash: string, key: Omit<PartnerKey, 'revokedAt'>): Promise<void> {
    await this.keys.create({ _id: hash, ...key, revokedAt: null });
  }

  /** The keys of a partner, oldest first. */
  list(urlRoute: string): Promise<readonly PartnerKey[]> {
    return this.keys.find({ urlRoute }, { _id: 0 }).sort({ createdAt: 1 }).lean<PartnerKey[]>();
  }

  /** The key with this hash; null when it is unknown or revoked. */
  findActive(hash: string): Promise<PartnerKey | null> {
    return this.keys.findOne({ _id: hash, revokedAt: null }, { _id: 0 }).lean<PartnerKey>();
  }

  /** Revokes a key. Returns false when the partner has no such active key. */
  async revoke(urlRoute: string, keyId: string, now: Date): Promise<boolean> {
    const { modifiedCount } = await this.keys.updateOne(
      { urlRoute, keyId, revokedAt: null },
      { $set: { revokedAt: now } },
    );
    return modifiedCount === 1;
  }
}
