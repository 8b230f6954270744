import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routeOf } from '../logging/request-log.js';
import { type Span, withinSpan } from '../telemetry/active-span.js';
import type { Telemetry } from '../telemetry/telemetry.js';

/**
 * Measures each request and gives it a span, which continues the trace of its `traceparent`. Both contain the pattern of the route,
 * never its path. Returns the trace id of a request, for its log line. Without telemetry it adds no hook.
 */
export function traceRequests(
  server: FastifyInstance,
  telemetry: Telemetry,
): (request: FastifyRequest) => string | undefined {
  const spans = new WeakMap<FastifyRequest, Span>();
  if (!telemetry.isOn) return () => undefined;

  server.addHook('onRequest', (request, _, done) => {
    const { traceparent } = request.headers;
    const route = routeOf(request);
    const span = telemetry.startSpan({
      name: `${request.method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': request.method, 'http.route': route },
      parent: typeof traceparent === 'string' ? traceparent : undefined,
    });
    if (span) spans.set(request, span);
    done();
  });
  // Earlier hooks run before the body is read, which loses the scope.
  server.addHook('preValidation', (request, _, done) => withinSpan(spans.get(request), done));
  server.addHook('onResponse', (request, reply, done) => {
    report(request, reply);
    done();
  });
  server.addHook('onRequestAbort', (request, done) => {
    spans.get(request)?.end({}, 'aborted');
    done();
  });

  function report(request: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): void {
    const failure = statusCode >= 500 ? String(statusCode) : undefined;
    const status = { 'http.response.status_code': statusCode };
    spans.get(request)?.end(status, failure);
    telemetry.record('request', elapsedTime, {
      'http.request.method': request.method,
      'http.route': routeOf(request),
      ...status,
      ...(failure !== undefined && { 'error.type': failure }),
    });
  }

  return (request) => spans.get(request)?.traceId;
}
