import { brandEndpoints, type Boot, type Branding, type RuntimeContext } from '@home-move/contract';
import { parseBrandPath, type BrandPath } from '../brand/brand-path';
import { keepBrand, keptBranch } from '../brand/kept-brand';
import { defaultBrand, isInlined, loadBranding, wear } from '../brand/load-branding';
import { settingsOf, type Settings } from './settings';
import type { SessionServices } from '../session/session-services';
import { startSession } from '../session/start-session';

/** All that start-up finds out. */
export interface BrandAndSession {
  readonly context: RuntimeContext;
  readonly branding: Branding;
  readonly settings: Settings;
  readonly brandPath: BrandPath;
}

/** The branch of the path; where it left the path before, the one that was kept. [BRAND-10] */
function withBranch(path: BrandPath, context: RuntimeContext, services: SessionServices): BrandPath {
  if (path.branch !== null || path.brand === null || context !== 'hosted') return path;
  return { ...path, branch: keptBranch(services.storage, path.brand) };
}

/** A frame that named its host, and no brand, was given that host's: from now on its path names it, so that a reload finds it. */
function withHostBrand(path: BrandPath, context: RuntimeContext, { urlRoute, branch }: Branding): BrandPath {
  if (context !== 'embedded' || path.brand !== null || urlRoute === defaultBrand) return path;
  return { ...path, brand: urlRoute, branch: branch === null ? null : String(branch) };
}

/** A document without a boot block asks for what the server would have written. */
async function fetchSettings(services: SessionServices, settings: Settings, branding: Branding): Promise<Settings> {
  const query = { brand: branding.urlRoute, ...(branding.branch === null ? {} : { branch: String(branding.branch) }) };
  const resolution = await services.send(brandEndpoints.resolution, { query });
  return { ...settings, resolution };
}

/**
 * Brand and session, before anything but a spinner is shown. Rejects when the API cannot be reached; calling it again
 * tries again. `enter` goes round the start of the session, where it is not a mover's. [ROUTE-01, BRAND-11]
 */
export async function loadBrandAndSession(
  services: SessionServices,
  boot: Boot | null,
  pathname: string,
  runLogin: (resume: () => Promise<void>) => Promise<void> = (resume) => resume(),
): Promise<BrandAndSession> {
  const context = boot?.context ?? (pathname.startsWith('/embed') ? 'embedded' : 'hosted');
  const brandPath = withBranch(parseBrandPath(pathname, context), context, services);
  const requested = { brand: brandPath.brand ?? boot?.requestedBrand ?? defaultBrand, branch: brandPath.branch };
  const inlined = isInlined(boot, requested) ? boot : null;

  await runLogin(() => startSession(services.appToken, services.tokens, services.session));
  const branding = inlined?.branding ?? (await loadBranding(services.send, requested));
  const settings = boot ? settingsOf(boot) : await fetchSettings(services, settingsOf(null), branding);

  keepBrand(services.storage, requested);
  services.storage.set('appTypeConfig', JSON.stringify({ portal: settings.portal, context }));
  wear(branding, context, document.documentElement);
  return { context, branding, settings, brandPath: withHostBrand(brandPath, context, branding) };
}
