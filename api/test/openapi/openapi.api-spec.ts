import * as contract from '@home-move/contract';
import { endpointAreas } from '../../src/modules/openapi/endpoint-catalogue.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
});
afterAll(() => api.close());

interface Described {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
        operationId: string;
        parameters?: { name: string; in: string }[];
        responses?: Record<string, { description: string }>;
      }
    >
  >;
}
const description = async () => (await api.send('GET', '/api/openapi.json')).body as Described;

/** Pages and files, which are no calls. */
const pages = [
  'GET /*',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/start.js',
  'GET /api/docs/files/*',
  'GET /api/remotes',
  'GET /react-tenant-portal/*',
  'GET /react-telephony-portal/*',
];

describe('the OpenAPI document', () => {
  it('is 3.1 and open to everybody', async () => {
    expect((await description()).openapi).toBe('3.1.0');
  });

  it('describes every route that is served, and serves every call of the contract', async () => {
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
    expect(paths.filter((path) => !path.startsWith('/api/v1/'))).toEqual([
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

  it('describes a call that answers under both versions twice, alike but for its name', async () => {
    const { paths } = await description();
    const under = (version: string) => {
      const { operationId, ...rest } = paths[`/api/${version}/otp/request`]?.['post'] ?? {};
      return { operationId, rest };
    };
    expect(under('v1').rest).toEqual(under('v2').rest);
    expect(under('v1').operationId).not.toBe(under('v2').operationId);
  });

  it('gives every call a name of its own', async () => {
    const names = Object.values((await description()).paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('says what each call that changes something takes', async () => {
    const { paths } = await description();
    const bare = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]) =>
        method === 'get' || requestBody ? [] : [`${method.toUpperCase()} ${path}`],
      ),
    );
    // What they change is in their path or query, or there is nothing to say.
    expect(bare.toSorted()).toEqual([
      'POST /api/v1/commclick/forgottenpassword',
      'POST /api/v1/enrolment/skipservice',
      'POST /api/v1/entertainment/remove-pending-wombb-package',
      'POST /api/v1/onboarding/commit-journey',
      'PUT /api/v1/move-in-date-unknown',
    ]);
  });

  it.each([
    ['/api/v2/otp/channel-details', ['channel', 'token']],
    ['/api/v1/registry/resolution', ['brand', 'branch']],
  ])('says what %s takes in its query', async (path, names) => {
    const { parameters = [] } = (await description()).paths[path]?.['get'] ?? {};
    expect(parameters.filter((one) => one.in === 'query').map(({ name }) => name)).toEqual(names);
  });

  it('shows the rules of a body, as the contract has them', async () => {
    const { paths } = await description();
    const content = paths['/api/v1/addresses/manual-address']?.['put']?.requestBody?.content;
    expect(Object.keys(content ?? {})).toEqual(['application/x-www-form-urlencoded', 'application/json']);
    expect(content?.['application/json']?.schema).toMatchObject({
      type: 'object',
      required: ['houseNameOrNumber', 'addressLine1', 'town', 'postcode'],
      properties: {
        town: { type: 'string', minLength: 1, maxLength: 100 },
        postcode: { type: 'string', maxLength: 8 },
      },
    });
  });

  it.each([
    ['/api/v1/enrolment-auth', 'put'],
    ['/api/v1/entertainment/remove-pending-wombb-package', 'post'],
  ])('names what %s refuses', async (path, method) => {
    const { responses } = (await description()).paths[path]?.[method] ?? {};
    expect(responses?.['409']?.description).toBe('CONFLICT, ENROLMENT_COMPLETE');
    expect(responses?.['502']?.description).toBe('THIRD_PARTY');
  });

  it('names what a way in refuses, beside what every call does', async () => {
    const { paths } = await description();
    const { responses } = paths['/api/v1/account/validate']?.['put'] ?? {};
    expect(Object.entries(responses ?? {}).map(([status, { description: text }]) => [status, text])).toEqual([
      ['200', 'Success'],
      ['400', 'VALIDATION, MALFORMED_BODY, DETAILS_NOT_CONFIRMED'],
      ['401', 'UNAUTHENTICATED'],
      ['403', 'FORBIDDEN'],
      ['429', 'TOO_MANY_REQUESTS'],
      ['500', 'UNEXPECTED'],
    ]);
  });

  it('can be read in a browser, under a policy of its own', async () => {
    const page = await api.send('GET', '/api/docs');
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    for (const [, file] of page.text.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await api.send('GET', file ?? '')).status).toBe(200);
    }
    expect((await api.send('GET', '/api/docs/files/package.json')).status).toBe(404);
  });
});
