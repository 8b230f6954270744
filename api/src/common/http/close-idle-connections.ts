import type { FastifyInstance } from 'fastify';
import type { Drain } from '../drain/drain.js';

const CHECK_INTERVAL_MS = 50;

/**
 * Lets a shutdown finish: keep-alive connections must not stay open after the last request in flight. From the beginning of the
 * drain, responses carry `connection: close`. Connections that are idle when the port closes, or later, are closed at a short
 * interval.
 */
export function closeIdleConnectionsOnShutdown(server: FastifyInstance, drain: Drain): void {
  server.addHook('preClose', async () => {
    drain.begin();
    const interval = setInterval(() => server.server.closeIdleConnections(), CHECK_INTERVAL_MS);
    server.server.once('close', () => clearInterval(interval));
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (drain.hasBegun) void reply.header('connection', 'close');
    done();
  });
}
