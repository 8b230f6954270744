import type { FastifyInstance } from 'fastify';

const CHECK_INTERVAL_MS = 50;

/**
 * Lets a shutdown finish: keep-alive connections must not stay open after the last request in flight. Responses carry
 * `connection: close`, and connections that become idle after that are closed at a short interval.
 */
export function closeIdleConnectionsOnShutdown(server: FastifyInstance): void {
  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
    const interval = setInterval(() => server.server.closeIdleConnections(), CHECK_INTERVAL_MS);
    server.server.once('close', () => clearInterval(interval));
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done();
  });
}
