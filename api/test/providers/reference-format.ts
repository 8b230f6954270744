import * as z from 'zod';
import type { HttpProviderFactory, Vendor } from '../../src/providers/http/http-provider.factory.js';
import type { ProviderRequest } from '../../src/providers/http/provider-call.js';

type Call = ProviderRequest & { readonly outcomes?: Readonly<Record<string, unknown>> };

/** A call of a client, with its third party. */
interface RecordedCalls {
  readonly vendor: Vendor;
  readonly calls: readonly Call[];
}

/** Runs a client against no server and returns its calls; each one is rejected before it is sent. */
export async function recordCalls<Client>(
  create: (providers: HttpProviderFactory) => Client,
  callEach: (client: Client) => readonly Promise<unknown>[],
): Promise<RecordedCalls> {
  const calls: Call[] = [];
  const vendors: Vendor[] = [];
  const record = (call: Call) => {
    calls.push(call);
    return Promise.reject(new Error('recorded'));
  };
  const providers: Pick<HttpProviderFactory, 'create'> = {
    create: (vendor) => {
      vendors.push(vendor);
      return { call: record, probe: (call: Call) => record(call).catch(() => 'failed') } as never;
    },
  };
  await Promise.allSettled(callEach(create(providers as HttpProviderFactory)));
  const [vendor] = vendors;
  if (!vendor) throw new Error('The client has no third party');
  return { vendor, calls };
}

/**
 * The OpenAPI document of a reference format, from the schemas and tables of its client. `message` is the body of the signed requests that
 * the third party sends to the API.
 */
export function openApiOf(title: string, { vendor, calls }: RecordedCalls, message?: z.ZodType): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, vendor) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description: 'The reference format that the API calls. Generated from the schemas of its client.',
    },
    security: [{ key: [] }],
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-api-key' } } },
    paths,
    ...(message && { webhooks: { orderState: { post: webhookOf(message) } } }),
  };
}

function operationOf({ params = {}, query = {}, body, idempotencyKey, response, outcomes = {} }: Call, vendor: Vendor) {
  const parameters = [
    ...Object.entries(params).map(([name, example]) => parameter('path', name, example)),
    ...Object.entries(query).map(([name, example]) => parameter('query', name, example)),
    ...(idempotencyKey === undefined ? [] : [parameter('header', 'idempotency-key', idempotencyKey)]),
  ];
  const codes = { ...vendor.knownErrors, ...outcomes };
  return {
    parameters,
    ...(body !== undefined && { requestBody: { required: true, content: { 'application/json': { example: body } } } }),
    responses: {
      '2XX': {
        description: 'The result. Additional fields are ignored.',
        content: { 'application/json': { schema: schemaOf(response) } },
      },
      '4XX': {
        description:
          Object.keys(codes).length === 0
            ? 'Rejected; no code has a meaning for the API.'
            : `Rejected. Codes with a meaning for the API: ${Object.keys(codes).join(', ')}.`,
      },
      '5XX': { description: 'Failed. The API tries again within its time limit if that is safe.' },
    },
  };
}

const webhookOf = (message: z.ZodType) => ({
  description:
    'Sent when the state of an order changes, signed as Standard Webhooks describes. Repeat it until the API answers with 2XX.',
  security: [],
  requestBody: { required: true, content: { 'application/json': { schema: schemaOf(message) } } },
  responses: { '2XX': { description: 'Received.' } },
});

const parameter = (place: string, name: string, example: string) => ({
  name,
  in: place,
  required: true,
  schema: { type: 'string' },
  example,
});

function schemaOf(type: z.ZodType): object {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' });
  return schema;
}
