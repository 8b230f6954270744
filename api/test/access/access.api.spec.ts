import { partnerScopes, type Role } from '@home-move/contract';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/internal';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { PUBLIC_ROUTE } from '../../src/common/access/route-metadata.js';
import { PartnerKeyService } from '../../src/modules/brands/partner-key/partner-key.service.js';
import { setRoleOfJordan } from '../agents/agent-account.fixture.js';
import { addBen } from '../after-setup/household/household.fixture.js';
import { aMover } from '../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { deployKey, mailEventKey, partnerKey } from '../support/test-env.js';
import { accessTable, finalCalls, publicRoutes } from './access-table.js';

let api: BootedApp;
let tokens: Record<Role, string>;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000' });
  tokens = await tokensOfAMover();
  // Who may reopen.
  await setRoleOfJordan(api, 'supervisor', 'default');
});
afterAll(() => api.close());

async function tokensOfAMover(): Promise<Record<Role, string>> {
  const { id } = await aMover(api);
  await addBen(api, id);
  return {
    app: await api.appToken(),
    enrolment: await api.tokenFor(id),
    customer: await api.tokenFor(id, 'customer'),
    agent: await api.tokenFor(id, 'agent'),
    housemate: await api.tokenFor(id, 'housemate'),
  };
}

const roles = ['app', 'enrolment', 'customer', 'agent', 'housemate'] as const;
const params: Readonly<Record<string, string>> = {
  id: '0123456789abcdef01234567',
  postcode: 'MK40%202QT',
  brand: 'default',
  branch: '12',
  key: '5001014',
  packageId: 'BRI-FF150',
  sourceId: 'ht',
  meter: 'gas',
  account: 'water',
  token: 'nobody-was-given-this',
  resetToken: 'nobody-was-given-this',
  reference: 'OAK-1',
  secretId: '0123456789abcdef01234567',
  file: '0123456789abcdef.css',
  name: '0123456789abcdef0123456789abcdef.svg',
};

/** Sends a call of the table as a page of the portal does, with an empty body if the call accepts one. */
function send(call: string, token?: string) {
  const [method = '', path = ''] = call.split(' ');
  const headers = { origin: api.url };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  return api.send(method, filled, {
    headers,
    ...(token !== undefined && { token }),
    ...(method !== 'GET' && { body: {} }),
  });
}

const lines = Object.entries(accessTable);
const open = lines.flatMap(([call, admitted]) => (admitted === 'everyone' ? [call] : []));
const closed = lines.flatMap(([call, admitted]) => (admitted === 'everyone' ? [] : [call]));
const keys = { 'deploy key': deployKey, 'mail key': mailEventKey, 'partner key': partnerKey } as const;
const kindOf = (admitted: string) => (admitted === 'deploy key' || admitted === 'mail key' ? admitted : 'partner key');
const keyed = lines.flatMap(([call, admitted]) =>
  typeof admitted === 'string' && admitted !== 'everyone' && !admitted.startsWith('signature')
    ? [[call, admitted] as const]
    : [],
);
const signed = lines.flatMap(([call, admitted]) => (String(admitted).startsWith('signature') ? [call] : []));
const scoped = keyed.flatMap(([call, admitted]) => {
  const scope = partnerScopes.find((name) => admitted === `partner key: ${name}`);
  return scope === undefined ? [] : [[call, scope] as const];
});
const forRoles = lines.flatMap(([call, admitted]) => (typeof admitted === 'string' ? [] : [[call, admitted] as const]));

describe('access by role', () => {
  it('is listed for every call of the OpenAPI document, and for no other', async () => {
    const { paths } = (await api.send('GET', '/api/openapi.json')).body as { paths: Record<string, object> };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.toSorted()).toEqual(Object.keys(accessTable).toSorted());
  });

  it.each(closed)('%s requires a bearer token [SESS-26, CALL-01]', async (call) => {
    const answer = await send(call);
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  it.each(open)('%s is open', async (call) => {
    expect([401, 403]).not.toContain((await send(call)).status);
  });

  it.each(forRoles)('%s admits %j and no other role [ROOM-08]', async (call, admitted) => {
    const callers = finalCalls.has(call) ? await tokensOfAMover() : tokens;
    // Rejected roles come first: an admitted caller of a final call ends the enrolment.
    for (const role of roles.filter((role) => !admitted.includes(role))) {
      const { status, body } = await send(call, callers[role]);
      expect({ role, status, body }).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
    for (const role of admitted) {
      const { [role]: token } = finalCalls.has(call) ? await tokensOfAMover() : tokens;
      expect([401, 403, 500]).not.toContain((await send(call, token)).status);
    }
  });

  it.each(forRoles)('%s rejects every key', async (call) => {
    for (const key of Object.values(keys)) expect((await send(call, key)).status).toBe(401);
  });

  it.each(keyed)('%s admits a %s, and no other key or user of any role', async (call, admitted) => {
    const own = keys[kindOf(admitted)];
    expect([401, 403]).not.toContain((await send(call, own)).status);
    const others = Object.values(keys).filter((key) => key !== own);
    for (const token of [...others, ...Object.values(tokens)]) expect((await send(call, token)).status).toBe(401);
  });

  it.each(signed)('%s rejects every key and every user', async (call) => {
    for (const token of [...Object.values(keys), ...Object.values(tokens)])
      expect((await send(call, token)).status).toBe(401);
  });

  it.each(scoped)('%s requires a key with the scope %s', async (call, scope) => {
    const scopes = partnerScopes.filter((name) => name !== scope);
    const { key } = await api.app.get(PartnerKeyService, { strict: false }).add('oakwood', { scopes });
    expect(await send(call, key)).toMatchObject({
      status: 403,
      body: { code: 'SCOPE_MISSING', detail: `This call requires the scope ${scope}.` },
    });
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

/** The routes that are marked as public, as in the table. */
function markedRoutes(): readonly string[] {
  const controllers = api.app.get(DiscoveryService, { strict: false }).getControllers();
  return controllers.flatMap(({ metatype }) => {
    if (!metatype) return [];
    const handlers = metatype.prototype as Record<string, object>;
    const marked = new MetadataScanner()
      .getAllMethodNames(handlers)
      .map((name) => handlers[name] ?? {})
      .filter((handler) => Reflect.getMetadata(PUBLIC_ROUTE, handler) === true);
    return marked.map((handler) => {
      const paths = [metatype, handler].map((target) => String(Reflect.getMetadata(PATH_METADATA, target)));
      const method = RequestMethod[Number(Reflect.getMetadata(METHOD_METADATA, handler))];
      return `${method} /${paths.filter((path) => path !== '/').join('/')}`;
    });
  });
}

describe('a route outside the contract', () => {
  it('is listed if it needs no token', () => {
    expect(markedRoutes().toSorted()).toEqual(publicRoutes);
  });

  it.each(publicRoutes)('is open if it is listed: %s', async (route) => {
    expect([401, 403, 500]).not.toContain((await send(route)).status);
  });
});
