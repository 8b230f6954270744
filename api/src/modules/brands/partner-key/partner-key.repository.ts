import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { CallingPartner } from '../../../common/access/calling-partner.js';
import { PARTNER_KEY, type PartnerKeyDocument } from './partner-key.model.js';

/** The public fields of a key. */
export interface PartnerKey extends CallingPartner {
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
}

/** What a key admits, and to which data. */
export type KeyRights = Pick<CallingPartner, 'environment' | 'scopes'>;

/** The addresses of a partner's CRM. */
export type CrmAddresses = Pick<CallingPartner, 'origins' | 'returnUrl'>;

@Injectable()
export class PartnerKeyRepository {
  constructor(@InjectModel(PARTNER_KEY) private readonly keys: Model<PartnerKeyDocument>) {}

  async add(hash: string, key: Omit<PartnerKey, 'revokedAt'>): Promise<void> {
    const { origins, scopes, ...fields } = key;
    await this.keys.create({ _id: hash, ...fields, origins: [...origins], scopes: [...scopes], revokedAt: null });
  }

  /** Stores a key of the demo unless it exists, and updates its rights and the CRM's addresses. */
  async addOrUpdate(
    hash: string,
    { origins, returnUrl, environment, scopes, ...key }: Omit<PartnerKey, 'revokedAt'>,
  ): Promise<void> {
    const settings = { origins: [...origins], returnUrl, environment, scopes: [...scopes] };
    await this.keys.updateOne(
      { _id: hash },
      { $set: settings, $setOnInsert: { ...key, revokedAt: null } },
      { upsert: true },
    );
  }

  /** Changes the CRM's addresses of an active key. Returns false if the partner has no such key. */
  async change(urlRoute: string, keyId: string, { origins, returnUrl }: Partial<CrmAddresses>): Promise<boolean> {
    const crm = { ...(origins && { origins: [...origins] }), ...(returnUrl !== undefined && { returnUrl }) };
    const { matchedCount } = await this.keys.updateOne({ urlRoute, keyId, revokedAt: null }, { $set: crm });
    return matchedCount === 1;
  }

  /** The keys of a partner, oldest first. */
  async list(urlRoute: string): Promise<readonly PartnerKey[]> {
    return (await this.keys.find({ urlRoute }).sort({ createdAt: 1 }).lean<PartnerKeyDocument[]>()).map(toKey);
  }

  /** Origins of a partner's active keys. */
  async origins(urlRoute: string): Promise<readonly string[]> {
    const active = await this.keys.find({ urlRoute, revokedAt: null }, { origins: 1 }).lean<PartnerKeyDocument[]>();
    return active.flatMap(({ origins = [] }) => origins);
  }

  /** The key with this hash; null when it is unknown or revoked. */
  async findActive(hash: string): Promise<PartnerKey | null> {
    const found = await this.keys.findOne({ _id: hash, revokedAt: null }).lean<PartnerKeyDocument>();
    return found && toKey(found);
  }

  /** The key of a partner with this id; null when it is unknown or revoked. */
  async findActiveById(urlRoute: string, keyId: string): Promise<PartnerKey | null> {
    const found = await this.keys.findOne({ urlRoute, keyId, revokedAt: null }).lean<PartnerKeyDocument>();
    return found && toKey(found);
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

function toKey({
  _id,
  environment = 'live',
  scopes = ['launch'],
  origins = [],
  returnUrl = null,
  ...key
}: PartnerKeyDocument): PartnerKey {
  return { ...key, environment, scopes, origins, returnUrl };
}
