import type { Endpoint, RegistryFinding, RemoteBuild } from '@home-move/contract';
import { pathsOf } from '../../../common/http/call.decorator.js';
import { endpointAreas } from '../openapi/endpoint-catalogue.js';

/** A call without the names of its parameters, which may differ between contracts. */
const normalize = (call: string) =>
  call
    .split('/')
    .map((segment) => (segment.startsWith(':') ? ':' : segment))
    .join('/');

const areas: readonly Readonly<Record<string, Endpoint>>[] = Object.values(endpointAreas);

const served: ReadonlySet<string> = new Set(
  areas
    .flatMap((area) => Object.values(area))
    .flatMap((endpoint) => pathsOf(endpoint).map((path) => normalize(`${endpoint.method} ${path}`))),
);

/** An error for each API call of a build that this API does not serve. Builds without a list have none. */
export function missingCalls({ endpoints = [] }: Pick<RemoteBuild, 'endpoints'>): readonly RegistryFinding[] {
  return endpoints
    .filter((call) => !served.has(normalize(call)))
    .map((call) => ({ code: 'missing-call', message: `It calls ${call}, which this API does not serve.` }));
}
