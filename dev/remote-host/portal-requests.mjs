/**
 * The Host header for a portal. On `localhost`, names such as telephony.localhost select the portal of agents, so that the name in
 * the browser's address stays; a deployed portal has one name.
 */
export function portalHost(portal, browserHost) {
  const { hostname, host, port } = new URL(portal);
  return hostname === 'localhost' ? `${browserHost.replace(/:\d+$/, '')}:${port}` : host;
}

/** A cookie without its domain, so that the browser keeps it for the development server. */
const withoutDomain = (cookie) =>
  cookie
    .split(';')
    .filter((part) => !part.trim().toLowerCase().startsWith('domain='))
    .join(';');

/** A redirect within the portal, as a path of the development server; another one unchanged. */
function redirectFrom(portal, location) {
  const url = new URL(location, portal);
  return url.origin === portal ? `${url.pathname}${url.search}${url.hash}` : location;
}

/** The headers of a portal's response that the development server sends too: cookies and redirects. */
export function toDevelopmentHeaders(portal, { 'set-cookie': cookies, location }) {
  return {
    ...(cookies && { 'set-cookie': cookies.map(withoutDomain) }),
    ...(location !== undefined && { location: redirectFrom(portal, location) }),
  };
}

/** Options of webpack's proxy for every request but page loads and files below `ownPath`. */
export function portalProxy({ portal, ownPath }) {
  const isOneName = new URL(portal).hostname !== 'localhost';
  return {
    context: (path) => !path.startsWith(ownPath) && path !== '/ws',
    target: portal,
    changeOrigin: isOneName,
    onProxyReq: (request) => {
      // The portal would reject a call with a body from another origin than its own.
      if (isOneName && request.getHeader('origin') !== undefined) request.setHeader('origin', portal);
      request.removeHeader('referer');
    },
    onProxyRes: ({ headers }) => Object.assign(headers, toDevelopmentHeaders(portal, headers)),
  };
}
