import { Inject, Injectable } from '@nestjs/common';
import {
  matchPath,
  type Boot,
  type Flags,
  type Portal,
  type RegistryResolution,
  type RemoteRecord,
} from '@home-move/contract';
import { ENV } from '../../config/env.js';
import type { Env } from '../../config/env.js';
import { BrandService, brandingOf } from '../brand/brand.service.js';
import type { Brand } from '../brand/brands.data.js';
import { FlagEvaluation } from '../flags/flag-evaluation.js';
import { RegistryService } from '../registry/registry.service.js';
import { type DocumentPath, isPage, readDocumentPath } from './document-path.js';
import { documentHeaders } from './document-policy.js';
import { type Preload, writeDocument } from './document-writer.js';
import { readFlagOverrides } from './flag-overrides.js';
import { ShellBuild } from './shell-build.js';

export interface ServedDocument {
  readonly status: 200 | 404;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

export interface AskedDocument {
  /** Without query. */
  readonly path: string;
  readonly portal: Portal;
  /** The origin that the loader names when its page names no brand. */
  readonly host: string | undefined;
  /** Flags that the address turns, in demo mode; see `readFlagOverrides`. */
  readonly flags: string | undefined;
}

interface Wearer {
  readonly brand: Brand;
  /** Origins of partners that may frame the document. */
  readonly hostOrigins: readonly string[];
}

/** Writes the one document of the portals for a path: hosted, embedded in a partner's page, or the panel of a CRM. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly brands: BrandService,
    private readonly registry: RegistryService,
    private readonly shell: ShellBuild,
    private readonly flags: FlagEvaluation,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async document({ path, portal, host, flags: turned }: AskedDocument): Promise<ServedDocument> {
    const asked = readDocumentPath(path, portal);
    const [{ brand, hostOrigins: partners }, template] = await Promise.all([
      this.wearer(asked, host),
      this.shell.read(),
    ]);
    const [resolution, flags] = await Promise.all([this.registry.resolution(brand), this.flagsFor(brand, turned)]);
    const { PUBLIC_ORIGIN, ASSETS_ORIGIN, CRM_ORIGINS, ANALYTICS_URL } = this.env;
    const hostOrigins = asked.context === 'panel' ? CRM_ORIGINS : partners;
    const facts = {
      context: asked.context,
      assetsOrigin: ASSETS_ORIGIN,
      publicOrigin: PUBLIC_ORIGIN,
      tokensHash: template.tokensHash,
      hostOrigins,
      logoOrigin: brand.logo.startsWith('https:') ? new URL(brand.logo).origin : null,
      analyticsOrigin: ANALYTICS_URL === undefined ? null : new URL(ANALYTICS_URL).origin,
    };
    const boot = this.boot(asked, brand, hostOrigins, resolution);
    return {
      status: isPage(asked.below) ? 200 : 404,
      headers: documentHeaders(facts),
      html: writeDocument(template, { ...boot, ...flags }, this.preloads(asked, resolution)),
    };
  }

  /**
   * The brand of the path, or of the host; the default brand when nobody is called so. A branch that a brand does not
   * have is left out: people came to that brand. [BRAND-09, BRAND-13]
   */
  private async wearer(asked: DocumentPath, host: string | undefined): Promise<Wearer> {
    const embedded = asked.context === 'embedded';
    if (asked.brand !== null) {
      const brand =
        (await this.brands.find(asked.brand, asked.branch)) ??
        (await this.brands.find(asked.brand)) ??
        (await this.brands.default());
      return { brand, hostOrigins: embedded ? brand.hostOrigins.filter(isOrigin) : [] };
    }
    const lister = embedded && host !== undefined && isOrigin(host) ? await this.brands.byHost(host) : null;
    if (lister && host !== undefined) return { brand: lister, hostOrigins: [host] };
    return { brand: await this.brands.default(), hostOrigins: [] };
  }

  private boot(
    asked: DocumentPath,
    brand: Brand,
    hostOrigins: readonly string[],
    resolution: RegistryResolution,
  ): Omit<Boot, 'flags'> {
    const { NAMED_SUPPLIER, MOVE_IN_MAX_PAST_MONTHS, MOVE_IN_MAX_FUTURE_DAYS, PUBLIC_SITE_URL, ADMIN_PORTAL_URL } =
      this.env;
    const { ANALYTICS_URL: url, ANALYTICS_TOKEN: token } = this.env;
    return {
      context: asked.context,
      portal: asked.portal,
      requestedBrand: asked.brand,
      branding: brandingOf(brand),
      resolution,
      config: {
        namedSupplier: NAMED_SUPPLIER,
        moveIn: { maxPastMonths: MOVE_IN_MAX_PAST_MONTHS, maxFutureDays: MOVE_IN_MAX_FUTURE_DAYS },
        publicSiteUrl: PUBLIC_SITE_URL,
        adminPortalUrl: ADMIN_PORTAL_URL,
        hostOrigins,
        analytics: url === undefined || token === undefined ? null : { url, token },
      },
    };
  }

  /** The brand's flags; in demo mode the address may turn some of them for its tab. [FLAG-01, FLAG-02] */
  private async flagsFor(brand: Brand, turned: string | undefined): Promise<Pick<Boot, 'flags' | 'flagOverrides'>> {
    const overrides: Partial<Flags> = this.env.APP_MODE === 'demo' ? readFlagOverrides(turned) : {};
    const flags = { ...(await this.flags.ofBrand(brand)), ...overrides };
    return Object.keys(overrides).length === 0 ? { flags } : { flags, flagOverrides: overrides };
  }

  /** Entry and first chunks of the remote that the path shows, and of the side panel that agents have beside it. */
  private preloads({ below, portal }: DocumentPath, { remotes }: RegistryResolution): readonly Preload[] {
    const shown = remotes.find(({ routes }) => routes.some((route) => matchPath(route, below)));
    const panel = portal === 'telephony' ? remotes.find(({ name }) => name === 'telephony') : undefined;
    return [shown, panel].flatMap((remote) => (remote ? this.filesOf(remote) : []));
  }

  private filesOf(remote: RemoteRecord): readonly Preload[] {
    const base = this.registry.fileUrl(remote, '');
    return [remote.entry.slice(base.length), ...remote.firstChunks].flatMap((file) => {
      const integrity = remote.files[file];
      return integrity === undefined ? [] : [{ href: `${base}${file}`, integrity }];
    });
  }
}

/** Only a bare origin may stand in a policy. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);
}
