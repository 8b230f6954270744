import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FaultName, normalise } from '../server/fault.js';

/** A request that a vendor has received. It holds the names of fields and no values. A test compares it with the record of the API. */
export interface ReceivedRequest {
  provider: FaultName;
  method: string;
  /** The pattern of the path. */
  path: string;
  /** The fields with content, such as "query.postcode" and "body.customer.email"; items of a list share their names. */
  fields: string[];
}

const MAX_KEPT = 1000;

/** Nothing else of a request is kept: others hold bank details and health needs. */
const contactOrPostcode = /@|^(?:\+44|0)7\d{9}$|^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i;

/** Requests of all vendors since the start, oldest first. */
export class ReceivedRequests {
  #received: { request: ReceivedRequest; contacts: string[] }[] = [];

  add(provider: FaultName, { method, routeOptions, params, query, body }: FastifyRequest): void {
    const content = { params, query, body };
    const fields = [...new Set(fieldsIn(content))];
    const request = { provider, method, path: routeOptions.url ?? '', fields };
    const contacts = textsIn(content).filter((text) => contactOrPostcode.test(text));
    this.#received = [...this.#received, { request, contacts: contacts.map(normalise) }].slice(-MAX_KEPT);
  }

  /** The requests with this email address, number or postcode in a field; all of them without one. */
  with(text: string | undefined): ReceivedRequest[] {
    return this.#received
      .filter(({ contacts }) => text === undefined || contacts.includes(normalise(text)))
      .map(({ request }) => request);
  }

  empty(): void {
    this.#received = [];
  }
}

export function receivedRequestRoutes(app: FastifyInstance, received: ReceivedRequests): void {
  app.get<{ Querystring: { with?: string } }>('/received', (request) => received.with(request.query.with));
  app.delete('/received', () => {
    received.empty();
    return received.with(undefined);
  });
}

function fieldsIn(value: unknown, name = ''): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((item) => fieldsIn(item, name));
  if (typeof value !== 'object') return [name];
  return Object.entries(value).flatMap(([field, content]) =>
    fieldsIn(content, name === '' ? field : `${name}.${field}`),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
