import type { FastifyInstance } from 'fastify';
import { dayOf, parseDay, type Day, type Now } from '../clock/clock.js';
import { parsePostcode } from '../postcodes/postcode.js';
import { type Provider, VendorError } from '../server/provider.js';
import { servicesResponse } from './services-response.js';

interface ServicesQuery {
  postcode?: string;
  on?: string;
}

const problem = (code: string, text: string) => ({ error: { code, text } });

export const councils = (now: Now): Provider => ({
  name: 'councils',
  prefix: '/councils',
  unauthenticated: problem('NO_KEY', 'The API key is missing or wrong'),
  internal: problem('INTERNAL', 'The directory could not answer'),
  routes(app: FastifyInstance) {
    app.get<{ Querystring: ServicesQuery }>('/v1/services', ({ query }) => services(query, dayOf(now())));
  },
});

function services({ postcode: input, on }: ServicesQuery, today: Day) {
  const postcode = typeof input === 'string' ? parsePostcode(input) : undefined;
  if (!postcode) throw new VendorError(400, problem('BAD_POSTCODE', 'This is not a postcode'));
  const day = on === undefined ? today : typeof on === 'string' ? parseDay(on) : undefined;
  if (!day) throw new VendorError(400, problem('BAD_DATE', 'on is not a day (yyyy-MM-dd)'));
  const response = servicesResponse(postcode, day);
  if (!response)
    throw new VendorError(
      404,
      problem('AREA_NOT_IDENTIFIED', 'Council and water company are not known for this place'),
    );
  return response;
}
