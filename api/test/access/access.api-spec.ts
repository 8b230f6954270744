import { urlOf, type Endpoint, type Role } from '@home-move/contract';
import { endpointAreas } from '../../src/modules/openapi/endpoint-catalogue.js';
import { aMover } from '../journey/a-mover.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';

let api: BootedApp;
let tokens: Record<Role, string>;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000' });
  const { id } = await aMover(api);
  tokens = {
    app: await api.appToken(),
    enrolment: await api.tokenFor(id),
    customer: await api.tokenFor(id, 'customer'),
    agent: await api.tokenFor(id, 'agent'),
  };
});
afterAll(() => api.close());

const routes = Object.values(endpointAreas).flatMap((area) => Object.values(area));
const table = routes.map((endpoint) => [`${endpoint.method} /${endpoint.version}${endpoint.path}`, endpoint] as const);
const params = {
  id: '0123456789abcdef01234567',
  postcode: 'MK40 2QT',
  brand: 'default',
  branch: '12',
  packageId: 'BRI-FF150',
  sourceId: 'ht',
};
const send = (endpoint: Endpoint, token?: string) =>
  api.send(endpoint.method, urlOf(endpoint, { params }), {
    ...(token !== undefined && { token }),
    ...(endpoint.method !== 'GET' && { body: {} }),
  });

const guarded = table.filter(([, { roles }]) => roles.length > 0);
const keyed = table.filter(([, { key }]) => key === 'deploy');
const open = table.filter(([, { roles, key }]) => roles.length === 0 && key === undefined);

describe('who may call what', () => {
  it.each([...guarded, ...keyed])('%s wants a bearer token [SESS-26]', async (_, endpoint) => {
    const answer = await send(endpoint);
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  it.each(open)('%s is open', async (_, endpoint) => {
    expect([401, 403]).not.toContain((await send(endpoint)).status);
  });

  it.each(guarded)('%s lets in its roles and no other', async (_, endpoint) => {
    for (const role of ['app', 'enrolment', 'customer', 'agent'] as const) {
      const { status } = await send(endpoint, tokens[role]);
      if (endpoint.roles.includes(role)) expect([401, 403]).not.toContain(status);
      else expect(status).toBe(403);
    }
  });

  it.each(keyed)('%s lets in no user, whatever the role', async (_, endpoint) => {
    for (const token of Object.values(tokens)) expect((await send(endpoint, token)).status).toBe(401);
  });

  it('wants a key for nothing but deployment', () => {
    expect(keyed.map(([name]) => name)).toEqual([
      'POST /v1/registry/remotes',
      'POST /v1/registry/validate',
      'PUT /v1/registry/pins',
      'GET /v1/registry/status',
    ]);
  });

  it('gives the enrolments of others to nobody, whatever the role', async () => {
    const { id: other } = await aMover(api);
    for (const role of ['enrolment', 'customer', 'agent'] as const) {
      for (const path of [`/api/v1/enrolment/${other}`, `/api/v1/enrolment/status/${other}`]) {
        expect(await api.send('GET', path, { token: tokens[role] })).toMatchObject({
          status: 404,
          body: { code: 'NOT_FOUND' },
        });
      }
    }
  });

  it.each([
    '',
    'Basic dXNlcjpwYXNz',
    'Bearer',
    'Bearer not.a.token',
    'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWdlbnQifQ.',
  ])('takes no %p for a bearer token', async (authorization) => {
    expect((await api.send('GET', '/api/v1/enrolment-auth', { headers: { authorization } })).status).toBe(401);
  });
});
