import type { AddressBar } from './address-bar';

const name = 'flags';

/** The URL with the parameter set to the value, or without it for null. */
function withParameter(url: string, value: string | null): string {
  const { pathname, search, hash } = new URL(url, 'http://portal.invalid');
  const query = new URLSearchParams(search);
  if (value === null) query.delete(name);
  else query.set(name, value);
  const text = query.toString();
  return `${pathname}${text === '' ? '' : `?${text}`}${hash}`;
}

/**
 * In demo mode the address may override flags (`?flags=otp-login:off`). Keeps the parameter in the address from page to
 * page, so that it survives a reload, and hides it from the rest of the shell.
 */
export function keepFlagOverrides(bar: AddressBar): AddressBar {
  const value = new URL(bar.current(), 'http://portal.invalid').searchParams.get(name);
  if (value === null) return bar;
  return {
    ...bar,
    current: () => withParameter(bar.current(), null),
    push: (url) => bar.push(withParameter(url, value)),
    replace: (url) => bar.replace(withParameter(url, value)),
  };
}
