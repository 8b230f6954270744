import type { FastifyInstance } from 'fastify';

const CHECK_MS = 50;

/**
 * A shutdown waits for what is in flight. Its connection must not stay open after it, waiting for a next request: the
 * answer says so, and a connection that became idle in that very moment is hung up a little later.
 */
export function hangUpWhenClosing(server: FastifyInstance): void {
  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
    const hangUp = setInterval(() => server.server.closeIdleConnections(), CHECK_MS);
    server.server.once('close', () => clearInterval(hangUp));
  });
  server.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close');
  });
}
