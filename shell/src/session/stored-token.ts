import type { SafeStorage, SessionKey } from './safe-storage';

/** The stored token, or null if malformed: fetch would reject such a header as if the browser were offline. */
export function readToken(storage: SafeStorage, key: SessionKey): string | null {
  const stored = storage.get(key);
  return stored !== null && /^[\w.~+/=-]+$/.test(stored) ? stored : null;
}

/** Epoch milliseconds, by the server's clock. */
export interface TokenLifetime {
  readonly from: number;
  readonly to: number;
}

/** The validity period that an access token claims; null if malformed. No other claim is read. */
export function lifetimeOf(token: string): TokenLifetime | null {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const { iat, exp } = Object(claims) as { readonly iat?: unknown; readonly exp?: unknown };
    return typeof iat === 'number' && typeof exp === 'number' ? { from: iat * 1000, to: exp * 1000 } : null;
  } catch {
    return null;
  }
}
