import type { FastifyInstance } from 'fastify';
import { parsePostcode } from '../postcodes/postcode.js';
import { profileOf } from '../postcodes/special-postcodes.js';
import { type Provider, VendorError } from '../server/provider.js';
import { addressesOf, type Premises, addressLines, oneLineAddress } from './address-book.js';
import { addressKey, readAddressKey } from './address-key.js';

const success = (result: unknown) => ({ code: 2000, message: 'Success', result });

export const addresses: Provider = {
  name: 'addresses',
  prefix: '/addresses',
  unauthenticated: { code: 4010, message: 'Invalid API key' },
  internal: { code: 5000, message: 'Internal error' },
  emptied: withoutItems,
  routes(app: FastifyInstance) {
    app.get('/v1/status', () => success({ service: 'ok' }));
    app.get<{ Querystring: { postcode?: string } }>('/v1/lookup', (request) => success(lookUp(request.query.postcode)));
    app.get<{ Params: { udprn: string } }>('/v1/address/:udprn', (request) => success(detail(request.params.udprn)));
  },
};

/** A look-up without addresses; other answers unchanged. */
function withoutItems(answer: object): object {
  const { result } = answer as ReturnType<typeof success>;
  const isLookUp = typeof result === 'object' && result !== null && 'items' in result;
  return isLookUp ? success({ ...result, count: 0, items: [] }) : answer;
}

function lookUp(input: unknown) {
  const postcode = typeof input === 'string' ? parsePostcode(input) : undefined;
  if (!postcode) throw new VendorError(400, { code: 4000, message: 'Invalid postcode' });
  const items = addressesOf(postcode).map((premises, position) => ({
    udprn: addressKey(postcode, position),
    line: oneLineAddress(premises),
    organisation: premises.organisation,
    type: typeOf(premises),
  }));
  return { postcode: postcode.text, count: items.length, items };
}

function detail(udprn: string) {
  const key = readAddressKey(udprn);
  const premises = key && addressesOf(key.postcode)[key.position];
  if (!key || !premises) throw new VendorError(404, { code: 4040, message: 'No such address' });
  if (profileOf(key.postcode).gridPointUnknown) throw new VendorError(422, { code: 4220, message: 'GSP_NOT_FOUND' });
  const [line1 = '', line2 = '', line3 = ''] = addressLines(premises);
  return {
    udprn,
    organisation_name: premises.organisation,
    sub_building_name: premises.flat,
    building_name: premises.houseName,
    building_number: premises.number,
    thoroughfare: premises.street,
    dependent_locality: '',
    post_town: premises.area.town.toUpperCase(),
    county: premises.area.county,
    postcode: key.postcode.text,
    country: premises.area.country,
    line_1: line1,
    line_2: line2,
    line_3: line3,
    type: typeOf(premises),
    gsp_group: premises.area.gsp,
  };
}

const typeOf = (premises: Premises): 'R' | 'N' => (premises.residential ? 'R' : 'N');
