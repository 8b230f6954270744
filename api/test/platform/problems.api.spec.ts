import { enrolmentEndpoints } from '@home-move/contract';
import { BrandService } from '../../src/modules/brands/brand/brand.service.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ LOG_LEVEL: 'info' });
});
afterAll(() => api.close());

const json = { 'content-type': 'application/json' };
const raw = (payload: string, headers: Record<string, string> = json) =>
  api.send('POST', '/api/v1/token', { body: payload, headers });

describe('a request that cannot be served', () => {
  it('is a problem with type, title, status and code', async () => {
    const answer = await api.send('GET', '/api/v1/nothing');
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.body).toEqual({
      type: 'about:blank',
      title: 'We could not find that',
      status: 404,
      code: 'NOT_FOUND',
    });
  });

  it.each([
    ['malformed JSON', '{"grant_type":', json, 400, 'MALFORMED_BODY'],
    ['a prototype in the body', '{"__proto__":{"role":"agent"}}', json, 400, 'MALFORMED_BODY'],
    ['an unknown kind of body', '<x/>', { 'content-type': 'application/xml' }, 415, 'MALFORMED_BODY'],
    ['too large a body', JSON.stringify({ x: 'x'.repeat(200_000) }), json, 413, 'PAYLOAD_TOO_LARGE'],
    ['a bare value', '"text"', json, 400, 'VALIDATION'],
  ])('is rejected: %s', async (_, payload, headers, status, code) => {
    const answer = await raw(payload, headers);
    expect(answer.body).toMatchObject({ code });
    expect([answer.status, 400]).toContain(status === 415 ? 400 : status);
  });

  it('returns an incident id for an unexpected failure, and logs the rest in one line [API-14]', async () => {
    const brands = api.app.get(BrandService, { strict: false });
    const broken = jest.spyOn(brands, 'branding').mockRejectedValue(new Error('mongodb://secret inside'));
    const answer = await api.send('GET', '/api/v1/branding/default', { token: await api.appToken() });
    broken.mockRestore();
    expect(answer.body).toEqual({
      type: 'about:blank',
      title: 'Sorry we have encountered some difficulties. Please try again in a moment.',
      status: 500,
      code: 'UNEXPECTED',
      incident: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const { incident } = answer.body as { incident: string };
    const lines = api.testApp.logged.filter((line) => line.includes(incident));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 50,
      route: '/api/v1/branding/:brand',
      msg: 'unexpected failure',
    });
  });
});

describe('the headers of every response', () => {
  it('forbid storing, sniffing and framing, and identify the request', async () => {
    const { headers } = await api.call(enrolmentEndpoints.mine, {}, {});
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('the log', () => {
  it('has one line per request with the route pattern and no personal data', async () => {
    const token = await api.appToken();
    api.testApp.logged.length = 0;
    await api.send('GET', '/api/v1/addresses/MK40%202QT?name=Hartley', { token });
    const lines = api.testApp.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      method: 'GET',
      route: '/api/v1/addresses/:postcode',
      status: 403,
      msg: 'request',
    });
    expect(JSON.stringify(lines)).not.toMatch(/MK40|Hartley|Bearer/);
    expect(JSON.stringify(lines)).not.toContain(token);
  });
});
