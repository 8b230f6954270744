import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from './log.js';

/** The pattern of the route. Unlike the path, it never contains a token or a postcode. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? '(no route)';
}

/** Logs one line per request with its route, status, duration, and trace if there is one. */
export function logRequests(
  server: FastifyInstance,
  log: Log,
  traceIdOf: (request: FastifyRequest) => string | undefined,
): void {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const traceId = traceIdOf(request);
    const fields = {
      requestId: request.id,
      ...(traceId !== undefined && { traceId }),
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    log.info(fields, 'request');
    done();
  });
}
