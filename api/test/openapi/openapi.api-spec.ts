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

  it('serves the API under v1 [API-01]', async () => {
    expect(Object.keys((await description()).paths).filter((path) => !path.startsWith('/api/v1/'))).toEqual([]);
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
