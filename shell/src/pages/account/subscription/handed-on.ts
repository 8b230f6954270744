/**
 * What one subscription page hands to the next one: the address that was changed by a link's token. It lives in this document
 * alone, so that no address comes back into the address bar.
 */
const handed = new Map<string, string>();

export function handOn(token: string, email: string): void {
  handed.set(token, email);
}

/** The address that the page before this one changed; null for who comes from a mail. */
export function handedOn(token: string): string | null {
  return handed.get(token) ?? null;
}
