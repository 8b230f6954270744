import type { FastifyInstance } from 'fastify';
import { Problem } from '../server/problem.js';
import type { FaultBook } from './fault-book.js';
import {
  DEFAULT_LATENCY_MS,
  FAULT_MODES,
  FAULT_NAMES,
  PRODUCT_FAULT_MODES,
  PRODUCT_FAULT_NAMES,
  type Fault,
  type FaultMode,
  type FaultName,
} from '../server/fault.js';

const FAULT_BODY = {
  type: 'object',
  required: ['mode'],
  additionalProperties: false,
  properties: {
    mode: { enum: FAULT_MODES },
    latencyMs: { type: 'integer', minimum: 0, maximum: 60_000 },
    match: { type: 'string', maxLength: 100 },
    product: { type: 'string', minLength: 1, maxLength: 64 },
  },
};

interface FaultBody {
  mode: FaultMode;
  latencyMs?: number;
  match?: string;
  product?: string;
}

export function faultRoutes(app: FastifyInstance, faults: FaultBook): void {
  app.get('/faults', () => faults.list());
  app.put<{ Params: { provider: string }; Body: FaultBody }>(
    '/faults/:provider',
    { schema: { body: FAULT_BODY } },
    (request) => {
      faults.put(...requestedFault(request.params.provider, request.body));
      return faults.list();
    },
  );
  app.delete<{ Params: { provider: string }; Querystring: { match?: string; product?: string } }>(
    '/faults/:provider',
    ({ params, query: { match = '', product } }) => {
      faults.clear(providerNamed(params.provider), { match, ...(product !== undefined && { product }) });
      return faults.list();
    },
  );
  app.delete('/faults', () => {
    faults.clearAll();
    return faults.list();
  });
}

function requestedFault(
  provider: string,
  { mode, latencyMs = DEFAULT_LATENCY_MS, match = '', product }: FaultBody,
): [FaultName, Fault] {
  const name = providerNamed(provider);
  const changesProduct = PRODUCT_FAULT_MODES.some((known) => known === mode);
  if (changesProduct !== (product !== undefined))
    throw new Problem(
      400,
      'Bad request',
      `product is for the modes ${PRODUCT_FAULT_MODES.join(', ')}, which require it.`,
    );
  if (changesProduct && !PRODUCT_FAULT_NAMES.some((known) => known === name))
    throw new Problem(400, 'Bad request', `Only products of ${PRODUCT_FAULT_NAMES.join(', ')} can change.`);
  return [name, { mode, latencyMs, match, ...(product !== undefined && { product }) }];
}

function providerNamed(name: string): FaultName {
  const found = FAULT_NAMES.find((known) => known === name);
  if (!found)
    throw new Problem(404, 'Unknown provider', `No third party is called ${name}. Known: ${FAULT_NAMES.join(', ')}.`);
  return found;
}
