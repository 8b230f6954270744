import type { FastifyInstance } from 'fastify';
import { parsePostcode } from '../postcodes/postcode.js';
import { type Provider, SANDBOX_KEY } from '../server/provider.js';
import { addressesOf, addressLines, oneLineAddress, type Premises } from './address-book.js';
import { addressKey, readAddressKey } from './address-key.js';

const STATUS = {
  correctsearchkey: true,
  availablecredits: 100,
  lookupservicesup: true,
  state: 'Ok',
  overallstatus: true,
};

/** Postcoder, as far as the API calls it, always with three address lines and the UDPRN. */
export const postcoder: Provider = {
  name: 'addresses',
  prefix: '/postcoder',
  isAuthenticated: ({ url }) => url.startsWith(`/postcoder/pcw/${SANDBOX_KEY}/`),
  unauthenticatedStatus: 403,
  unauthenticated: 'Invalid API key',
  internal: 'Internal error',
  emptied: (answer) => (Array.isArray(answer) ? [] : answer),
  routes(app: FastifyInstance) {
    app.get('/pcw/:apiKey/status', () => STATUS);
    app.get<{ Params: { term: string } }>('/pcw/:apiKey/address/uk/:term', ({ params }) => lookUp(params.term));
    app.get<{ Params: { udprn: string } }>('/pcw/:apiKey/udprn/:udprn', ({ params }) => detail(params.udprn));
  },
};

function lookUp(term: string) {
  const postcode = parsePostcode(term);
  if (!postcode) return [];
  return addressesOf(postcode).map((premises, position) =>
    vendorAddress(premises, postcode.text, addressKey(postcode, position)),
  );
}

function detail(udprn: string) {
  const key = readAddressKey(udprn);
  const premises = key && addressesOf(key.postcode)[key.position];
  return key && premises ? [vendorAddress(premises, key.postcode.text, udprn)] : [];
}

/** Empty fields are absent, as in the vendor's examples. */
function vendorAddress(premises: Premises, postcode: string, udprn: string): Record<string, string> {
  const [addressline1 = '', addressline2 = '', addressline3 = ''] = addressLines(premises);
  const fields = {
    addressline1,
    addressline2,
    addressline3,
    summaryline: `${oneLineAddress(premises)}, ${premises.area.county}, ${postcode}`,
    organisation: premises.organisation,
    subbuildingname: premises.flat,
    buildingname: premises.houseName,
    number: premises.number,
    street: premises.street,
    posttown: premises.area.town,
    county: premises.area.county,
    postcode,
    udprn,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
