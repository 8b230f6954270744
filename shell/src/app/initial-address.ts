import { launchParam, startParam, steps, telephonyTokenParam, type Boot, type StepId } from '@home-move/contract';
import { formatBrandPath, parseBrandPath } from '../brand/brand-path';
import type { Registry } from '../journeys/registry';
import { loginPathOf, movingDetails, pageAt, resolveRoute } from '../navigation/routes';
import { loadPage } from '../pages/shell-page';
import { settingsOf } from './boot-block';
import type { FetchedPage } from './portal';

/** Reads the agent's token and removes it from the address bar at once, so that it stays out of histories and copied links. [TEL-02] */
export function takeTelephonyToken({ location, history }: Window): string | null {
  const url = new URL(location.href);
  const token = url.searchParams.get(telephonyTokenParam);
  url.searchParams.delete(telephonyTokenParam);
  if (token !== null) history.replaceState(history.state, '', url);
  return token;
}

/** Reads a CRM's launch code from the fragment, where no server sees it, and removes it from the address bar at once. */
export function takeLaunchCode({ location, history }: Window): string | null {
  const url = new URL(location.href);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const code = fragment.get(launchParam);
  fragment.delete(launchParam);
  url.hash = fragment.toString();
  if (code !== null) history.replaceState(history.state, '', url);
  return code === '' ? null : code;
}

/**
 * Replaces the address by the address of the step that the page around a frame requests (`?start=energy-usage`). The route
 * guard then decides whether the mover may see it. Ignores unknown steps, steps whose path has parameters and, for a visitor
 * who is not logged in, steps that would lead to the login.
 */
export function openStartStep({ location, history }: Window, isLoggedIn: boolean): void {
  const url = new URL(location.href);
  const id = url.searchParams.get(startParam);
  if (id === null) return;
  url.searchParams.delete(startParam);
  const step = Object.hasOwn(steps, id) ? steps[id as StepId] : null;
  if (step && !step.path.includes(':') && (isLoggedIn || step.access !== 'login')) {
    url.pathname = formatBrandPath({ ...parseBrandPath(url.pathname, 'embedded'), path: step.path }, 'embedded');
  }
  history.replaceState(history.state, '', url);
}

/** The path that this visitor will most likely see: a visitor with a token counts as logged in until the API disagrees. */
export function predictPath(boot: Boot | null, hasToken: boolean): string {
  const { path, brand } = parseBrandPath(window.location.pathname, boot?.context ?? 'hosted');
  const { flags, portal } = settingsOf(boot);
  const visitor = { loggedIn: hasToken, enrolmentId: hasToken ? '' : null };
  return resolveRoute(path, {
    ...visitor,
    loginPath: loginPathOf(flags, visitor),
    isBranded: brand !== null,
    portal,
    landing: movingDetails,
  });
}

/** Fetches the shell's page at the path; null for a journey, and on failure, after which the page fetches itself. */
export async function preloadPage(path: string, registry: Registry): Promise<FetchedPage | null> {
  const name = pageAt(path, registry.routes());
  if (name === 'journey') return null;
  return loadPage(name).then(
    (Body) => ({ name, Body }),
    () => null,
  );
}
