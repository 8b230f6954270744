import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock/clock.js';
import { hashToken } from '../../common/crypto/token-hash.js';
import { type PartnerKey, PartnerKeyRepository } from './partner-key.repository.js';

/** Keys that authenticate a partner's server. */
@Injectable()
export class PartnerKeyService {
  constructor(
    private readonly keys: PartnerKeyRepository,
    private readonly clock: Clock,
  ) {}

  /** Creates a key. It is returned only here and cannot be read again. */
  async add(urlRoute: string): Promise<{ readonly keyId: string; readonly key: string }> {
    const key = `hmp_${randomBytes(32).toString('base64url')}`;
    // Random rather than derived from the hash, so that the id reveals nothing about the key.
    const keyId = `key-${randomBytes(4).toString('hex')}`;
    await this.keys.add(hash(key), { keyId, urlRoute, createdAt: this.clock.now() });
    return { keyId, key };
  }

  list(urlRoute: string): Promise<readonly PartnerKey[]> {
    return this.keys.list(urlRoute);
  }

  /** The URL route of the partner of a key; null when the key is unknown or revoked. */
  async partnerOf(key: string): Promise<string | null> {
    return (await this.keys.findActive(hash(key)))?.urlRoute ?? null;
  }

  /** Revokes a key. Returns false when the partner has no such active key. */
  revoke(urlRoute: string, keyId: string): Promise<boolean> {
    return this.keys.revoke(urlRoute, keyId, this.clock.now());
  }
}

const hash = (key: string) => hashToken('partner-key', key);
