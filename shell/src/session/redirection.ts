/** Whether an answer may send the visitor to this URL: the portal's own origin or a configured one. */
export function isTrusted(url: string, here: string, trusted: readonly string[]): boolean {
  const target = parsed(url, here);
  if (target === null || (target.protocol !== 'https:' && target.protocol !== 'http:')) return false;
  return [here, ...trusted].some((known) => parsed(known, here)?.origin === target.origin);
}

/** The URL that a successful answer sends the visitor to; null without one. [SESS-13] */
export function redirectionOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('redirectionUrl' in answer)) return null;
  const { redirectionUrl } = answer;
  return typeof redirectionUrl === 'string' && redirectionUrl !== '' ? redirectionUrl : null;
}

function parsed(url: string, base: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}
