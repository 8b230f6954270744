import type { FastifyInstance } from 'fastify';
import { parseDay, type Now } from '../clock/clock.js';
import { SUPPLIER_REGISTRATION } from '../priority-services/registration-request.js';
import type { OrderStates } from '../orders/order-states.js';
import type { Registrations } from '../priority-services/registrations.js';
import { IDEMPOTENCY_HEADERS } from '../server/idempotency-headers.js';
import { VendorError, type Provider } from '../server/provider.js';
import type { EnergySuppliers } from '../supply/energy-suppliers.js';
import {
  APPLICANT_QUERY,
  APPLICATION_BODY,
  START_DATE_BODY,
  WITHDRAWAL_BODY,
  type ApplicationBody,
} from './application-request.js';
import { Applications, startDateError, withdrawalError } from './applications.js';
import { invalidBySchema, invalidRequest } from './invalid-request.js';
import { metering, type MeterReads, READ_BODY, readError, type ReadBody } from './meter-reads.js';
import { paymentTerms } from './payment-terms.js';
import { readSearch, SEARCH_BODY, type SearchBody } from './search-request.js';
import { searchResponse } from './tariff-response.js';

interface QuotesDependencies {
  suppliers: EnergySuppliers;
  registrations: Registrations;
  states: OrderStates;
  reads: MeterReads;
  now: Now;
}

export const quotes = ({ suppliers, registrations, states, reads, now }: QuotesDependencies): Provider => ({
  name: 'quotes',
  prefix: '/quotes',
  unauthenticated: { error: 'unauthenticated', fields: [] },
  internal: { error: 'internal', fields: [] },
  refused: { error: 'UNKNOWN_PRODUCT', fields: [] },
  invalid: invalidBySchema,
  emptied: (answer) => ('results' in answer ? { ...answer, result_count: 0, results: [] } : answer),
  routes(app: FastifyInstance) {
    const applications = new Applications(suppliers, now, states);
    app.post<{ Body: SearchBody }>('/v3/search', { schema: { body: SEARCH_BODY } }, (request) =>
      searchResponse(readSearch(request.body), suppliers),
    );
    app.get<{ Params: { code: string } }>('/v3/suppliers/:code/payment-terms', (request) =>
      paymentTerms(request.params.code),
    );
    app.get<{ Querystring: { email: string } }>(
      '/v3/applications',
      { schema: { querystring: APPLICANT_QUERY } },
      (request) => ({ applications: applications.of(request.query.email) }),
    );
    app.post<{ Body: ApplicationBody; Headers: { 'idempotency-key': string } }>(
      '/v3/applications',
      { schema: { body: APPLICATION_BODY, headers: IDEMPOTENCY_HEADERS } },
      (request, reply) => reply.status(201).send(applications.submit(request.headers['idempotency-key'], request.body)),
    );
    app.get<{ Params: { ref: string } }>('/v3/applications/:ref', ({ params }) => applications.stateOf(params.ref));
    app.put<{ Params: { ref: string }; Body: { supply_start_date: string } }>(
      '/v3/applications/:ref/start-date',
      { schema: { body: START_DATE_BODY }, config: { refused: startDateError() } },
      ({ params, body }) => {
        const day = parseDay(body.supply_start_date);
        if (!day) throw invalidRequest([{ field: 'supply_start_date', reason: 'is not a day' }]);
        return applications.changeStart(params.ref, day);
      },
    );
    app.put<{ Params: { ref: string } }>(
      '/v3/applications/:ref/withdrawal',
      { schema: { body: WITHDRAWAL_BODY }, config: { refused: withdrawalError() } },
      ({ params }) => applications.withdraw(params.ref),
    );
    app.get<{ Params: { ref: string } }>('/v3/applications/:ref/metering', ({ params }) =>
      metering(params.ref, applications.productsOf(params.ref), now()),
    );
    app.post<{ Params: { ref: string }; Body: ReadBody; Headers: { 'idempotency-key': string } }>(
      '/v3/applications/:ref/meter-reads',
      { schema: { body: READ_BODY, headers: IDEMPOTENCY_HEADERS }, config: { refused: readError() } },
      ({ params, headers, body }, reply) => {
        const read_ref = reads.receive(
          headers['idempotency-key'],
          params.ref,
          applications.productsOf(params.ref),
          body,
        );
        return reply.status(201).send({ read_ref });
      },
    );
    app.post<{ Params: { ref: string }; Headers: { 'idempotency-key': string } }>(
      '/v3/applications/:ref/priority-services',
      { schema: { body: SUPPLIER_REGISTRATION, headers: IDEMPOTENCY_HEADERS } },
      ({ params, headers, body }, reply) => {
        if (!/^TH-[2-9B-Z]{8}$/.test(params.ref))
          throw new VendorError(404, { error: 'unknown_application', fields: [] });
        const reference = registrations.receive('supplier', headers['idempotency-key'], body);
        if (reference === null) throw new VendorError(409, { error: 'idempotency_conflict', fields: [] });
        return reply.status(201).send({ registration_ref: `PS-${reference}` });
      },
    );
  },
});
