import type { FastifyInstance } from 'fastify';
import { dayOf, type Now } from '../clock/clock.js';
import { parsePostcode } from '../postcodes/postcode.js';
import { type Provider, VendorError } from '../server/provider.js';
import { GSS_CODES } from './gss-codes.data.js';
import { servicesResponse } from './services-response.js';

/** The code of Belfast, for every postcode of Northern Ireland. */
const BELFAST = 'N09000003';

const problem = (status: number, error: string) => ({ status, error });

/** postcodes.io, as far as the API calls it: country and district of a postcode, without a key. */
export const postcodesIo = (now: Now): Provider => ({
  name: 'councils',
  prefix: '/postcodes-io',
  // A key would be another third party's.
  isAuthenticated: ({ headers }) => headers['x-api-key'] === undefined,
  unauthenticated: problem(401, 'This service has no key'),
  internal: problem(500, 'Internal Server Error'),
  routes(app: FastifyInstance) {
    app.get<{ Params: { postcode: string } }>('/postcodes/:postcode', ({ params }) => {
      const postcode = parsePostcode(params.postcode);
      if (!postcode) throw new VendorError(404, problem(404, 'Invalid postcode'));
      const services = servicesResponse(postcode, dayOf(now()));
      if (!services) throw new VendorError(404, problem(404, 'Postcode not found'));
      const { country, localTax } = services;
      const { name } = localTax.authority;
      const admin_district = country === 'Northern Ireland' ? BELFAST : (GSS_CODES[name] ?? null);
      return {
        status: 200,
        result: {
          postcode: postcode.text,
          outcode: postcode.outward,
          country,
          admin_district: name,
          codes: { admin_district },
        },
      };
    });
  },
});
