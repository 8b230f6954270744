import type { Tokens } from '@home-move/contract';

declare global {
  interface Window {
    /** The app token that the document requests before the shell is loaded; null if that failed. The shell removes it. */
    hmEarlyToken?: Promise<Tokens | null>;
  }
}

/** A request that takes longer is left to the shell, with its own time limit and error handling. */
const timeoutMs = 10_000;
/** An older document was suspended in the meantime: its token may be about to expire. */
const maxAgeMs = 30_000;

/** An app token of any brand, or its refresh token. */
const storedToken = /^hm\..*appToken$/i;

function hasStoredToken(page: Window): boolean {
  try {
    return Object.keys(page.sessionStorage).some((key) => storedToken.test(key));
  } catch {
    // Denied: nothing is ever stored.
    return false;
  }
}

/**
 * Runs in the document of the tenant portal, while the shell is still being fetched: sends the same request as the shell
 * would for a visitor without an app token, except the trace. Leaves visitors with a stored one to the shell. [SESS-01, SESS-20]
 */
export function requestEarlyToken(page: Window): void {
  if (hasStoredToken(page)) return;
  page.hmEarlyToken = page
    .fetch('/api/v1/token', {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
      cache: 'no-store',
      credentials: 'omit',
      body: 'grant_type=client_credentials&client_id=tenant-portal',
      signal: AbortSignal.timeout(timeoutMs),
    })
    .then((response) => (response.ok ? (response.json() as Promise<Tokens>) : null))
    .catch(() => null);
}

/** Takes the document's request, so that no later script finds its token; null without one. */
export function takeEarlyToken(page: Window): Promise<Tokens | null> | null {
  const early = page.hmEarlyToken ?? null;
  delete page.hmEarlyToken;
  return page.performance.now() < maxAgeMs ? early : null;
}
