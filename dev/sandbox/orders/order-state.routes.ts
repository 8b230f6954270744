import type { FastifyInstance } from 'fastify';
import { Problem } from '../server/problem.js';
import type { OrderStates } from './order-states.js';

const WEBHOOK_BODY = {
  type: 'object',
  required: ['url'],
  additionalProperties: false,
  properties: { url: { type: ['string', 'null'], format: 'uri' } },
};

const STATE_BODY = {
  type: 'object',
  required: ['state'],
  additionalProperties: false,
  properties: {
    state: { type: 'string', minLength: 1, maxLength: 30 },
    reason: { type: ['string', 'null'], maxLength: 100 },
    reports: { type: 'integer', minimum: 0, maximum: 10 },
  },
};

interface StateBody {
  state: string;
  reason?: string | null;
  reports?: number;
}

/** Sets where a vendor reports the states of its orders, and changes the state of one. */
export function orderStateRoutes(app: FastifyInstance, vendors: Readonly<Record<string, OrderStates>>): void {
  const statesOf = (provider: string): OrderStates => {
    const states = vendors[provider];
    if (!states) throw new Problem(404, 'Not found', `Orders are sold by ${Object.keys(vendors).join(' and ')}.`);
    return states;
  };
  app.put<{ Params: { provider: string }; Body: { url: string | null } }>(
    '/order-webhooks/:provider',
    { schema: { body: WEBHOOK_BODY } },
    ({ params, body }) => {
      statesOf(params.provider).webhook = body.url;
      return { url: body.url === null ? null : new URL(body.url).origin };
    },
  );
  app.put<{ Params: { provider: string; reference: string }; Body: StateBody }>(
    '/order-states/:provider/:reference',
    { schema: { body: STATE_BODY } },
    ({ params, body: { state, reason = null, reports = 1 } }) =>
      statesOf(params.provider).set(params.reference, { state, reason, reports }),
  );
}
