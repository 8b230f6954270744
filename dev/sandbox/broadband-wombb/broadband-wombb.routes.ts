import type { FastifyInstance } from 'fastify';
import type { SoldPackages } from '../broadband/sold-packages.js';
import { dayOf, type Day, type Now } from '../clock/clock.js';
import { parsePostcode, type Postcode } from '../postcodes/postcode.js';
import type { Provider } from '../server/provider.js';
import { CLICK_BODY, type Click, type ClickBody, type Clicks } from './clicks.js';
import { coverageResponse, dealsResponse, readFeedDate } from './deal-response.js';
import { badRequest, wombbError, wombbErrorBody } from './wombb-error.js';

interface DealsBody {
  pc: string;
  start?: string;
}

const DEALS_BODY = {
  type: 'object',
  required: ['pc'],
  properties: { pc: { type: 'string', maxLength: 10 }, start: { type: 'string', maxLength: 10 } },
};

interface ClickPath {
  Params: { click: string };
}

/** `sold`: the deals, which the clicks lead to. */
export const broadbandWombb = (now: Now, sold: SoldPackages, clicks: Clicks): Provider => ({
  name: 'broadband-wombb',
  prefix: '/broadband-wombb',
  unauthenticated: wombbErrorBody('bad_key', 'Key missing or wrong'),
  internal: wombbErrorBody('internal', 'Feed not available'),
  invalid: badRequest,
  emptied: (answer) => ('deals' in answer ? { ...answer, n: 0, deals: [] } : answer),
  routes(app: FastifyInstance) {
    app.get<{ Querystring: { pc?: string } }>('/feed/coverage', ({ query }) =>
      coverageResponse(requestedPostcode(query.pc)),
    );
    app.post<{ Body: DealsBody }>('/feed/deals', { schema: { body: DEALS_BODY } }, ({ body }) =>
      dealsResponse({
        sold,
        postcode: requestedPostcode(body.pc),
        start: contractStart(body.start, now()),
        now: now(),
      }),
    );
    app.post<{ Body: ClickBody }>('/feed/clicks', { schema: { body: CLICK_BODY } }, (request, reply) => {
      const click = clicks.open(request.body);
      const tracked_url = `${request.protocol}://${request.host}/visit/${click.id}`;
      return reply.status(201).send({ ...clickResponse(click), tracked_url });
    });
    app.get<ClickPath>('/feed/clicks/:click', ({ params }) => clickResponse(clicks.get(params.click)));
    app.post<ClickPath>('/feed/clicks/:click/cancel', ({ params }) => clickResponse(clicks.cancel(params.click)));
  },
});

const clickResponse = ({ id, deal, status, visits }: Click) => ({
  ok: true,
  click_id: id,
  deal_id: deal.id,
  status,
  visits,
});

function requestedPostcode(input: unknown): Postcode {
  const postcode = typeof input === 'string' ? parsePostcode(input) : undefined;
  if (!postcode) throw wombbError(400, 'bad_pc', 'Not a postcode');
  return postcode;
}

function contractStart(input: string | undefined, now: Date): Day {
  if (input === undefined) return dayOf(now);
  const day = readFeedDate(input);
  if (!day) throw wombbError(400, 'bad_date', 'start is not a day (dd/MM/yyyy)');
  return day;
}
