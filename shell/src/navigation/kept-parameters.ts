import type { AddressBar } from './address-bar';

/** Overrides of flags in demo mode (`?flags=otp-login:off`), and the theme that the page around a frame requests. */
const names = ['flags', 'theme'] as const;

/** The URL with each parameter set to its value, or without it for null. */
function withParameters(url: string, values: ReadonlyMap<string, string | null>): string {
  const { pathname, search, hash } = new URL(url, 'http://portal.invalid');
  const query = new URLSearchParams(search);
  for (const [name, value] of values)
    if (value === null) query.delete(name);
    else query.set(name, value);
  const text = query.toString();
  return `${pathname}${text === '' ? '' : `?${text}`}${hash}`;
}

/**
 * Keeps these parameters in the address from page to page, so that they survive a reload, and hides them from the rest of the
 * shell.
 */
export function keepParameters(bar: AddressBar): AddressBar {
  const { searchParams } = new URL(bar.current(), 'http://portal.invalid');
  const kept = new Map(names.filter((name) => searchParams.has(name)).map((name) => [name, searchParams.get(name)]));
  const none = new Map([...kept.keys()].map((name) => [name, null]));
  return {
    ...bar,
    current: () => withParameters(bar.current(), none),
    push: (url) => bar.push(withParameters(url, kept)),
    replace: (url) => bar.replace(withParameters(url, kept)),
  };
}
