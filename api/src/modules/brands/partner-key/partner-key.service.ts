import { randomBytes } from 'node:crypto';
import { partnerScopes } from '@home-move/contract';
import { Injectable } from '@nestjs/common';
import type { CallingPartner } from '../../../common/access/calling-partner.js';
import { Clock } from '../../../common/clock/clock.js';
import { hashToken } from '../../../common/crypto/token-hash.js';
import { type CrmAddresses, type KeyRights, type PartnerKey, PartnerKeyRepository } from './partner-key.repository.js';

/** Keys that authenticate a partner's server. */
@Injectable()
export class PartnerKeyService {
  constructor(
    private readonly keys: PartnerKeyRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a key for a partner, whose CRM has these addresses. Without rights it is a live one for codes. It is returned only here and
   * cannot be read again; its beginning names the environment.
   */
  async add(
    urlRoute: string,
    {
      environment = 'live',
      scopes = ['launch'],
      origins = [],
      returnUrl = null,
    }: Partial<CrmAddresses & KeyRights> = {},
  ): Promise<{ readonly keyId: string; readonly key: string }> {
    const key = `hmp_${environment}_${randomBytes(32).toString('base64url')}`;
    const keyId = newKeyId();
    const createdAt = this.clock.now();
    await this.keys.add(hash(key), { keyId, urlRoute, environment, scopes, origins, returnUrl, createdAt });
    return { keyId, key };
  }

  /** Stores a live key of the demo with every scope unless it exists, and updates its addresses. Idempotent. */
  async addDemoKey(urlRoute: string, key: string, crm: CrmAddresses): Promise<void> {
    const rights: KeyRights = { environment: 'live', scopes: partnerScopes };
    const createdAt = this.clock.now();
    await this.keys.addOrUpdate(hash(key), { keyId: newKeyId(), urlRoute, ...rights, ...crm, createdAt });
  }

  /** Changes the addresses of a key's CRM. Returns false if the partner has no such active key. */
  change(urlRoute: string, keyId: string, crm: Partial<CrmAddresses>): Promise<boolean> {
    return this.keys.change(urlRoute, keyId, crm);
  }

  /** The origins whose pages may show the panel of a partner: the origins of its active keys. */
  async panelOrigins(urlRoute: string): Promise<readonly string[]> {
    return [...new Set(await this.keys.origins(urlRoute))];
  }

  list(urlRoute: string): Promise<readonly PartnerKey[]> {
    return this.keys.list(urlRoute);
  }

  /** The partner of a key; null when the key is unknown or revoked. */
  partnerOf(key: string): Promise<CallingPartner | null> {
    return this.keys.findActive(hash(key));
  }

  /** The partner of the key with this id, for work that outlives the call; null when the key is unknown or revoked. */
  find(urlRoute: string, keyId: string): Promise<CallingPartner | null> {
    return this.keys.findActiveById(urlRoute, keyId);
  }

  /** Revokes a key. Returns false when the partner has no such active key. */
  revoke(urlRoute: string, keyId: string): Promise<boolean> {
    return this.keys.revoke(urlRoute, keyId, this.clock.now());
  }
}

/** Random rather than derived from the hash, so that the id reveals nothing about the key. */
const newKeyId = () => `key-${randomBytes(4).toString('hex')}`;
const hash = (key: string) => hashToken('partner-key', key);
