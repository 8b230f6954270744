import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import type { CallInput, Endpoint } from '@home-move/contract';

export const ENDPOINT = 'hm:endpoint';
export const OPEN = 'hm:open';

/**
 * Serves an endpoint of the contract: its method, path, version, success status, who may call it and whether it takes an
 * Idempotency-Key all come from the descriptor. The controller itself has no prefix.
 */
export function Call<Input extends CallInput, Answer>(endpoint: Endpoint<Input, Answer>): MethodDecorator {
  return applyDecorators(
    RequestMapping({ path: pathsOf(endpoint), method: RequestMethod[endpoint.method] }),
    HttpCode(endpoint.success),
    SetMetadata(ENDPOINT, endpoint),
  );
}

/** `/api/v2/otp/request`, and under the other version where it answers there too. [API-01] */
export function pathsOf({ version, alsoUnder, path }: Endpoint): string[] {
  return [version, ...(alsoUnder ? [alsoUnder] : [])].map((one) => `/api/${one}${path}`);
}

/** A route that is no call of the contract and that anyone may read: documents and the OpenAPI pages. */
export const Open = (): MethodDecorator => SetMetadata(OPEN, true);
