import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { FaultBook } from './faults/fault-book.js';
import { applyFault, emptyAnswer, truncateAnswer } from './faults/fault.hook.js';
import type { ReceivedRequests } from './received/received-requests.js';
import { SANDBOX_KEY, VendorError, type Provider } from './server/provider.js';

const hasApiKey = (request: FastifyRequest) => request.headers['x-api-key'] === SANDBOX_KEY;

/** Registers a provider under its prefix, with its key check, faults and error format. */
export function registerProvider(
  app: FastifyInstance,
  provider: Provider,
  { faults, received }: { faults: FaultBook; received: ReceivedRequests },
): void {
  app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request) => {
        const { isAuthenticated = hasApiKey, unauthenticatedStatus = 401 } = provider;
        if (!isAuthenticated(request)) throw new VendorError(unauthenticatedStatus, provider.unauthenticated);
      });
      // Before the fault: the vendor has received the request, too, if it then fails.
      scope.addHook('preValidation', async (request) => received.add(provider.name, request));
      scope.addHook('preValidation', applyFault(provider, faults));
      scope.addHook('preSerialization', emptyAnswer(provider, faults));
      scope.addHook('onSend', truncateAnswer(provider, faults));
      scope.setErrorHandler<FastifyError>((error, request, reply) => {
        const { status, body } = vendorErrorFor(error, provider);
        if (status === 500 && !(error instanceof VendorError)) request.log.error(error);
        return reply.status(status).send(body);
      });
      provider.routes(scope);
    },
    { prefix: provider.prefix },
  );
}

function vendorErrorFor(error: FastifyError, provider: Provider): VendorError {
  if (error instanceof VendorError) return error;
  const isClientError = error.validation !== undefined || (error.statusCode ?? 500) < 500;
  if (isClientError && provider.invalid) return provider.invalid(error);
  return new VendorError(500, provider.internal);
}
