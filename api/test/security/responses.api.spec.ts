import type { Role } from '@home-move/contract';
import { LinkLoginService } from '../../src/modules/identity/otp/link-login.service.js';
import { SubscriptionsService } from '../../src/modules/platform/comms/subscriptions.service.js';
import { OtpService } from '../../src/modules/identity/otp/otp.service.js';
import { accessTable } from '../access/access-table.js';
import { addBen } from '../after-setup/household/household.fixture.js';
import { aMover, clearFaults, fault } from '../journey/mover.builder.js';
import { type ApiResponse, type BootedApp, bootApp } from '../support/boot-app.js';
import { deployKey } from '../support/test-env.js';

let api: BootedApp;
let tokens: Record<Role, string>;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000' });
  const { id, token } = await aMover(api);
  await addBen(api, id);
  tokens = {
    app: await api.appToken(),
    enrolment: token,
    customer: await api.tokenFor(id, 'customer'),
    agent: await api.tokenFor(id, 'agent'),
    housemate: await api.tokenFor(id, 'housemate'),
  };
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

const filled = (path: string) =>
  path.replace(/:(\w+)/g, (_, name: string) => ({ brand: 'default', branch: '12' })[name] ?? 'x');
/** Makes the call with a permitted role, or without a token. */
async function send(call: string, headers: Record<string, string> = {}): Promise<ApiResponse> {
  const admitted = accessTable[call] ?? 'everyone';
  const [method = '', path = ''] = call.split(' ');
  const token = typeof admitted === 'string' ? deployKey : tokens[admitted[0] ?? 'app'];
  return api.send(method, filled(path), {
    headers,
    ...(admitted !== 'everyone' && { token }),
    ...(method !== 'GET' && { body: {} }),
  });
}
const calls = Object.keys(accessTable);
const closed = calls.filter((call) => accessTable[call] !== 'everyone');

describe('a response to an authenticated caller', () => {
  it.each([...closed, 'POST /api/v1/token', 'POST /api/v1/token/revoke'])('%s is not cacheable', async (call) => {
    expect((await send(call)).headers['cache-control']).toBe('no-store');
  });

  it('is not cacheable when it contains tokens', async () => {
    const body = 'grant_type=client_credentials&client_id=tenant-portal';
    const answer = await api.send('POST', '/api/v1/token', { body });
    expect(answer.body).toHaveProperty('access_token');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('another site', () => {
  const origin = 'https://stranger.example';

  // The loader on a partner's page reads why it may not embed the brand.
  const readable = 'GET /api/v1/embedding';

  it.each(calls.filter((call) => call !== readable))('cannot read %s from its pages', async (call) => {
    const { headers } = await send(call, { origin });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it.each(['https://stranger.example', 'null', 'http://partner.localhost:4002'])(
    'is not let through by a preflight: %s',
    async (from) => {
      const { status, headers } = await api.send('OPTIONS', '/api/v1/enrolment-auth', {
        headers: {
          origin: from,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'authorization',
        },
      });
      expect(status).toBe(404);
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    },
  );

  it.each(calls)('finds no cookie to ride on: %s sets none', async (call) => {
    expect((await send(call, { cookie: 'token=x' })).headers['set-cookie']).toBeUndefined();
  });
});

describe('an unexpected failure', () => {
  const inside = new Error('connect ECONNREFUSED mongodb://ops:hidden@db.internal:27017 for sam@example.test');
  const broken = (service: { prototype: object }, method: string) =>
    jest
      .spyOn(api.app.get(service as never, { strict: false }) as Record<string, () => Promise<never>>, method)
      .mockRejectedValueOnce(inside);

  it.each([
    [
      'PUT',
      '/api/v1/account/validate',
      { token: 'x', surname: 'Hartley', postcode: 'MK40 2QT' },
      () => broken(LinkLoginService, 'validate'),
    ],
    ['POST', '/api/v2/otp/login', { channel: 0, contact: 'sam@example.test' }, () => broken(OtpService, 'send')],
    [
      'PUT',
      '/api/v1/enrolment/comms-blocked-by-user/x',
      { enabled: true, email: 'sam@example.test' },
      () => broken(SubscriptionsService, 'setBlocked'),
    ],
  ])('at %s %s returns an incident id and no internal detail', async (method, path, body, breakIt) => {
    const spy = breakIt();
    const answer = await api.send(method, path, { token: tokens.app, body });
    expect(spy).toHaveBeenCalledTimes(1);
    expect(answer.body).toEqual({
      type: 'about:blank',
      title: 'Sorry we have encountered some difficulties. Please try again in a moment.',
      status: 500,
      code: 'UNEXPECTED',
      incident: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it.each(['email', 'sms'] as const)('of a third party names none of it: %s', async (provider) => {
    await fault(api, provider, 'error');
    const body =
      provider === 'email'
        ? { channel: 0, contact: 'pat.morgan@example.test' }
        : { channel: 1, contact: '07700900101' };
    const answer = await api.send('POST', '/api/v2/otp/request', { token: tokens.app, body });
    expect(answer.body).toEqual({
      type: 'about:blank',
      title: 'There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
      status: 502,
      code: 'THIRD_PARTY',
    });
  });
});
