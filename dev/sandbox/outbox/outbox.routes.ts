import type { FastifyInstance } from 'fastify';
import type { Outbox } from './outbox.js';

export function outboxRoutes(app: FastifyInstance, outbox: Outbox): void {
  app.get<{ Querystring: { to?: string } }>('/outbox', (request) => outbox.sentTo(request.query.to));
  app.delete('/outbox', () => {
    outbox.empty();
    return outbox.sentTo(undefined);
  });
}
