/** Origins that an answer may send the visitor to: ours, and those of the configuration. */
export function isTrusted(url: string, here: string, trusted: readonly string[]): boolean {
  const target = parsed(url, here);
  if (target === null || (target.protocol !== 'https:' && target.protocol !== 'http:')) return false;
  return [here, ...trusted].some((known) => parsed(known, here)?.origin === target.origin);
}

/** The address that a successful answer wants the visitor to go to; null without one. [SESS-13] */
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
