import type { FastifyInstance } from 'fastify';
import { parsePostcode } from '../postcodes/postcode.js';
import { type Provider, SANDBOX_KEY, VendorError } from '../server/provider.js';
import { addressesOf, addressLines, type Premises } from './address-book.js';
import { addressKey, readAddressKey } from './address-key.js';

/** The vendor's test address. */
const TEST_UDPRN = '0';

const success = (result: unknown) => ({ result, code: 2000, message: 'Success' });

/** Ideal Postcodes, as far as the API calls it. UDPRNs are numbers. */
export const idealPostcodes: Provider = {
  name: 'addresses',
  prefix: '/ideal-postcodes',
  isAuthenticated: ({ headers }) => headers.authorization === `api_key="${SANDBOX_KEY}"`,
  unauthenticated: { code: 4010, message: 'Invalid Key' },
  internal: { code: 5000, message: 'Internal Error' },
  emptied: (answer) => (Array.isArray((answer as { result: unknown }).result) ? success([]) : answer),
  routes(app: FastifyInstance) {
    app.get<{ Params: { postcode: string } }>('/v1/postcodes/:postcode', ({ params }) =>
      success(lookUp(params.postcode)),
    );
    app.get<{ Params: { udprn: string } }>('/v1/udprn/:udprn', ({ params }) => success(detail(params.udprn)));
  },
};

function lookUp(input: string) {
  const postcode = parsePostcode(input);
  const found = postcode ? addressesOf(postcode) : [];
  if (!postcode || found.length === 0) throw new VendorError(404, { code: 4040, message: 'Postcode not found' });
  return found.map((premises, position) => vendorAddress(premises, postcode.text, addressKey(postcode, position)));
}

function detail(udprn: string) {
  const [test] = lookUp('MK40 2QT');
  if (udprn === TEST_UDPRN && test) return { ...test, udprn: 0 };
  const key = readAddressKey(udprn);
  const premises = key && addressesOf(key.postcode)[key.position];
  if (!key || !premises) throw new VendorError(404, { code: 4044, message: 'UDPRN not found' });
  return vendorAddress(premises, key.postcode.text, udprn);
}

function vendorAddress(premises: Premises, postcode: string, udprn: string) {
  const [line_1 = '', line_2 = '', line_3 = ''] = addressLines(premises);
  return {
    postcode,
    post_town: premises.area.town.toUpperCase(),
    dependant_locality: '',
    double_dependant_locality: '',
    thoroughfare: premises.street,
    dependant_thoroughfare: '',
    building_number: premises.number,
    building_name: premises.houseName,
    sub_building_name: premises.flat,
    po_box: '',
    department_name: '',
    organisation_name: premises.organisation,
    udprn: Number(udprn),
    umprn: '',
    postcode_type: 'S',
    su_organisation_indicator: premises.organisation === '' ? '' : 'Y',
    line_1,
    line_2,
    line_3,
    county: premises.area.county,
    country: premises.area.country,
  };
}
