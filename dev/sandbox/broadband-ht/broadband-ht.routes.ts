import type { FastifyInstance } from 'fastify';
import { addressesOf } from '../addresses/address-book.js';
import { readAddressKey } from '../addresses/address-key.js';
import { SoldPackages } from '../broadband/sold-packages.js';
import { dayOf, parseDay, type Day, type Now } from '../clock/clock.js';
import type { FaultBook } from '../faults/fault-book.js';
import type { OrderStates } from '../orders/order-states.js';
import { parsePostcode, type Postcode } from '../postcodes/postcode.js';
import type { Provider } from '../server/provider.js';
import {
  ACTIVATION_BODY,
  CANCELLATION_BODY,
  ORDER_BODY,
  ORDER_HEADERS,
  ORDERS_QUERY,
  type OrderBody,
} from './order-request.js';
import { Orders } from './orders.js';
import { lineCheck, packagesResponse } from './package-response.js';
import { HT_LONG_LIST, HT_PACKAGES } from './packages.data.js';
import { invalidOrder, htError, htErrorBody } from './ht-error.js';

interface SearchQuery {
  postcode?: string;
  udprn?: string;
  startDate?: string;
}

export const broadbandHt = (now: Now, faults: FaultBook, states: OrderStates): Provider => ({
  name: 'broadband-ht',
  prefix: '/broadband-ht',
  unauthenticated: htErrorBody('UNAUTHENTICATED', 'The API key is missing or wrong'),
  internal: htErrorBody('INTERNAL', 'Something went wrong here'),
  invalid: invalidOrder,
  emptied: (answer) => ('packages' in answer ? { ...answer, total: 0, packages: [] } : answer),
  routes(app: FastifyInstance) {
    const packages = new SoldPackages('broadband-ht', faults, { usual: HT_PACKAGES, long: HT_LONG_LIST });
    const orders = new Orders(packages, now, states);
    app.get<{ Querystring: SearchQuery }>('/v1/line-check', ({ query }) =>
      lineCheck(requestedPostcode(query), dayOf(now())),
    );
    app.get<{ Querystring: SearchQuery }>('/v1/packages', ({ query }) =>
      packagesResponse({
        packages,
        postcode: requestedPostcode(query),
        start: contractStart(query.startDate, now()),
        now: now(),
      }),
    );
    app.get<{ Querystring: { email: string } }>('/v1/orders', { schema: { querystring: ORDERS_QUERY } }, (request) => ({
      orders: orders.of(request.query.email),
    }));
    app.post<{ Body: OrderBody; Headers: { 'idempotency-key': string } }>(
      '/v1/orders',
      { schema: { body: ORDER_BODY, headers: ORDER_HEADERS } },
      (request, reply) => reply.status(201).send(orders.submit(request.headers['idempotency-key'], request.body)),
    );
    app.get<{ Params: { number: string } }>('/v1/orders/:number', ({ params }) => orders.stateOf(params.number));
    app.put<{ Params: { number: string }; Body: { activationDate: string } }>(
      '/v1/orders/:number/activation-date',
      {
        schema: { body: ACTIVATION_BODY },
        config: { refused: htError(409, 'DATE_REFUSED', 'This activation cannot be changed online') },
      },
      ({ params, body }) => orders.changeActivation(params.number, requestedDay(body.activationDate)),
    );
    app.put<{ Params: { number: string } }>(
      '/v1/orders/:number/cancellation',
      {
        schema: { body: CANCELLATION_BODY },
        config: { refused: htError(409, 'CANCELLATION_REFUSED', 'This order cannot be cancelled online') },
      },
      ({ params }) => orders.cancel(params.number),
    );
  },
});

/** The requested postcode, or the postcode of the requested address. */
function requestedPostcode({ postcode: input, udprn }: SearchQuery): Postcode {
  if (typeof udprn === 'string') {
    const key = readAddressKey(udprn);
    if (!key || !addressesOf(key.postcode)[key.position])
      throw htError(404, 'UNKNOWN_ADDRESS', 'No address has this key');
    return key.postcode;
  }
  const postcode = typeof input === 'string' ? parsePostcode(input) : undefined;
  if (!postcode) throw htError(400, 'INVALID_POSTCODE', 'This is not a postcode');
  return postcode;
}

function requestedDay(input: string): Day {
  const day = parseDay(input);
  if (!day) throw htError(400, 'INVALID_DATE', 'activationDate is not a day (yyyy-MM-dd)');
  return day;
}

function contractStart(input: unknown, now: Date): Day {
  if (input === undefined) return dayOf(now);
  const day = typeof input === 'string' ? parseDay(input) : undefined;
  if (!day) throw htError(400, 'INVALID_DATE', 'startDate is not a day (yyyy-MM-dd)');
  return day;
}
