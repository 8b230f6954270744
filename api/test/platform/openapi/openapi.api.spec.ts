import * as contract from '@home-move/contract';
import { endpointAreas } from '../../../src/modules/platform/openapi/endpoint-catalogue.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { type Described, openApiOf, type Schema } from './openapi.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
});
afterAll(() => api.close());

const description = () => openApiOf(api);

/** Pages and files, which are not endpoints. */
const pages = [
  'GET /*',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/start.js',
  'GET /api/docs/files/*',
  'GET /api/partner/openapi.json',
  'GET /api/partner/docs',
  'GET /api/partner/docs/start.js',
  'GET /api/remotes',
  'GET /react-tenant-portal/*',
  'GET /react-telephony-portal/*',
  'GET /brand-pictures/:name',
  'GET /brand-themes/:file',
  'GET /preview/*',
  'POST /preview/end',
];

/** The component that a response refers to, directly or as the items of a list. */
function componentOf(schema: Schema | undefined, components: Record<string, Schema>): Schema | undefined {
  const reference = schema?.['type'] === 'array' ? (schema['items'] as Schema) : schema;
  return components[String(reference?.['$ref']).replace('#/components/schemas/', '')];
}

/** How many fields or alternatives a component describes. */
function fieldsOf(component: Schema | undefined): number {
  return Object.keys(component?.['properties'] ?? component?.['oneOf'] ?? component?.['anyOf'] ?? {}).length;
}

describe('the OpenAPI document', () => {
  it('is version 3.1 and public', async () => {
    expect((await description()).openapi).toBe('3.1.0');
  });

  it('describes every served route, and every endpoint of the contract is served', async () => {
    const { paths } = await description();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const served = api.testApp.routes.filter((route) => !pages.includes(route));
    expect(described.toSorted()).toEqual(served.toSorted());
  });

  it('leaves out no area of the contract', () => {
    const areas = Object.entries(contract).flatMap(([name, value]) => (name.endsWith('Endpoints') ? [value] : []));
    expect(new Set(Object.values(endpointAreas))).toEqual(new Set(areas));
  });

  it('serves the API under v1, and one-time passwords under v2 [API-01]', async () => {
    const paths = Object.keys((await description()).paths);
    expect(paths.filter((path) => !/^\/api\/(?:partner\/)?v1\//.test(path))).toEqual([
      '/api/v2/otp/login',
      '/api/v2/otp/verify',
      '/api/v2/otp/validate-postcode',
      '/api/v2/otp/request',
      '/api/v2/otp/channel-details',
      '/api/v2/otp/verified-channels',
    ]);
    expect(paths.filter((path) => path.startsWith('/api/v1/otp/'))).toEqual([
      '/api/v1/otp/request',
      '/api/v1/otp/channel-details',
      '/api/v1/otp/verified-channels',
    ]);
  });

  it('describes an endpoint under both versions twice, identically except for its operation id', async () => {
    const { paths } = await description();
    const under = (version: string) => {
      const { operationId, ...rest } = paths[`/api/${version}/otp/request`]?.['post'] ?? {};
      return { operationId, rest };
    };
    expect(under('v1').rest).toEqual(under('v2').rest);
    expect(under('v1').operationId).not.toBe(under('v2').operationId);
  });

  it('has a unique operation id for every endpoint', async () => {
    const names = Object.values((await description()).paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('documents the response of every endpoint by a named component or as a file, and none for 204', async () => {
    const { paths, components } = await description();
    const undocumented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { responses = {} }]) => {
        const [status = '', success] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
        const { content = {} } = success ?? {};
        const schema = (content['application/json'] ?? content['text/event-stream'])?.schema;
        // Files have no schema, as JSON to save.
        const isFile = Object.values(content).some((media) => media.schema === undefined);
        const isDocumented =
          status === '204'
            ? success?.content === undefined
            : isFile || fieldsOf(componentOf(schema, components.schemas)) > 0;
        return isDocumented ? [] : [`${method.toUpperCase()} ${path}`];
      }),
    );
    expect(undocumented).toEqual([]);
  });

  it.each([
    ['get', '/api/v1/enrolment-auth', '200', { $ref: '#/components/schemas/Enrolment' }],
    ['post', '/api/v1/quotes', '200', { $ref: '#/components/schemas/QuotesResponse' }],
    ['post', '/api/v1/enrolment-auth/create', '201', { $ref: '#/components/schemas/CreatedEnrolment' }],
    ['get', '/api/v1/notes', '200', { type: 'array', items: { $ref: '#/components/schemas/Note' } }],
  ])('documents the response of %s %s', async (method, path, status, schema) => {
    const { responses } = (await description()).paths[path]?.[method] ?? {};
    expect(responses?.[status]?.content).toEqual({ 'application/json': { schema } });
  });

  it('documents types, values and units of the fields of a response', async () => {
    const { EnergySelection, Enrolment } = (await description()).components.schemas;
    expect(Enrolment).toMatchObject({
      type: 'object',
      required: expect.arrayContaining(['id', 'status', 'address', 'energyOptIn']),
      properties: {
        status: { enum: [0, 10, 20, 30, 40] },
        address: { anyOf: [{ $ref: '#/components/schemas/Address' }, { type: 'null' }] },
      },
    });
    expect(EnergySelection).toMatchObject({
      properties: {
        tariffs: { type: 'array', items: { $ref: '#/components/schemas/EnergyTariff' } },
        oneOffCost: { type: 'integer', description: 'Whole pence' },
        expectedSwitchDate: { type: 'string', format: 'date' },
      },
    });
  });

  it('accepts further fields in a response, so that adding one is no breaking change', async () => {
    const { schemas } = (await description()).components;
    expect(JSON.stringify(schemas)).not.toContain('"additionalProperties":false');
  });

  it.each([
    ['/api/v1/enrolment-auth', 'put'],
    ['/api/v1/entertainment/remove-pending-wombb-package', 'post'],
  ])('documents the problems of %s', async (path, method) => {
    const { responses } = (await description()).paths[path]?.[method] ?? {};
    expect(responses?.['409']?.description).toBe('ENROLMENT_CLOSED, CONFLICT, ENROLMENT_COMPLETE');
    expect(responses?.['502']?.description).toBe('THIRD_PARTY');
  });

  it('documents the problems of a log-in, in addition to the common ones', async () => {
    const { paths } = await description();
    const { responses } = paths['/api/v1/account/validate']?.['put'] ?? {};
    expect(Object.entries(responses ?? {}).map(([status, { description: text }]) => [status, text])).toEqual([
      ['200', 'Success'],
      ['400', 'VALIDATION, MALFORMED_BODY, DETAILS_NOT_CONFIRMED'],
      ['401', 'UNAUTHENTICATED'],
      ['403', 'FORBIDDEN'],
      ['409', 'CONTACT_UNDELIVERABLE'],
      ['429', 'TOO_MANY_REQUESTS'],
      ['500', 'UNEXPECTED'],
      ['502', 'THIRD_PARTY'],
    ]);
  });

  it('can be browsed, with its own policy', async () => {
    const page = await api.send('GET', '/api/docs');
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    for (const [, file] of page.text.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await api.send('GET', file ?? '')).status).toBe(200);
    }
    expect((await api.send('GET', '/api/docs/files/package.json')).status).toBe(404);
  });
});

describe("the partners' document", () => {
  const partnerDescription = async () => (await api.send('GET', '/api/partner/openapi.json')).body as Described;

  it('describes the calls of partners, and no other', async () => {
    const all = Object.keys((await description()).paths).filter((path) => path.startsWith('/api/partner/v1/'));
    expect(all).toContain('/api/partner/v1/moves/{reference}');
    expect(Object.keys((await partnerDescription()).paths)).toEqual(all);
  });

  it('has every component that it refers to, and only these', async () => {
    const { components, paths } = await partnerDescription();
    const references = JSON.stringify({ components, paths }).matchAll(/"#\/components\/schemas\/(\w+)"/g);
    const names = new Set([...references].map(([, name]) => name));
    expect(new Set(Object.keys(components.schemas))).toEqual(names);
    expect(names).toContain('Move');
    expect(names).not.toContain('Enrolment');
  });

  it('can be browsed', async () => {
    expect((await api.send('GET', '/api/partner/docs')).text).toContain('/api/partner/docs/start.js');
    expect((await api.send('GET', '/api/partner/docs/start.js')).text).toContain('/api/partner/openapi.json');
  });
});
