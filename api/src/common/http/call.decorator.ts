import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata, UseInterceptors } from '@nestjs/common';
import type { CallInput, Endpoint } from '@home-move/contract';
import { IdempotencyInterceptor } from '../idempotency/idempotency.interceptor.js';
import { ENDPOINT, PUBLIC_ROUTE } from '../access/route-metadata.js';

/**
 * Serves an endpoint of the contract. Method, path, version, success status, permitted roles and support of
 * Idempotency-Key come from its descriptor. The controller itself has no prefix.
 */
export function Call<Input extends CallInput, Answer>(endpoint: Endpoint<Input, Answer>): MethodDecorator {
  return applyDecorators(
    RequestMapping({ path: pathsOf(endpoint), method: RequestMethod[endpoint.method] }),
    HttpCode(endpoint.success),
    SetMetadata(ENDPOINT, endpoint),
    // Not for the whole application: an interceptor wraps every call in observables.
    ...(endpoint.idempotent ? [UseInterceptors(IdempotencyInterceptor)] : []),
  );
}

/** `/api/v2/otp/request`, and the same under the other version where the endpoint is also served there. [API-01] */
export function pathsOf({ version, alsoInVersion: alsoUnder, path }: Endpoint): string[] {
  return [version, ...(alsoUnder ? [alsoUnder] : [])].map((served) => `/api/${served}${path}`);
}

/** Marks a route outside the contract that needs no token: documents and the OpenAPI pages. */
export const PublicRoute = (): MethodDecorator => SetMetadata(PUBLIC_ROUTE, true);
