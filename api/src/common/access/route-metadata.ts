import type { ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Endpoint } from '@home-move/contract';

/** Metadata key of the endpoint that a handler serves. */
export const ENDPOINT = 'hm:endpoint';
/** Metadata key of routes outside the contract that need no token. */
export const PUBLIC_ROUTE = 'hm:public-route';

/** The endpoint that the handler of a request serves; undefined outside the contract. */
export function endpointOf(context: ExecutionContext, reflector: Reflector): Endpoint | undefined {
  return reflector.get<Endpoint | undefined>(ENDPOINT, context.getHandler());
}
