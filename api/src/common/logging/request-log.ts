import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from './log.js';

/** The route as its pattern: a path may carry a token or a postcode, the pattern never does. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? '(no route)';
}

/** One line a request: what was asked, how it ended, how long it took. */
export function logRequests(server: FastifyInstance, log: Log): void {
  server.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    const fields = {
      requestId: request.id,
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    log.info(fields, 'request');
  });
}
