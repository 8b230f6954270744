import {
  matchPath,
  portalPages,
  redirects,
  stepAt,
  type Flags,
  type Portal,
  type PortalPage,
  type SessionState,
} from '@home-move/contract';

type Login = Pick<SessionState, 'loggedIn' | 'enrolmentId'>;

/** The facts that redirects depend on. */
export interface RouteFacts extends Login {
  /** Where "log in" leads: `loginPathOf`. */
  readonly loginPath: string;
  /** Whether the address names a brand. */
  readonly isBranded: boolean;
  readonly portal: Portal;
  /** Where /enrolment leads a logged-in mover: `landingPath`. */
  readonly landing: string;
}

export type PageName = PortalPage | 'journey' | 'not-found';

const shellPages = Object.keys(portalPages) as readonly PortalPage[];

const passwordLogin = '/log-in';
const codeLogin = '/login';

/**
 * The path of the login page: by code while its experiment is on, else by password. [ROUTE-02] A mover whose details are
 * still missing has chosen no password, so always returns by code.
 */
export function loginPathOf(flags: Pick<Flags, 'otp-login'>, { loggedIn, enrolmentId }: Login): string {
  const isPending = enrolmentId !== null && !loggedIn;
  return flags['otp-login'] || isPending ? codeLogin : passwordLogin;
}

/** Where a mover lands who is not known yet. */
export const movingDetails = '/enrolment/moving-details';
const confirmation = '/enrolment/confirmation';
const pending = '/pending';

/** A logged-in mover is redirected from these. */
const loginPages: readonly string[] = [passwordLogin, codeLogin, portalPages['login-code']];
/** How movers log in, directly or by a link; agents come from their CRM. */
const moverOnlyPages: readonly string[] = [
  ...loginPages,
  portalPages.continue,
  '/confirm-details',
  '/contact-change',
  '/join',
  portalPages['log-out-everywhere'],
  '/onboarding/verify',
  '/password-reset',
  '/password-reset-request',
  '/phone',
  '/private-entry',
];
const unpopulated = '/pending/personal-details/unpopulated';

const isBelow = (root: string, path: string) => path === root || path.startsWith(`${root}/`);

/** Whether a page only leads to a move: a visitor on it has typed nothing that a login elsewhere could replace. */
export const isEntryPage = (path: string): boolean => path === '/' || loginPages.includes(path);

/** Whether a page belongs to the sign-up, before the mover is logged in. */
export const isSignUpPage = (path: string): boolean => isBelow(pending, path);

/** Whether there is a page, or a redirect to one, at a path. */
const isKnown = (path: string): boolean =>
  path in redirects || stepAt(path) !== null || shellPages.some((name) => matchPath(portalPages[name], path) !== null);

/** The next redirect; null when there is none, and for unknown paths, which show "not found". */
function nextRedirect(path: string, { loggedIn, enrolmentId, isBranded, portal, landing }: RouteFacts): string | null {
  if (!isKnown(path)) return null;
  // [SESS-14, SESS-15]
  const isLoggedIn = loggedIn && enrolmentId !== null;
  const isTelephony = portal === 'telephony';
  // [ROUTE-06]
  if (path === '/' && isTelephony) return pending;
  // [ROUTE-19]
  if (isTelephony && isBelow(unpopulated, path)) return pending;
  // During a call only: an agent whose call has ended leaves through the login page.
  if (isTelephony && enrolmentId !== null && moverOnlyPages.some((root) => isBelow(root, path))) return pending;
  if (isLoggedIn && loginPages.includes(path)) return '/enrolment';
  // [ROUTE-04, ROUTE-05]
  if (path === '/' && isLoggedIn) return isBranded ? '/enrolment' : pending;
  // [ROUTE-22]
  if (isBelow(pending, path) && isLoggedIn) return '/enrolment';
  if (isBelow('/enrolment', path) && !isLoggedIn) {
    // The mover's details are still missing, and an agent never logs in as a mover.
    if (isTelephony) return pending;
    // [ROUTE-36, ROUTE-29]
    return path === confirmation ? movingDetails : passwordLogin;
  }
  if (path === '/enrolment') return landing;
  // [ROUTE-17, ROUTE-30]
  return redirects[path] ?? null;
}

/** Every path from the given one to the page that is shown. */
export function redirectChain(path: string, facts: RouteFacts): readonly string[] {
  const chain: string[] = [];
  for (let next: string | null = path; next !== null && !chain.includes(next); next = nextRedirect(next, facts))
    chain.push(next);
  // The password login stays if its address is opened; a redirect to it continues to the mover's login. [ROUTE-02]
  const isRedirected = chain.length > 1 && chain.at(-1) === passwordLogin;
  return isRedirected && facts.loginPath !== passwordLogin ? [...chain, facts.loginPath] : chain;
}

/** The path of the page that is shown, after all redirects. */
export function resolveRoute(path: string, facts: RouteFacts): string {
  return redirectChain(path, facts).at(-1) ?? path;
}

/** The page at a path; `journeyRoutes` are the patterns of all journeys. */
export function pageAt(path: string, journeyRoutes: readonly string[]): PageName {
  const page = shellPages.find((name) => matchPath(portalPages[name], path));
  if (page) return page;
  return journeyRoutes.some((route) => matchPath(route, path)) ? 'journey' : 'not-found';
}
