import type { FastifyInstance } from 'fastify';
import { dayOf, parseDay, type Day, type Now } from '../clock/clock.js';
import { parsePostcode } from '../postcodes/postcode.js';
import { WATER_REGISTRATION, type WaterRegistration } from '../priority-services/registration-request.js';
import type { Registrations } from '../priority-services/registrations.js';
import { IDEMPOTENCY_HEADERS } from '../server/idempotency-headers.js';
import { type Provider, VendorError } from '../server/provider.js';
import { servicesResponse } from './services-response.js';

interface ServicesQuery {
  postcode?: string;
  on?: string;
}

const problem = (code: string, text: string) => ({ error: { code, text } });

const notIdentified = () =>
  new VendorError(404, problem('AREA_NOT_IDENTIFIED', 'Council and water company are not known for this place'));

export const councils = (now: Now, registrations: Registrations): Provider => ({
  name: 'councils',
  prefix: '/councils',
  unauthenticated: problem('NO_KEY', 'The API key is missing or wrong'),
  internal: problem('INTERNAL', 'The directory could not answer'),
  invalid: () => new VendorError(400, problem('BAD_REQUEST', 'The request does not match the directory')),
  routes(app: FastifyInstance) {
    app.get<{ Querystring: ServicesQuery }>('/v1/services', ({ query }) => services(query, dayOf(now())));
    app.post<{ Body: WaterRegistration; Headers: { 'idempotency-key': string } }>(
      '/v1/priority-services',
      { schema: { body: WATER_REGISTRATION, headers: IDEMPOTENCY_HEADERS } },
      ({ headers, body }, reply) => {
        const { address, movesInOn } = body.household;
        const { water } = services({ postcode: address.postcode, ...(movesInOn && { on: movesInOn }) }, dayOf(now()));
        if (water.companies.length === 0) throw notIdentified();
        const reference = registrations.receive('water', headers['idempotency-key'], body);
        if (reference === null) throw new VendorError(409, problem('KEY_REUSED', 'Another registration has this key'));
        const companies = water.companies.map(({ name }) => name);
        return reply.status(201).send({ registration: { reference: `W-${reference}`, companies } });
      },
    );
  },
});

function services({ postcode: input, on }: ServicesQuery, today: Day) {
  const postcode = typeof input === 'string' ? parsePostcode(input) : undefined;
  if (!postcode) throw new VendorError(400, problem('BAD_POSTCODE', 'This is not a postcode'));
  const day = on === undefined ? today : typeof on === 'string' ? parseDay(on) : undefined;
  if (!day) throw new VendorError(400, problem('BAD_DATE', 'on is not a day (yyyy-MM-dd)'));
  const response = servicesResponse(postcode, day);
  if (!response) throw notIdentified();
  return response;
}
