import { Inject, Injectable } from '@nestjs/common';
import {
  frameLookOf,
  matchPath,
  standalonePages,
  type Boot,
  type Flags,
  type Portal,
  type RegistryResolution,
  type RemoteRecord,
} from '@home-move/contract';
import { ENV, type Env } from '../../../config/env.js';
import { BrandService, brandingOf } from '../../brands/brand/brand.service.js';
import { namedSupplierOf, type Brand } from '../../brands/brand/brands.data.js';
import { FlagEvaluation } from '../../brands/flags/evaluation/flag-evaluation.js';
import { PartnerKeyService } from '../../brands/partner-key/partner-key.service.js';
import type { Preview } from '../previews/preview-tokens.js';
import { PreviewsService } from '../previews/previews.service.js';
import { RegistryService } from '../registry/registry.service.js';
import { type BrandLook, brandLook } from './brand-look.js';
import { documentMode, paintsSurface, previewedDevice } from './document-mode.js';
import { type DocumentPath, isPage, readDocumentPath } from './document-path.js';
import { documentHeaders } from './document-policy.js';
import { documentScripts } from './document-scripts.js';
import { hasScript, takesKeys, writeDocument } from './document-writer.js';
import { readFlagOverrides } from './flag-overrides.js';
import { mayHaveWorker, meterDayPageOf } from './meter-day-files.js';
import { SessionKeyCookies } from './session-key-cookies.js';
import { ShellBuild } from '../shell-build/shell-build.js';

export interface ServedDocument {
  readonly status: 200 | 404;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

export interface DocumentRequest {
  /** Path without a query. */
  readonly path: string;
  readonly portal: Portal;
  /** The origin that the loader sends when its page names no brand. */
  readonly host: string | undefined;
  /** The colour mode that the page around a frame requests; see `documentMode`. */
  readonly theme: string | undefined;
  /** The mode of the device that a preview of the page for web developers imitates; see `previewedDevice`. */
  readonly preview: string | undefined;
  /** Flag overrides of the URL, in demo mode; see `readFlagOverrides`. */
  readonly flags: string | undefined;
  /** The header `Cookie`, which may contain the preview of a version, and the keys of the browser. */
  readonly cookies: string | undefined;
  /** The header `Sec-Fetch-Dest`; see `SessionKeyCookies`. */
  readonly destination: string | undefined;
  /** The header `Sec-CH-UA`, which Chromium sends. */
  readonly browser: string | undefined;
}

interface ResolvedBrand {
  readonly brand: Brand;
  /** Origins of a partner's sites or of its CRM that may frame the document. */
  readonly hostOrigins: readonly string[];
  /** Route of the partner whose CRM shows a panel; null for other documents, and for a path that names no partner. */
  readonly partner: string | null;
  /** Routes of the brands that list the host, if the path names none and several do. */
  readonly hostBrands?: readonly string[];
}

/** Renders the document of a path: hosted, embedded in a partner's page, or as the panel of a CRM. */
@Injectable()
export class DocumentsService {
  /** What documents need of each look, by the hash of its style sheet. */
  private readonly looks = new Map<string, BrandLook>();

  constructor(
    private readonly brands: BrandService,
    private readonly registry: RegistryService,
    private readonly previews: PreviewsService,
    private readonly shell: ShellBuild,
    private readonly flags: FlagEvaluation,
    private readonly partnerKeys: PartnerKeyService,
    private readonly keyCookies: SessionKeyCookies,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async document(request: DocumentRequest): Promise<ServedDocument> {
    const { path, portal, host, theme, flags: overrides } = request;
    const requested = readDocumentPath(path, portal);
    const device = previewedDevice(requested.context, request.preview);
    const [{ brand, hostOrigins, partner, hostBrands }, template] = await Promise.all([
      this.resolveBrand(requested, host),
      this.shell.read(),
    ]);
    const preview = hasVersionPreviews(requested) ? await this.previews.ofBrowser(request.cookies, brand) : null;
    const [resolution, flags] = await Promise.all([
      this.registry.resolution(brand, preview?.record),
      this.flagsFor(brand, overrides),
    ]);
    const { PUBLIC_ORIGIN, ASSETS_ORIGIN, ANALYTICS_URL: url, ANALYTICS_TOKEN: token } = this.env;
    // The person who looks at a preview is no visitor.
    const isMeasured = preview === null;
    const ofBrand = this.lookOf(brand);
    // A preview of a device is a frame of the portal itself, whose scripts can read it.
    const isReadable = device !== null || hostOrigins.includes(PUBLIC_ORIGIN);
    const keys =
      isReadable || !takesKeys(template)
        ? null
        : this.keyCookies.keysFor(requested.context, request.cookies, request.destination);
    const facts = {
      context: requested.context,
      assetsOrigin: ASSETS_ORIGIN,
      publicOrigin: PUBLIC_ORIGIN,
      tokensHash: template.tokens.hash,
      sheetHash: ofBrand.sheet.hash,
      scriptHash: hasScript(portal) ? template.script.hash : null,
      // The portal's own page shows a preview without being a host: the frame sends it no message.
      frameAncestors: device === null ? hostOrigins : ["'self'"],
      // Previews of the portal, on the page for web developers.
      hasPreviews: isIncluded('partners', requested),
      isOfOneBrowser: preview !== null || keys !== null,
      browser: request.browser,
      logoOrigins: await this.logoOrigins(requested, brand, partner),
      analyticsOrigin: isMeasured && url !== undefined ? new URL(url).origin : null,
      meterDayPage: mayHaveWorker(requested) ? meterDayPageOf(requested) : null,
    };
    const boot = this.boot(
      requested,
      brand,
      {
        hostOrigins: device === null ? hostOrigins : [],
        ...(hostBrands && { hostBrands }),
        analytics: isMeasured && url !== undefined && token !== undefined ? { url, token } : null,
      },
      resolutionFor(requested, resolution),
    );
    const { context } = requested;
    const look = {
      ...ofBrand,
      mode: documentMode({ context, darkMode: brand.darkMode, theme, device }),
      hasSurface: paintsSurface({ context, theme }),
    };
    const scripts = documentScripts(requested, resolution, template, (remote, file) =>
      this.registry.fileUrl(remote, file),
    );
    return {
      status: hasPage(requested, boot.resolution) && (context !== 'panel' || partner !== null) ? 200 : 404,
      headers: {
        ...documentHeaders(facts),
        ...(keys?.setCookie && { 'set-cookie': keys.setCookie }),
        ...(this.env.METER_DAY_WORKER === 'off' && { 'hm-meter-day-worker': 'off' }),
      },
      html: writeDocument(template, { ...boot, ...flags, ...previewIn(preview) }, look, scripts, {
        keys,
        isRehearsal: this.env.REHEARSAL,
      }),
    };
  }

  /**
   * The brand of the path or of the host; the default brand when it is unknown. An unknown branch falls back to its brand.
   * [BRAND-09, BRAND-13]
   */
  private async resolveBrand(requested: DocumentPath, host: string | undefined): Promise<ResolvedBrand> {
    const embedded = requested.context === 'embedded';
    if (requested.context === 'panel') return this.resolvePartner(requested);
    if (requested.brand !== null) {
      const brand = (await this.brandOf(requested)) ?? (await this.brands.default());
      const mayBeFramed = embedded && brand.archivedAt === null;
      return { brand, hostOrigins: mayBeFramed ? brand.hostOrigins.filter(isOrigin) : [], partner: null };
    }
    const ofHost = embedded && host !== undefined && isOrigin(host) ? await this.brands.byHost(host) : [];
    const [first] = ofHost;
    if (first && host !== undefined) {
      const hostBrands = [...new Set(ofHost.map(({ urlRoute }) => urlRoute))];
      return { brand: first, hostOrigins: [host], partner: null, ...(hostBrands.length > 1 && { hostBrands }) };
    }
    return { brand: await this.brands.default(), hostOrigins: [], partner: null };
  }

  private async brandOf({ brand, branch }: DocumentPath): Promise<Brand | null> {
    if (brand === null) return null;
    return (await this.brands.find(brand, branch)) ?? (await this.brands.find(brand));
  }

  /** The panel of a partner, or of one of its brands, may be framed only by pages of the partner's CRM. */
  private async resolvePartner(requested: DocumentPath): Promise<ResolvedBrand> {
    const brand = await this.brandOf(requested);
    const partner = brand && (await this.brands.partnerOf(brand));
    if (!brand || partner === null) return { brand: await this.brands.default(), hostOrigins: [], partner: null };
    return { brand, hostOrigins: (await this.partnerKeys.panelOrigins(partner)).filter(isOrigin), partner };
  }

  /** An agent sees the brand of the customer on the line, which is known only after the login; in a panel, one of the partner. */
  private async logoOrigins(
    { portal, context }: DocumentPath,
    brand: Brand,
    partner: string | null,
  ): Promise<readonly string[]> {
    const ofAgents = partner === null ? () => this.brands.all() : () => this.brands.ofPartner(partner);
    const isKnown = portal === 'tenant' || (context === 'panel' && partner === null);
    const brands = isKnown ? [brand] : await ofAgents();
    const external = brands.map(({ logo }) => logo).filter((logo) => logo.startsWith('https:'));
    return [...new Set(external.map((logo) => new URL(logo).origin))];
  }

  private lookOf({ look, lookHash }: Brand): BrandLook {
    const found = this.looks.get(lookHash) ?? brandLook(look);
    this.looks.set(lookHash, found);
    return found;
  }

  private boot(
    requested: DocumentPath,
    brand: Brand,
    ofDocument: Pick<Boot['config'], 'hostOrigins' | 'hostBrands' | 'analytics'>,
    resolution: RegistryResolution,
  ): Omit<Boot, 'flags'> {
    const { MOVE_IN_MAX_PAST_MONTHS, MOVE_IN_MAX_FUTURE_DAYS, PUBLIC_SITE_URL, ADMIN_PORTAL_URL } = this.env;
    const { ASSETS_ORIGIN: assetsOrigin } = this.env;
    return {
      context: requested.context,
      portal: requested.portal,
      requestedBrand: requested.brand,
      branding: brandingOf(brand),
      ...(requested.context === 'embedded' && { look: frameLookOf(brand.look) }),
      resolution,
      config: {
        namedSupplier: namedSupplierOf(brand, this.env),
        moveIn: { maxPastMonths: MOVE_IN_MAX_PAST_MONTHS, maxFutureDays: MOVE_IN_MAX_FUTURE_DAYS },
        publicSiteUrl: PUBLIC_SITE_URL,
        assetsOrigin,
        ...(requested.portal === 'telephony' ? { adminPortalUrl: ADMIN_PORTAL_URL } : {}),
        ...ofDocument,
      },
    };
  }

  /** The flags of the brand; in demo mode the URL may override them for its tab. [FLAG-01, FLAG-02] */
  private async flagsFor(brand: Brand, text: string | undefined): Promise<Pick<Boot, 'flags' | 'flagOverrides'>> {
    const overrides: Partial<Flags> = this.env.APP_MODE === 'demo' ? readFlagOverrides(text) : {};
    const flags = { ...(await this.flags.ofBrand(brand)), ...overrides };
    return Object.keys(overrides).length === 0 ? { flags } : { flags, flagOverrides: overrides };
  }
}

/** Whether a document can show a version to one browser only: browsers block the cookie in frames of other sites. */
const hasVersionPreviews = ({ portal, context }: DocumentPath) => portal === 'tenant' && context === 'hosted';

/** The preview in the boot block. */
function previewIn(preview: Preview | null): Pick<Boot, 'preview'> {
  if (!preview) return {};
  const { name, version, expiresAt } = preview;
  return { preview: { name, version, until: expiresAt.toISOString() } };
}

/** Whether a remote is part of a document: movers have no side panel, and only its own document has a standalone page. */
function isIncluded(name: RemoteRecord['name'], { portal, context, below }: DocumentPath): boolean {
  const page = standalonePages[name];
  if (page !== undefined) return portal === 'tenant' && context === 'hosted' && matchPath(page, below) !== null;
  return portal === 'telephony' || name !== 'telephony';
}

/** The remotes of a document. What only the server needs, to name scripts, is left out. */
function resolutionFor(
  requested: DocumentPath,
  { remotes, lastGood, canaries = [], disabled = [] }: RegistryResolution,
): RegistryResolution {
  const isOfDocument = ({ name }: Pick<RemoteRecord, 'name'>) => isIncluded(name, requested);
  const ofDocument = ({ lazyPages: _pages, runsEarly: _early, ...record }: RemoteRecord) => record;
  const shownCanaries = canaries.filter(({ record }) => isOfDocument(record));
  const shownDisabled = disabled.filter(isOfDocument);
  return {
    remotes: remotes.filter(isOfDocument).map(ofDocument),
    lastGood: lastGood.filter(isOfDocument).map(ofDocument),
    ...(shownCanaries.length > 0 && {
      canaries: shownCanaries.map((canary) => ({ ...canary, record: ofDocument(canary.record) })),
    }),
    ...(shownDisabled.length > 0 && { disabled: shownDisabled }),
  };
}

/** Whether a document shows a page: of the shell, a step, or the standalone page of a published remote. */
function hasPage({ below }: DocumentPath, { remotes }: RegistryResolution): boolean {
  return isPage(below) || remotes.some(({ name }) => standalonePages[name] !== undefined);
}

/** Whether the text is a bare origin, which is safe in a policy. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);
}
