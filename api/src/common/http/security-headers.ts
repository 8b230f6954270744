import type { FastifyInstance } from 'fastify';

/** Security headers of every response of the API. Documents and files set their own. */
export const apiSecurityHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

export const contentTypeHeaders = { 'x-content-type-options': 'nosniff' } as const;

/** Adds the security headers to every response, unless its handler has set them. */
export function addSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    void reply.headers(contentTypeHeaders);
    if (!request.url.startsWith('/api/')) return;
    for (const [name, value] of Object.entries(apiSecurityHeaders)) {
      if (!reply.hasHeader(name)) void reply.header(name, value);
    }
  });
}
