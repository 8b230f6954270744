import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { FaultName } from './fault.js';

/** An error response in the vendor's own format. */
export class VendorError extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super(`vendor responds ${status}`);
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The error of this route with the fault `refuse`, instead of the provider's. */
    refused?: VendorError;
  }
}

/** The key of every third party, which a rehearsal chooses; some formats wrap it. */
export const SANDBOX_KEY = process.env['SANDBOX_KEY'] || 'sandbox-key';

/** One third party in one format: its prefix, its error bodies and its routes. */
export interface Provider {
  name: FaultName;
  prefix: string;
  unauthenticated: unknown;
  /** The status of `unauthenticated`; 401 by default. */
  unauthenticatedStatus?: number;
  /** True if the request carries the key; by default in the header `x-api-key`. */
  isAuthenticated?: (request: FastifyRequest) => boolean;
  internal: unknown;
  /** The error of a request that is declined for good. Absent for vendors that decline nothing. */
  refused?: unknown;
  routes(app: FastifyInstance): void;
  /** An answer without its results; any other answer unchanged. Absent for vendors that search nothing. */
  emptied?(answer: object): object;
  /** The vendor's error for a body that fails its JSON schema. Absent for vendors without bodies. */
  invalid?(error: FastifyError): VendorError;
}
