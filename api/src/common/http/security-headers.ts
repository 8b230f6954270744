import type { FastifyInstance } from 'fastify';

/** Keeps browsers from going back to http. Empty while the portal itself is on http, as in development. */
export const strictTransportHeaders = (publicOrigin: string): Readonly<Record<string, string>> =>
  publicOrigin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};

/** Security headers of every response: of documents and files too, which set others themselves. */
const commonHeaders = (publicOrigin: string): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  ...strictTransportHeaders(publicOrigin),
});

/** Security headers of every response of the API. */
export const apiSecurityHeaders = (publicOrigin: string): Readonly<Record<string, string>> => ({
  ...commonHeaders(publicOrigin),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
});

/** Adds the security headers to every response, unless its handler has set them. */
export function addSecurityHeaders(server: FastifyInstance, publicOrigin: string): void {
  const ofApi = Object.entries(apiSecurityHeaders(publicOrigin));
  const ofOthers = Object.entries(commonHeaders(publicOrigin));
  server.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of request.url.startsWith('/api/') ? ofApi : ofOthers) {
      if (!reply.hasHeader(name)) void reply.header(name, value);
    }
    done();
  });
}
