import type { FastifyInstance } from 'fastify';

/**
 * Keeps the address of the client as of the arrival of its request. A closed connection has none, and limits count by it: a client that
 * hangs up would cause an unexpected failure.
 */
export function keepClientAddresses(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    Object.defineProperty(request, 'ip', { value: request.ip });
    done();
  });
}
