/** Epoch milliseconds, by the server's clock. */
export interface TokenLife {
  readonly from: number;
  readonly to: number;
}

/** From when until when an access token says that it lives; null for what is none. Nothing else of it is read. */
export function lifeOf(token: string): TokenLife | null {
  const [, payload = ''] = token.split('.');
  try {
    const said: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const { iat, exp } = Object(said) as { readonly iat?: unknown; readonly exp?: unknown };
    return typeof iat === 'number' && typeof exp === 'number' ? { from: iat * 1000, to: exp * 1000 } : null;
  } catch {
    return null;
  }
}
