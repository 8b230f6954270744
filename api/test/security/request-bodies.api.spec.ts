import { type BootedApp, bootApp } from '../support/boot-app.js';

let api: BootedApp;
let token: string;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '10000', LOG_LEVEL: 'error' });
  token = await api.appToken();
});
afterAll(() => api.close());

/** Public calls that need no enrolment, with an almost valid body. */
const calls: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'POST /api/v1/token': { grant_type: 'password', username: 'pat@example.test', password: 'Moving1!' },
  'POST /api/v1/token/revoke': { refresh_token: 'x' },
  'PUT /api/v1/account/validate': { token: 'x', surname: 'Hartley', postcode: 'MK40 2QT' },
  'POST /api/v1/account/login-link': { token: 'x' },
  'POST /api/v1/account/continue': { token: 'x' },
  'POST /api/v1/account/continue-link': {
    emailAddress: 'pat@example.test',
    returnUrl: 'http://localhost:4000/continue',
  },
  'POST /api/v1/account/phone-link/asks': { token: 'x' },
  'POST /api/v1/account/phone-link/code': { token: 'x' },
  'POST /api/v1/account/phone-link/open': { token: 'x', postcode: 'MK40 2QT' },
  'POST /api/v1/password-reset-request': {
    emailAddress: 'pat@example.test',
    returnUrl: 'http://localhost:4000/password-reset',
  },
  'POST /api/v1/account/reset-password/x': { emailAddress: 'pat@example.test', password: 'Moving1!' },
  'POST /api/v2/otp/login': { channel: 0, contact: 'pat@example.test' },
  'POST /api/v2/otp/request': { channel: 0, contact: 'pat@example.test' },
  'POST /api/v1/otp/request': { channel: 0, contact: 'pat@example.test' },
  'POST /api/v2/otp/verify': { channel: 0, code: '123456' },
  'POST /api/v2/otp/validate-postcode': { channel: 0, postcode: 'MK40 2QT', token: 'x' },
  'POST /api/v1/comms/events/create': {
    token: 'x',
    commChannel: 'email',
    commType: 'invitation',
    enrolmentId: 'f'.repeat(24),
    distributionToken: 'x',
  },
  'PUT /api/v1/enrolment/comms-blocked-by-user/x': { enabled: true, email: 'pat@example.test' },
  'POST /api/v1/unsubscribe/x': { 'List-Unsubscribe': 'One-Click' },
  'POST /api/v1/telephony/login': { token: 'x' },
  'POST /api/v1/site-check': { url: 'https://192.0.2.1/', brand: 'oakwood' },
};

const json = { 'content-type': 'application/json' };
const table = Object.entries(calls);

async function answers(call: string, body: unknown, headers: Record<string, string> = json) {
  const [method = '', path = ''] = call.split(' ');
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return api.send(method, path, { token, headers, body: text });
}
/** A well-formed problem of this status, without internal detail. */
function expectProblem(answer: Awaited<ReturnType<typeof answers>>, status: number, code: string): void {
  expect(answer).toMatchObject({ status, body: { code, status } });
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.text).not.toMatch(/mongo|\/src\/|\bat \w+ \(|stack|node_modules|Error:/i);
}

describe('a malicious body', () => {
  it.each(table)('%s refuses one that is too large', async (call, body) => {
    expectProblem(await answers(call, { ...body, more: 'x'.repeat(120 * 1024) }), 413, 'PAYLOAD_TOO_LARGE');
  });

  it.each(table)('%s refuses a body that is not JSON', async (call) => {
    for (const text of ['{"token":', 'token=x', '{"a":1}}', '\u0000']) {
      expectProblem(await answers(call, text), 400, 'MALFORMED_BODY');
    }
  });

  it.each(table)('%s refuses a prototype', async (call) => {
    for (const text of ['{"__proto__":{"role":"agent"}}', '{"constructor":{"prototype":{"role":"agent"}}}']) {
      expectProblem(await answers(call, text), 400, 'MALFORMED_BODY');
    }
  });

  it.each(table)('%s refuses a kind of body that it does not read', async (call) => {
    const answer = await answers(call, '<token>x</token>', { 'content-type': 'application/xml' });
    expect([400, 415]).toContain(answer.status);
    expect(answer.body).toMatchObject({ code: 'MALFORMED_BODY' });
  });

  it.each(table)('%s refuses lists, nothing and bare values', async (call) => {
    for (const body of ['[]', 'null', '"text"', '7', '{}']) {
      expectProblem(await answers(call, body), 400, 'VALIDATION');
    }
  });

  it.each(table)(
    '%s refuses questions to the database, lists and objects in place of each field',
    async (call, body) => {
      for (const field of Object.keys(body)) {
        for (const odd of [{ $ne: null }, { $gt: '' }, ['x'], { length: 6 }, null]) {
          const answer = await answers(call, { ...body, [field]: odd });
          expectProblem(answer, 400, 'VALIDATION');
          expect(answer.text).not.toContain('$');
        }
      }
    },
  );

  it.each(table)('%s refuses texts that are too long in each field', async (call, body) => {
    for (const [field, value] of Object.entries(body)) {
      if (typeof value !== 'string') continue;
      expectProblem(await answers(call, { ...body, [field]: 'x'.repeat(5000) }), 400, 'VALIDATION');
    }
  });

  it.each(table)('%s survives nesting without end', async (call) => {
    const depth = 20_000;
    const answer = await answers(call, `{"token":${'['.repeat(depth)}${']'.repeat(depth)}}`);
    expect(answer.status).toBe(400);
  });
});

describe('a malicious path', () => {
  it.each([
    ['GET', '/api/v1/password-reset-request/'],
    ['POST', '/api/v1/account/reset-password/'],
    ['PUT', '/api/v1/enrolment/comms-blocked-by-user/'],
    ['POST', '/api/v1/unsubscribe/'],
  ])('%s %s rejects a token that is too long, or traverses the path', async (method, path) => {
    for (const odd of ['x'.repeat(201), '..%2f..%2fetc%2fpasswd', '%00', '%ff', '%7B%22$ne%22:null%7D']) {
      const answer = await api.send(method, `${path}${odd}`, { token, ...(method !== 'GET' && { body: {} }) });
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    }
  });

  it.each(['%ff', '%', 'x'.repeat(201)])('answers 404 without repeating the path: %s', async (odd) => {
    const answer = await api.send('POST', `/api/v1/unsubscribe/a-secret${odd}`, { body: {} });
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', title: 'We could not find that' } });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(answer.text).not.toContain('a-secret');
    const page = await api.send('GET', `/confirm-details/a-secret${odd}`, { headers: { accept: 'text/html' } });
    expect(page.text).not.toContain('a-secret');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([
    'channel[$ne]=email&token=x',
    'channel=email&token[$gt]=',
    'channel=email&token=a&token=b',
    'channel=fax&token=x',
  ])('GET /otp/channel-details rejects ?%s', async (query) => {
    expect(await api.send('GET', `/api/v2/otp/channel-details?${query}`, { token })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    });
  });
});

it('no malicious body has caused an unexpected failure', () => {
  expect(api.testApp.logged.filter((line) => line.includes('unexpected failure'))).toEqual([]);
});
