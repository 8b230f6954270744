import type { FastifyInstance } from 'fastify';
import { addressesOf } from '../addresses/address-book.js';
import { readAddressKey } from '../addresses/address-key.js';
import { areaOf } from '../postcodes/areas.js';
import { GSP_GROUPS } from '../postcodes/gsp-groups.js';
import { parsePostcode } from '../postcodes/postcode.js';
import { NETWORK_REGISTRATION } from '../priority-services/registration-request.js';
import type { Registrations } from '../priority-services/registrations.js';
import { IDEMPOTENCY_HEADERS } from '../server/idempotency-headers.js';
import { profileOf } from '../postcodes/special-postcodes.js';
import { type Provider, VendorError } from '../server/provider.js';
import type { EnergySuppliers } from './energy-suppliers.js';
import { electricityMeters, gasMeters } from './meter-points.js';

const fault = (Code: string, Text: string) => ({ Fault: { Code, Text } });
const notInMarket = () =>
  new VendorError(404, fault('OUTSIDE_MARKET', 'This postcode is not in the market of Great Britain'));

export const supply = (suppliers: EnergySuppliers, registrations: Registrations): Provider => ({
  name: 'supply',
  prefix: '/supply',
  unauthenticated: fault('UNAUTHENTICATED', 'The API key is missing or wrong'),
  internal: fault('INTERNAL', 'The register could not answer'),
  invalid: () => new VendorError(400, fault('INVALID_REQUEST', 'The request does not match the register')),
  emptied: (answer) => ('Electricity' in answer ? { ...answer, Electricity: [], Gas: [] } : answer),
  routes(app: FastifyInstance) {
    app.get<{ Params: { udprn: string } }>('/v2/premises/:udprn/meters', (request) =>
      meters(request.params.udprn, suppliers),
    );
    app.get<{ Params: { postcode: string } }>('/v2/areas/:postcode', (request) => area(request.params.postcode));
    app.post<{ Headers: { 'idempotency-key': string } }>(
      '/v2/priority-services',
      { schema: { body: NETWORK_REGISTRATION, headers: IDEMPOTENCY_HEADERS } },
      ({ headers, body }, reply) => {
        const reference = registrations.receive('network', headers['idempotency-key'], body);
        if (reference === null) throw new VendorError(409, fault('KEY_REUSED', 'Another registration has this key'));
        return reply.status(201).send({ RegistrationId: `NO-${reference}` });
      },
    );
  },
});

function meters(udprn: string, suppliers: EnergySuppliers) {
  const key = readAddressKey(udprn);
  const all = key ? addressesOf(key.postcode) : [];
  const premises = key && all[key.position];
  if (!key || !premises) throw new VendorError(404, fault('PREMISES_NOT_FOUND', 'No premises has this key'));
  const { gsp } = premises.area;
  if (gsp === '') throw notInMarket();
  const profile = profileOf(key.postcode);
  if (profile.gridPointUnknown)
    throw new VendorError(404, fault('GSP_NOT_FOUND', 'No grid supply point is known for the premises'));
  const isLast = key.position === all.length - 1;
  const setUp = (isLast && profile.metersOfLastHome) || profile.meters;
  const home = { udprn, gsp, meters: setUp, suppliers };
  const supported = setUp.electricity !== 'related';
  return {
    PremisesId: udprn,
    Postcode: key.postcode.text,
    GspGroupId: gsp,
    PremisesUse: setUp.electricity === 'commercial' ? 'NON_DOMESTIC' : 'DOMESTIC',
    SupportedConfiguration: supported ? 'Y' : 'N',
    ConfigurationNote: supported ? null : 'RELATED_METERING_POINTS',
    FasterSwitchingEligible: setUp.fasterSwitching ? 'Y' : 'N',
    Electricity: electricityMeters(home),
    Gas: gasMeters(home),
  };
}

function area(input: string) {
  const postcode = parsePostcode(input);
  if (!postcode) throw new VendorError(400, fault('INVALID_POSTCODE', 'This is not a postcode'));
  const gsp = areaOf(postcode)?.gsp;
  if (!gsp) throw notInMarket();
  const { distributor, name } = GSP_GROUPS[gsp];
  return { Postcode: postcode.text, GspGroupId: gsp, Distributor: { Id: distributor, Name: name } };
}
