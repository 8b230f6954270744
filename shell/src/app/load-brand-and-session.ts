import { brandEndpoints, type Boot, type Branding, type RuntimeContext } from '@home-move/contract';
import { parseBrandPath, type BrandPath } from '../brand/brand-path';
import { storeBrand, storedBranch } from '../brand/stored-brand';
import { defaultBrand, isInlined, loadBranding, applyTheme } from '../brand/load-branding';
import type { SessionServices } from '../session/session-services';
import { startSession } from '../session/start-session';
import { settingsOf, type Settings } from './boot-block';

/** What the portal is composed from. */
export interface BrandAndSession {
  readonly context: RuntimeContext;
  readonly branding: Branding;
  readonly settings: Settings;
  readonly brandPath: BrandPath;
}

/** Restores the branch that was stored before it left the path. [BRAND-10] */
function withBranch(path: BrandPath, context: RuntimeContext, services: SessionServices): BrandPath {
  if (path.branch !== null || path.brand === null || context !== 'hosted') return path;
  return { ...path, branch: storedBranch(services.storage, path.brand) };
}

/** Puts a brand that the address does not name into it, so that a reload keeps it. A panel always names its partner. */
function withBrand(path: BrandPath, { urlRoute, branch }: Branding, context: RuntimeContext): BrandPath {
  const isDefault = urlRoute === defaultBrand && context !== 'panel';
  return { ...path, brand: isDefault ? null : urlRoute, branch: branch === null ? null : String(branch) };
}

/** The brand of the address; of the host for a frame that names only its host, and of the customer for an agent. */
function pathOfBrand(path: BrandPath, context: RuntimeContext, branding: Branding, isCall: boolean): BrandPath {
  const isOfHost = context === 'embedded' && path.brand === null;
  return isCall || isOfHost ? withBrand(path, branding, context) : path;
}

const isSame = (one: Branding | undefined, other: Branding) =>
  one?.urlRoute === other.urlRoute && one.branch === other.branch;

/** The brand and branch that the registry resolves versions for. */
export function registryQuery({ urlRoute, branch }: Branding): { readonly brand: string; readonly branch?: string } {
  return { brand: urlRoute, ...(branch === null ? {} : { branch: String(branch) }) };
}

/** Fetches what the boot block would have carried. */
async function fetchSettings(services: SessionServices, settings: Settings, branding: Branding): Promise<Settings> {
  const resolution = await services.send(brandEndpoints.resolution, { query: registryQuery(branding) });
  return { ...settings, resolution };
}

/**
 * Loads brand and session while a spinner is shown. Rejects when the API cannot be reached and may be called again.
 * `runLogin` wraps the start of the session in an agent's login, which resolves with the branding of the customer's brand.
 * [ROUTE-01, BRAND-11]
 */
export async function loadBrandAndSession(
  services: SessionServices,
  boot: Boot | null,
  pathname: string,
  runLogin: (resume: () => Promise<void>) => Promise<Branding | undefined> = (resume) => resume().then(() => undefined),
): Promise<BrandAndSession> {
  const context = boot?.context ?? (pathname.startsWith('/embed') ? 'embedded' : 'hosted');
  const brandPath = withBranch(parseBrandPath(pathname, context), context, services);
  const requested = { brand: brandPath.brand ?? boot?.requestedBrand ?? defaultBrand, branch: brandPath.branch };
  const inlined = isInlined(boot, requested) ? boot : null;

  const ofCall = await runLogin(() => startSession(services));
  const branding = ofCall ?? inlined?.branding ?? (await loadBranding(services.send, requested));
  // Before the settings are fetched, so that the style sheet of another brand arrives meanwhile.
  applyTheme(branding, context, document.documentElement, boot?.branding);
  const isComplete = boot !== null && (ofCall === undefined || isSame(boot.branding, ofCall));
  const settings = isComplete ? settingsOf(boot) : await fetchSettings(services, settingsOf(boot), branding);

  const shownPath = pathOfBrand(brandPath, context, branding, ofCall !== undefined);
  storeBrand(services.storage, ofCall ? { brand: ofCall.urlRoute, branch: shownPath.branch } : requested);
  services.storage.set('appTypeConfig', JSON.stringify({ portal: settings.portal, context }));
  return { context, branding, settings, brandPath: shownPath };
}
