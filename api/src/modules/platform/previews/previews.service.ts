import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type PreviewRequest, type PublishedRecord, type RegistryPreview } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { failedAttemptWindowSeconds, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import type { Brand } from '../../brands/brand/brands.data.js';
import { scopeKey } from '../registry/pin-scope.js';
import { RegistryCatalogue } from '../registry/registry.catalogue.js';
import { RegistryChanges } from '../registry-records/registry-changes.js';
import { isWithdrawn } from '../registry/resolve-remotes.js';
import { PreviewCookie } from './preview-cookie.js';
import { type Preview, PreviewTokens } from './preview-tokens.js';

/** A preview that a browser shows now. */
export interface ActivePreview extends Preview {
  readonly record: PublishedRecord;
}

/** The state of a link. An unknown one is incomplete, altered, or signed with a secret that is no longer accepted. */
export type PreviewLink =
  | { readonly state: 'active'; readonly preview: ActivePreview }
  | { readonly state: 'expired' | 'withdrawn'; readonly preview: Preview }
  | { readonly state: 'unknown' };

const invalid = (field: string, message: string) => new DomainError('VALIDATION', { errors: { [field]: message } });

/** Links that give one browser a version of one remote. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly tokens: PreviewTokens,
    private readonly cookie: PreviewCookie,
    private readonly catalogue: RegistryCatalogue,
    private readonly changes: RegistryChanges,
    private readonly brands: BrandService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Creates a link, and records that in the audit. `keyId` identifies the deploy key. Throws VALIDATION for a version that is not
   * published or is withdrawn, an unknown brand, and the agents' side panel.
   */
  async create({ name, version, brand, hours, why }: PreviewRequest, keyId: string): Promise<RegistryPreview> {
    if (name === 'telephony') throw invalid('name', 'must be a remote of the portal for movers');
    const urlRoute = brand === undefined ? null : await this.routeOf(brand);
    const record = await this.find({ name, version });
    if (!record) throw invalid('version', `${name} ${version} is not published, or is withdrawn`);
    const preview: Preview = {
      id: randomBytes(6).toString('base64url'),
      name,
      version,
      brand: urlRoute,
      expiresAt: this.clock.in(hours * 60 * 60 * 1000),
    };
    await this.changes.record({
      at: this.clock.now(),
      who: keyId,
      what: 'preview',
      remote: name,
      scope: urlRoute === null ? null : scopeKey({ brand: urlRoute }),
      before: null,
      after: version,
      why: why ?? null,
      commit: record.commit ?? null,
      builder: record.builder ?? null,
      signedBy: null,
    });
    const url = `${this.env.PUBLIC_ORIGIN}/preview/${this.tokens.sign(preview)}`;
    return { name, version, brand: urlRoute, until: preview.expiresAt.toISOString(), url };
  }

  /** The state of the link that a person opens. Throws TOO_MANY_REQUESTS after too many unknown links of one client address. */
  async open(token: string, address: string): Promise<PreviewLink> {
    const refund = await this.limiter.take({
      name: 'preview',
      by: address,
      max: this.env.PREVIEW_LIMIT,
      windowSeconds: failedAttemptWindowSeconds,
    });
    const link = await this.read(token);
    if (link.state !== 'unknown') await refund();
    return link;
  }

  /**
   * The preview that a browser has for a brand; null for none, and once it has expired or its version is withdrawn.
   * @param cookies the header `Cookie`
   */
  async ofBrowser(cookies: string | undefined, brand: Brand | null): Promise<ActivePreview | null> {
    const token = this.cookie.read(cookies);
    if (token === null) return null;
    const link = await this.read(token);
    if (link.state !== 'active') return null;
    const { preview } = link;
    return preview.brand === null || preview.brand === brand?.urlRoute ? preview : null;
  }

  /** The URL route in the spelling of the brand. Throws VALIDATION for an unknown brand. */
  private async routeOf(brand: string): Promise<string> {
    const found = await this.brands.find(brand);
    if (!found) throw invalid('brand', `no brand is called ${brand}`);
    return found.urlRoute;
  }

  private async read(token: string): Promise<PreviewLink> {
    const preview = this.tokens.read(token);
    if (!preview) return { state: 'unknown' };
    if (preview.expiresAt <= this.clock.now()) return { state: 'expired', preview };
    const record = await this.find(preview);
    return record ? { state: 'active', preview: { ...preview, record } } : { state: 'withdrawn', preview };
  }

  /** The record of a version; null if it is not published or is withdrawn. */
  private async find(wanted: Pick<Preview, 'name' | 'version'>): Promise<PublishedRecord | null> {
    const catalogue = await this.catalogue.read();
    const { name, version } = wanted;
    const record = catalogue.remotes.find((candidate) => candidate.name === name && candidate.version === version);
    return record && !isWithdrawn(catalogue, wanted) ? record : null;
  }
}
