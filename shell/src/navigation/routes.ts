import { matchPath, portalPages, redirects, type Flags, type Portal, type PortalPage } from '@home-move/contract';

/** What the rules of the route tree look at. */
export interface RouteFacts {
  readonly loggedIn: boolean;
  readonly enrolmentId: string | null;
  /** Whether the address names a brand. */
  readonly isBranded: boolean;
  readonly portal: Portal;
}

export type PageName = PortalPage | 'journey' | 'not-found';

const namesOfOwnPages = Object.keys(portalPages) as readonly PortalPage[];

const passwordLogin = '/log-in';
const codeLogin = '/login';

/** The page that "log in" means: by code while its experiment is on, else by password. [ROUTE-02] */
export function loginPathOf(flags: Pick<Flags, 'otp-login'>): string {
  return flags['otp-login'] ? codeLogin : passwordLogin;
}

const confirmation = '/enrolment/confirmation';
const movingDetails = '/enrolment/moving-details';
const pending = '/pending';

/** Ways in, which somebody who is in needs no more. */
const loginPages: readonly string[] = [passwordLogin, codeLogin, portalPages['login-code'], portalPages.continue];
/** Ways in for movers, by themselves or by a link; agents come by their CRM. */
const moverOnlyPages: readonly string[] = [
  ...loginPages,
  '/confirm-details',
  '/onboarding/verify',
  '/password-reset',
  '/password-reset-request',
  '/phone',
];
const unpopulated = '/pending/personal-details/unpopulated';

const isBelow = (root: string, path: string) => path === root || path.startsWith(`${root}/`);

/** One step of sending on; null when the path may stay. */
function nextRedirect(path: string, { loggedIn, enrolmentId, isBranded, portal }: RouteFacts): string | null {
  // [SESS-14, SESS-15]
  const isIn = loggedIn && enrolmentId !== null;
  const isAgents = portal === 'telephony';
  // [ROUTE-06]
  if (path === '/' && isAgents) return pending;
  // [ROUTE-19]
  if (isAgents && isBelow(unpopulated, path)) return pending;
  // An agent in a call; one whose call is over is on the way out by the login page.
  if (isAgents && enrolmentId !== null && moverOnlyPages.some((root) => isBelow(root, path))) return pending;
  if (isIn && loginPages.includes(path)) return '/enrolment';
  // [ROUTE-04, ROUTE-05]
  if (path === '/' && isIn) return isBranded ? '/enrolment' : pending;
  // [ROUTE-22]
  if (isBelow(pending, path) && isIn) return '/enrolment';
  if (isBelow('/enrolment', path) && !isIn) {
    // An agent is here for a mover whose details are still missing; nobody logs in as a mover.
    if (isAgents) return pending;
    // [ROUTE-36, ROUTE-29]
    return path === confirmation ? movingDetails : passwordLogin;
  }
  // [ROUTE-17, ROUTE-30]
  return redirects[path] ?? null;
}

/** Every path on the way from a path to the page that is shown, the last one being it. */
export function redirectChain(path: string, facts: RouteFacts): readonly string[] {
  const way: string[] = [];
  for (let next: string | null = path; next !== null && !way.includes(next); next = nextRedirect(next, facts))
    way.push(next);
  return way;
}

/** Where a visitor to this path ends. */
export function resolveRoute(path: string, facts: RouteFacts): string {
  const way = redirectChain(path, facts);
  return way[way.length - 1] ?? path;
}

/** Whose page a path is; `journeyRoutes` are the patterns of all journeys. */
export function pageAt(path: string, journeyRoutes: readonly string[]): PageName {
  const own = namesOfOwnPages.find((name) => matchPath(portalPages[name], path));
  if (own) return own;
  return journeyRoutes.some((route) => matchPath(route, path)) ? 'journey' : 'not-found';
}
