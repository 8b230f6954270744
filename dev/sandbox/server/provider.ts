import type { FastifyError, FastifyInstance } from 'fastify';
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

/** One third party: its prefix, its error bodies and its routes. */
export interface Provider {
  name: FaultName;
  prefix: string;
  unauthenticated: unknown;
  internal: unknown;
  /** The error of a request that is declined for good. Absent for vendors that decline nothing. */
  refused?: unknown;
  routes(app: FastifyInstance): void;
  /** An answer without its results; any other answer unchanged. Absent for vendors that search nothing. */
  emptied?(answer: object): object;
  /** The vendor's error for a body that fails its JSON schema. Absent for vendors without bodies. */
  invalid?(error: FastifyError): VendorError;
}
