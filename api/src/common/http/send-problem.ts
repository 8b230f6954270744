import { problem, type Problem } from '@home-move/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiSecurityHeaders } from './security-headers.js';

/** Answers a problem as a page to a browser that navigates, and as application/problem+json to every other client. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, body: Problem): void {
  void reply.status(body.status);
  if (acceptsPages(request)) {
    void reply.headers({ 'content-security-policy': problemPagePolicy, 'cache-control': 'no-store' });
    void reply.type('text/html; charset=utf-8').send(problemPage(body));
    return;
  }
  void reply.type('application/problem+json').send(JSON.stringify(body));
}

/**
 * Answers a path that the router rejects: malformed percent-encoding, or a segment that is too long. The router's own
 * response would repeat the path, which may contain a token. Hooks do not run here, so the headers are set explicitly.
 */
export function malformedPathHandler(publicOrigin: string) {
  return (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers({ 'x-request-id': request.id, ...apiSecurityHeaders(publicOrigin) });
    sendProblem(request, reply, problem('NOT_FOUND'));
  };
}

function acceptsPages({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;
}

/** The page loads nothing and cannot be framed. */
const problemPagePolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The page shown when the document itself cannot be rendered. Titles come from the catalogue and contain no markup. */
function problemPage({ title, incident }: Problem): string {
  const quote = incident === undefined ? '' : `<p>If you call us, quote ${incident}.</p>`;
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><h1>${title}</h1>${quote}</body></html>`;
}
