import type { FastifyError, FastifyInstance } from 'fastify';
import type { FaultBook } from '../faults/fault-book.js';
import { meetFault } from '../faults/fault.hook.js';
import type { FaultName } from '../faults/fault.js';
import { VendorError } from './vendor-error.js';

export const API_KEY = 'sandbox-key';

/** One third party: where it answers, how it words its refusals, what it offers. */
export interface Provider {
  name: FaultName;
  prefix: string;
  unauthenticated: unknown;
  internal: unknown;
  routes(app: FastifyInstance): void;
  /** How the vendor words a body that fails its JSON schema. Vendors without bodies leave it out. */
  invalid?(error: FastifyError): VendorError;
}

/** Puts a provider under its prefix, with key check, faults and error shape of its own. */
export function registerProvider(app: FastifyInstance, provider: Provider, faults: FaultBook): void {
  app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request) => {
        if (request.headers['x-api-key'] !== API_KEY) throw new VendorError(401, provider.unauthenticated);
      });
      scope.addHook('preValidation', meetFault(provider, faults));
      scope.setErrorHandler<FastifyError>((error, request, reply) => {
        const answer = vendorErrorFor(error, provider);
        if (answer.status === 500 && !(error instanceof VendorError)) request.log.error(error);
        return reply.status(answer.status).send(answer.body);
      });
      provider.routes(scope);
    },
    { prefix: provider.prefix },
  );
}

function vendorErrorFor(error: FastifyError, provider: Provider): VendorError {
  if (error instanceof VendorError) return error;
  const clientsFault = error.validation !== undefined || (error.statusCode ?? 500) < 500;
  if (clientsFault && provider.invalid) return provider.invalid(error);
  return new VendorError(500, provider.internal);
}
