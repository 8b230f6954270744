import type { Endpoint } from '@home-move/contract';
import { pathsOf } from '../../src/common/http/call.decorator.js';
import { callDescriptions } from '../../src/modules/platform/openapi/description-catalogue.js';
import { endpointAreas } from '../../src/modules/platform/openapi/endpoint-catalogue.js';
import { responseSchemas } from '../../src/modules/platform/openapi/response-catalogue.js';
import { problemResponse } from '../../src/modules/platform/openapi/responses/problem.responses.js';

interface JsonResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: unknown;
}

const allEndpoints: readonly Endpoint[] = Object.values(endpointAreas).flatMap((area) => Object.values(area));

const parameterCount = ({ path }: Endpoint) => path.split(':').length;

/** Fixed paths first, as the router prefers them: `/enrolment/council-services` before `/enrolment/:id`. */
const routes = allEndpoints
  .toSorted((a, b) => parameterCount(a) - parameterCount(b))
  .flatMap((endpoint) =>
    pathsOf(endpoint).map((path) => ({
      endpoint,
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`),
    })),
  );

/** Throws if the status or any field of an endpoint's response differs from the OpenAPI document. */
export function expectDocumented(method: string, url: string, { status, body, headers }: JsonResponse): void {
  const path = url.split('?')[0] ?? url;
  const endpoint = routes.find((route) => route.endpoint.method === method && route.pattern.test(path))?.endpoint;
  if (endpoint === undefined) return;
  if (status === 304 && callDescriptions.get(endpoint)?.isConditional) return;
  const isProblem = headers['content-type']?.toString().startsWith('application/problem+json') === true;
  if (!isProblem && status !== endpoint.success) throw new Error(`${method} ${path}: undocumented status ${status}`);
  // A stream or a file has no schema.
  const isFile = endpoint.media !== undefined;
  const schema = isProblem ? problemResponse : isFile ? undefined : responseSchemas.get(endpoint);
  const issues = schema
    ? schema.safeParse(body).error?.issues
    : body === undefined || isFile
      ? undefined
      : ['has a body'];
  if (issues) throw new Error(`${method} ${path}: undocumented response ${JSON.stringify(issues)}`);
}
