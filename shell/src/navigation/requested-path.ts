import type { SafeStorage } from '../session/safe-storage';
import { redirectChain, resolveRoute, type RouteFacts } from './routes';

/** The default path after a login. */
const afterLogin = '/enrolment';

/** Stores the page to which the next login returns. Paths below /enrolment contain no token. */
export function rememberPath(storage: SafeStorage, path: string): void {
  if (path.startsWith(`${afterLogin}/`)) storage.set('requestedPath', path);
}

/**
 * The path of the page that is shown, after all redirects. A visitor whom a redirect sends to the login returns from there to
 * the page that they requested.
 */
export function resolveRequest(path: string, facts: RouteFacts, storage: SafeStorage): string {
  const chain = redirectChain(path, facts);
  const target = chain.at(-1) ?? path;
  if (!facts.loggedIn) {
    if (target === facts.loginPath) rememberPath(storage, path);
    return target;
  }
  const requested = storage.get('requestedPath');
  storage.remove('requestedPath');
  return requested !== null && chain.includes(afterLogin) ? resolveRoute(requested, facts) : target;
}
