import type { FastifyInstance } from 'fastify';

const prefix = '/home-move';
const forwarded = ['accept', 'authorization', 'content-type', 'idempotency-key'] as const;
const returned = ['content-type', 'retry-after', 'www-authenticate'] as const;
const timeoutMs = 30_000;

/**
 * Passes calls of a mounted panel on to Home Move's API. The page calls its own origin, so the API opens itself to no other
 * origin. The proxy adds no credentials: the page sends the access token of its agent.
 */
export function proxyApi(app: FastifyInstance, api: string): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.all(`${prefix}/*`, async (request, reply) => {
      // Appended, not resolved: a path that begins with two slashes would name another host.
      const url = new URL(`${api}${request.url.slice(prefix.length)}`);
      if (!/^\/api\/v\d\//.test(url.pathname)) return reply.status(404).send();
      const headers = forwarded.flatMap((name) => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value] as [string, string]] : [];
      });
      const body = request.body instanceof Buffer && request.body.length > 0 ? new Uint8Array(request.body) : null;
      const response = await fetch(url, {
        method: request.method,
        headers,
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      for (const name of returned) {
        const value = response.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      const answer = Buffer.from(await response.arrayBuffer());
      return reply.status(response.status).header('cache-control', 'no-store').send(answer);
    });
  });
}
