import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock/clock.js';
import { hashToken } from '../../common/crypto/token-hash.js';
import { type PartnerKey, PartnerKeyRepository } from './partner-key.repository.js';

/** Keys by which a partner's server proves who it is. */
@Injectable()
export class PartnerKeyService {
  constructor(
    private readonly keys: PartnerKeyRepository,
    private readonly clock: Clock,
  ) {}

  /** A new key of a partner; nobody can read it again. */
  async add(urlRoute: string): Promise<{ readonly keyId: string; readonly key: string }> {
    const key = `hmp_${randomBytes(32).toString('base64url')}`;
    // Drawn, not cut from the hash: it stands in lists and says nothing of the key.
    const keyId = `key-${randomBytes(4).toString('hex')}`;
    await this.keys.keep(hash(key), { keyId, urlRoute, createdAt: this.clock.now() });
    return { keyId, key };
  }

  list(urlRoute: string): Promise<readonly PartnerKey[]> {
    return this.keys.of(urlRoute);
  }

  /** Url route of the partner that a key belongs to; null for one that is unknown or revoked. */
  async partnerOf(key: string): Promise<string | null> {
    return (await this.keys.live(hash(key)))?.urlRoute ?? null;
  }

  /** False when the partner has no such key, or it was revoked before. */
  revoke(urlRoute: string, keyId: string): Promise<boolean> {
    return this.keys.revoke(urlRoute, keyId, this.clock.now());
  }
}

const hash = (key: string) => hashToken('partner-key', key);
