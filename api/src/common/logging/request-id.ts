import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const scopes = new AsyncLocalStorage<string>();

/** The id of the request or job that is being handled, for our log and the logs of third parties; undefined in commands. */
export const currentRequestId = (): string | undefined => scopes.getStore();

/** Runs `work` as part of the request or job with this id. */
export const withRequestId = <Result>(id: string, work: () => Result): Result => scopes.run(id, work);

/** Makes the id of each request available to everything that its handler calls. */
export function provideRequestIds(server: FastifyInstance): void {
  // Earlier hooks run before the body is read, which loses the scope.
  server.addHook('preValidation', (request, _, done) => withRequestId(request.id, done));
}
