import type { FastifyInstance } from 'fastify';
import { Problem } from '../server/problem.js';
import type { FaultBook } from './fault-book.js';
import { DEFAULT_LATENCY_MS, FAULT_MODES, FAULT_NAMES, type FaultMode, type FaultName } from './fault.js';

const FAULT_BODY = {
  type: 'object',
  required: ['mode'],
  additionalProperties: false,
  properties: {
    mode: { enum: FAULT_MODES },
    latencyMs: { type: 'integer', minimum: 0, maximum: 60_000 },
    match: { type: 'string', maxLength: 100 },
  },
};

interface FaultBody {
  mode: FaultMode;
  latencyMs?: number;
  match?: string;
}

export function faultRoutes(app: FastifyInstance, faults: FaultBook): void {
  app.get('/faults', () => faults.list());
  app.put<{ Params: { provider: string }; Body: FaultBody }>(
    '/faults/:provider',
    { schema: { body: FAULT_BODY } },
    (request) => {
      const { mode, latencyMs = DEFAULT_LATENCY_MS, match = '' } = request.body;
      faults.put(providerNamed(request.params.provider), { mode, latencyMs, match });
      return faults.list();
    },
  );
  app.delete<{ Params: { provider: string }; Querystring: { match?: string } }>('/faults/:provider', (request) => {
    faults.clear(providerNamed(request.params.provider), request.query.match ?? '');
    return faults.list();
  });
  app.delete('/faults', () => {
    faults.clearAll();
    return faults.list();
  });
}

function providerNamed(name: string): FaultName {
  const found = FAULT_NAMES.find((known) => known === name);
  if (!found)
    throw new Problem(404, 'Unknown provider', `No third party is called ${name}. Known: ${FAULT_NAMES.join(', ')}.`);
  return found;
}
