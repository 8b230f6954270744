/** `scheme://host:port/path`, of which only the host is required. */
const hostSource =
  /^(?:(?<scheme>[a-z][a-z\d+.-]*):\/\/)?(?<host>\*|(?:\*\.)?[a-z\d_-]+(?:\.[a-z\d_-]+)*)(?::(?<port>\d+|\*))?(?<path>\/.*)?$/i;
const schemeSource = /^(?<scheme>[a-z][a-z\d+.-]*):$/i;

/** Whether the sources of a directive allow a request of a page (CSP Level 3). Nonces and hashes allow no address. */
export function allows(sources: readonly string[], url: URL, page: URL): boolean {
  return sources.some((source) => isMatch(source, url, page));
}

/** Whether the sources of a script directive allow only scripts with a nonce or hash, and their own scripts. */
export function ignoresHosts(sources: readonly string[]): boolean {
  return sources.some((source) => source.toLowerCase() === "'strict-dynamic'");
}

function isMatch(source: string, url: URL, page: URL): boolean {
  if (source === '*') return true;
  if (source.toLowerCase() === "'self'") return url.origin === page.origin;
  const scheme = schemeSource.exec(source)?.groups?.['scheme'];
  if (scheme !== undefined) return isScheme(scheme, url);
  const parts = hostSource.exec(source)?.groups;
  if (parts === undefined) return false;
  return (
    isScheme(parts['scheme'] ?? page.protocol.slice(0, -1), url) &&
    isHost(parts['host'] ?? '', url) &&
    isPort(parts['port'], url) &&
    isPath(parts['path'] ?? '', url)
  );
}

/** A source for http allows https too. */
function isScheme(scheme: string, { protocol }: URL): boolean {
  const allowed = `${scheme.toLowerCase()}:`;
  return allowed === protocol || (allowed === 'http:' && protocol === 'https:');
}

function isHost(host: string, { hostname }: URL): boolean {
  if (host === '*') return true;
  const allowed = host.toLowerCase();
  return allowed.startsWith('*.') ? hostname.endsWith(allowed.slice(1)) : hostname === allowed;
}

/** Without a port, only the default port of the scheme is allowed. Port 80 allows 443 too, as http allows https. */
function isPort(port: string | undefined, url: URL): boolean {
  if (port === '*') return true;
  const actual = url.port || (url.protocol === 'https:' ? '443' : '80');
  if (port === undefined) return url.port === '';
  return port === actual || (port === '80' && actual === '443');
}

/** A path that ends in a slash allows everything below it. */
function isPath(path: string, { pathname }: URL): boolean {
  return path === '' || (path.endsWith('/') ? pathname.startsWith(path) : pathname === path);
}
