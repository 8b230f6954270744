import { Inject, Injectable } from '@nestjs/common';
import type { CallingPartner } from '../../common/access/calling-partner.js';
import { ENV, type Env } from '../../config/env.js';
import { PartnerKeyRepository } from './partner-key.repository.js';

/** The origins of CRMs that may show the panel: those of the configuration, and those of partners with a key in use. */
@Injectable()
export class CrmOrigins {
  constructor(
    private readonly keys: PartnerKeyRepository,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async all(): Promise<readonly string[]> {
    return [...new Set([...this.env.CRM_ORIGINS, ...(await this.keys.origins())])];
  }

  /** Whether a partner's agents may open the panel in a page of this origin. */
  isListed(origin: string, partner: CallingPartner): boolean {
    return this.env.CRM_ORIGINS.includes(origin) || partner.origins.includes(origin);
  }
}
