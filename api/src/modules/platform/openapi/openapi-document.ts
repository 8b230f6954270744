import { problemCatalogue, type Endpoint, type ProblemCode } from '@home-move/contract';
import type * as z from 'zod';
import { isRejectedWhenClosed } from '../../../common/access/closed-enrolment-calls.js';
import { pathsOf } from '../../../common/http/call.decorator.js';
import { callDescriptions } from './description-catalogue.js';
import { endpointAreas, fileBodies, serviceBodySchemas } from './endpoint-catalogue.js';
import { componentSchemas, responseReference, toJsonSchema } from './json-schema.js';
import { responseSchemas } from './response-catalogue.js';
import { problemResponse } from './responses/problem.responses.js';
import type { RequestSchemas } from './route-schemas.js';

type Json = Record<string, unknown>;

const text = { type: 'string' };

/** Whose calls a document describes: everyone's, or partners'. */
export type Audience = 'everyone' | 'partners';

export const documentTitles = { everyone: 'Home Move API', partners: 'Home Move partner API' } as const;

interface DocumentOptions {
  readonly audience: Audience;
  readonly origin: string;
  readonly version: string;
  readonly requestSchemas: ReadonlyMap<Endpoint, RequestSchemas>;
}

/** Generates the OpenAPI 3.1 document from the endpoints of the contract and the schemas of requests and responses. */
export function openApiDocument({ audience, origin, version, requestSchemas }: DocumentOptions): Json {
  const paths: Record<string, Json> = {};
  const areas = Object.entries(endpointAreas).flatMap(([area, endpoints]) => {
    const shown = Object.entries(endpoints).filter(([, endpoint]) => isFor(audience, endpoint));
    return shown.length === 0 ? [] : [{ area, shown }];
  });
  for (const { area, shown } of areas) {
    for (const [name, endpoint] of shown) {
      for (const [index, path] of openApiPaths(endpoint).entries()) {
        const id = index === 0 ? name : `${name}.${endpoint.alsoInVersion}`;
        (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(
          area,
          id,
          endpoint,
          requestSchemas.get(endpoint),
        );
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: documentTitles[audience],
      version,
      description: 'Errors are application/problem+json (RFC 9457) with a code.',
    },
    servers: [{ url: origin }],
    tags: areas.map(({ area }) => ({ name: area })),
    paths,
    components: {
      schemas: audience === 'everyone' ? componentSchemas() : referenced(paths, componentSchemas()),
      securitySchemes: audience === 'everyone' ? securitySchemes : { partnerKey: securitySchemes.partnerKey },
    },
  };
}

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  partnerKey: { type: 'http', scheme: 'bearer', description: "A partner's key, for calls between servers" },
  mailKey: { type: 'http', scheme: 'basic', description: 'MAIL_EVENT_KEY as password; a bearer token will do too' },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: 'webhook-signature',
    description:
      'The signature of the provider, with webhook-id and webhook-timestamp: https://www.standardwebhooks.com',
  },
  deployKey: { type: 'http', scheme: 'bearer', description: 'A key of DEPLOY_KEY; no token of a user will do' },
} as const;

const isFor = (audience: Audience, { version }: Endpoint) => audience === 'everyone' || version === 'partner/v1';

/** The components that the paths refer to, directly or through others. */
function referenced(paths: Json, components: Json): Json {
  const names = new Set<string>();
  const follow = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, field] of Object.entries(value)) {
      const name = key === '$ref' ? String(field).slice('#/components/schemas/'.length) : null;
      if (name === null) follow(field);
      else if (!names.has(name)) {
        names.add(name);
        follow(components[name]);
      }
    }
  };
  follow(paths);
  return Object.fromEntries(Object.entries(components).filter(([name]) => names.has(name)));
}

/** `/api/v1/enrolment/{id}`; two paths for an endpoint that is served under both versions. */
function openApiPaths(endpoint: Endpoint): string[] {
  return pathsOf(endpoint).map((path) => path.replace(/:(\w+)/g, '{$1}'));
}

function operation(area: string, name: string, endpoint: Endpoint, request: RequestSchemas = {}): Json {
  const schema = request.body ?? serviceBodySchemas.get(endpoint);
  const content = schema ? bodyContent(endpoint, toJsonSchema(schema)) : fileContent(endpoint);
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: callDescriptions.get(endpoint)?.summary,
    ...access(endpoint),
    parameters: parameters(endpoint, request),
    ...(content && { requestBody: { required: true, content } }),
    responses: responses(endpoint, { hasBody: content !== undefined, hasQuery: request.query !== undefined }),
  };
}

function access({ roles, key, signedBy, scope }: Endpoint): Json {
  if (signedBy) return { description: 'Signed as Standard Webhooks describes.', security: [{ signature: [] }] };
  if (key === 'deploy') return { description: 'Deploy key.', security: [{ deployKey: [] }] };
  if (key === 'mail') return { description: 'Key of the mail provider.', security: [{ mailKey: [] }] };
  if (key === 'partner') return { description: `Partner key with the scope ${scope}.`, security: [{ partnerKey: [] }] };
  if (roles.length === 0) return { description: 'Open.', security: [] };
  return { description: `Roles: ${roles.join(', ')}.`, security: [{ bearer: [] }] };
}

function bodyContent({ encoding }: Endpoint, schema: Json): Json {
  const json = { 'application/json': { schema } };
  return encoding === 'form' ? { 'application/x-www-form-urlencoded': { schema }, ...json } : json;
}

function fileContent(endpoint: Endpoint): Json | undefined {
  const files = fileBodies.get(endpoint);
  if (files === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(files).map(([type, description]) => [type, { schema: { type: 'string', description } }]),
  );
}

function parameters(endpoint: Endpoint, { query }: RequestSchemas): Json[] {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: text,
  }));
  const inQuery = query ? queryParameters(toJsonSchema(query)) : [];
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 128 } };
  return [...inPath, ...inQuery, ...(endpoint.idempotent ? [key] : [])];
}

function queryParameters({ properties = {}, required = [] }: z.core.JSONSchema.BaseSchema): Json[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function responses(endpoint: Endpoint, { hasBody, hasQuery }: { hasBody: boolean; hasQuery: boolean }): Json {
  const hasInput = hasBody || hasQuery || endpoint.path.includes(':');
  const common: ProblemCode[] = [
    ...(hasInput ? (['VALIDATION', 'MALFORMED_BODY'] as const) : []),
    ...(endpoint.roles.length > 0 ? (['UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'] as const) : []),
    ...(isOfOwner(endpoint) && isRejectedWhenClosed(endpoint, 'agent') ? (['ENROLMENT_CLOSED'] as const) : []),
    ...(endpoint.key === undefined && endpoint.signedBy === undefined ? [] : (['UNAUTHENTICATED'] as const)),
    ...(endpoint.scope === undefined ? [] : (['SCOPE_MISSING'] as const)),
    'UNEXPECTED',
  ];
  const codes = new Map<number, ProblemCode[]>();
  for (const code of new Set([...common, ...(callDescriptions.get(endpoint)?.problems ?? [])])) {
    const { status } = problemCatalogue[code];
    codes.set(status, [...(codes.get(status) ?? []), code]);
  }
  const content = { 'application/problem+json': { schema: responseReference(problemResponse) } };
  const schema = responseSchemas.get(endpoint);
  const success = schema
    ? {
        description: 'Success',
        content: { [endpoint.media ?? 'application/json']: { schema: responseReference(schema) } },
      }
    : endpoint.media
      ? { description: 'A file', content: { [endpoint.media]: {} } }
      : { description: 'Done' };
  return {
    [endpoint.success]: success,
    ...(callDescriptions.get(endpoint)?.isConditional && {
      304: { description: 'What the client has, by its If-None-Match, is current' },
    }),
    ...Object.fromEntries([...codes].map(([status, names]) => [status, { description: names.join(', '), content }])),
  };
}

const isOfOwner = ({ roles }: Endpoint) => roles.some((role) => role !== 'app');
