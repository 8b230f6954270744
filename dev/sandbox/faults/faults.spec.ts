import { startTestSandbox, type VendorClient } from '../testing/vendor-client.js';

let client: VendorClient;
beforeAll(async () => {
  client = await startTestSandbox();
});
afterEach(() => client.send('DELETE', '/faults'));
afterAll(() => client.sandbox.close());

const LOOK_UP = '/addresses/v1/lookup?postcode=MK402QT';
const raw = (path: string, init: RequestInit = {}) =>
  fetch(client.sandbox.origin + path, { ...init, headers: { 'x-api-key': 'sandbox-key' } });

describe('a fault of a provider', () => {
  it('sends the provider’s own error with mode error', async () => {
    await client.send('PUT', '/faults/addresses', { mode: 'error' });
    expect(await client.get(LOOK_UP)).toEqual({ status: 500, body: { code: 5000, message: 'Internal error' } });
    expect(await client.get('/rating/v1/summary?company=home-move')).toMatchObject({ status: 200 });
  });

  it('closes the connection with mode down', async () => {
    await client.send('PUT', '/faults/addresses', { mode: 'down' });
    await expect(raw(LOOK_UP)).rejects.toThrow('fetch failed');
  });

  it('delays the response with mode slow', async () => {
    await client.send('PUT', '/faults/addresses', { mode: 'slow', latencyMs: 120 });
    const started = performance.now();
    expect(await client.get(LOOK_UP)).toMatchObject({ status: 200, body: { result: { count: 13 } } });
    expect(performance.now() - started).toBeGreaterThan(100);
  });

  it('delays by more than a client’s time-out by default', async () => {
    await client.send('PUT', '/faults/addresses', { mode: 'slow' });
    expect((await client.get('/faults')).body).toEqual({ addresses: [{ mode: 'slow', latencyMs: 6000, match: '' }] });
  });

  it('truncates the JSON of a GET and changes the shape of a POST with mode malformed', async () => {
    await client.send('PUT', '/faults/addresses', { mode: 'malformed' });
    await client.send('PUT', '/faults/quotes', { mode: 'malformed' });
    const truncated = await raw(LOOK_UP);
    expect(truncated.status).toBe(200);
    await expect(truncated.json()).rejects.toThrow('in JSON at position');
    expect(await client.send('POST', '/quotes/v3/search', {})).toEqual({
      status: 200,
      body: { unexpected: [true, null] },
    });
  });

  it('declines a request that names a withdrawn product with mode refuse', async () => {
    await client.send('PUT', '/faults/quotes', { mode: 'refuse', match: 'LARK-PAYG-E-GAS-STD-PPM' });
    const submit = (code: string) => client.send('POST', '/quotes/v3/applications', { product_codes: [code] });
    expect(await submit('LARK-PAYG-E-GAS-STD-PPM')).toEqual({
      status: 422,
      body: { error: 'UNKNOWN_PRODUCT', fields: [] },
    });
    expect(await submit('FERN-PAYG-E-GAS-STD-PPM')).toMatchObject({ status: 400 });
  });

  it('sends half of the answer and ends the connection with mode truncated', async () => {
    const whole = await (await raw(LOOK_UP)).text();
    await client.send('PUT', '/faults/addresses', { mode: 'truncated' });
    const { status, headers, body } = await raw(LOOK_UP);
    expect([status, Number(headers.get('content-length'))]).toEqual([200, Buffer.byteLength(whole)]);
    let received = '';
    const read = async () => {
      for await (const piece of body ?? []) received += Buffer.from(piece as Uint8Array).toString();
    };
    await expect(read()).rejects.toThrow('terminated');
    expect(received).toBe(whole.slice(0, Math.floor(whole.length / 2)));
  });

  it.each([
    ['addresses', LOOK_UP, { result: { postcode: 'MK40 2QT', count: 0, items: [] } }],
    ['supply', '/supply/v2/premises/121193458703/meters', { Electricity: [], Gas: [] }],
  ])('leaves the results of %s out with mode empty', async (provider, path, body) => {
    await client.send('PUT', `/faults/${provider}`, { mode: 'empty' });
    expect(await client.get(path)).toMatchObject({ status: 200, body });
  });

  it('leaves tariffs out with mode empty, and answers without results as usual', async () => {
    for (const provider of ['quotes', 'addresses', 'rating'])
      await client.send('PUT', `/faults/${provider}`, { mode: 'empty' });
    const search = {
      gsp_group: '_A',
      postcode: 'MK40 2QT',
      fuels: 'GAS',
      gas: { annual_kwh: 9800, prepayment: false },
    };
    expect(await client.send('POST', '/quotes/v3/search', search)).toMatchObject({
      status: 200,
      body: { result_count: 0, results: [] },
    });
    expect(await client.send('POST', '/quotes/v3/search', {})).toMatchObject({ status: 400 });
    expect(await client.get('/addresses/v1/status')).toMatchObject({ body: { result: { service: 'ok' } } });
    expect(await client.get('/rating/v1/summary?company=home-move')).toMatchObject({ status: 200 });
  });

  it('ends when faults are cleared', async () => {
    await client.send('PUT', '/faults/addresses', { mode: 'error' });
    expect((await client.send('DELETE', '/faults')).body).toEqual({});
    expect(await client.get(LOOK_UP)).toMatchObject({ status: 200 });
  });
});

describe('a fault with a match', () => {
  it('applies only to matching calls: in the query', async () => {
    await client.send('PUT', '/faults/addresses', { mode: 'error', match: 'mk40 2qt' });
    expect(await client.get(LOOK_UP)).toMatchObject({ status: 500 });
    expect(await client.get('/addresses/v1/lookup?postcode=LS61AN')).toMatchObject({ status: 200 });
  });

  it('matches in the path, also by the postcode of an address key', async () => {
    await client.send('PUT', '/faults/supply', { mode: 'error', match: 'MK40 2QT' });
    expect(await client.get('/supply/v2/premises/121193458703/meters')).toMatchObject({ status: 500 });
    expect(await client.get('/supply/v2/areas/mk402qt')).toMatchObject({ status: 500 });
    expect(await client.get('/supply/v2/areas/EH39QN')).toMatchObject({ status: 200 });
  });

  it('matches in the body, by postcode or contact', async () => {
    await client.send('PUT', '/faults/quotes', { mode: 'error', match: 'Sam.Hartley@example.test' });
    expect(
      await client.send('POST', '/quotes/v3/search', { customer: { email: 'sam.hartley@example.test' } }),
    ).toMatchObject({ status: 500 });
    expect(await client.send('POST', '/quotes/v3/search', { customer: { email: 'jo@example.test' } })).toMatchObject({
      status: 400,
    });
  });

  it('coexists with others and is cleared separately', async () => {
    await client.send('PUT', '/faults/addresses', { mode: 'error', match: 'MK40 2QT' });
    await client.send('PUT', '/faults/addresses', { mode: 'error', match: 'LS6 1AN' });
    await client.send('DELETE', '/faults/addresses?match=ls61an');
    expect(await client.get('/addresses/v1/lookup?postcode=LS61AN')).toMatchObject({ status: 200 });
    expect(await client.get(LOOK_UP)).toMatchObject({ status: 500 });
  });

  it('with mode ok exempts a call from a general fault', async () => {
    await client.send('PUT', '/faults/addresses', { mode: 'error' });
    await client.send('PUT', '/faults/addresses', { mode: 'ok', match: 'MK40 2QT' });
    expect(await client.get(LOOK_UP)).toMatchObject({ status: 200 });
    expect(await client.get('/addresses/v1/status')).toMatchObject({ status: 500 });
  });
});

describe('the fault control', () => {
  it.each(['broadband-ht', 'broadband-wombb', 'councils', 'email', 'sms'])(
    'accepts a fault of %s',
    async (provider) => {
      expect(await client.send('PUT', `/faults/${provider}`, { mode: 'down' })).toMatchObject({ status: 200 });
    },
  );

  it.each([
    ['a changed product without its name', 'broadband-ht', { mode: 'dearer', match: 'MK40 2QT' }],
    ['a product with another mode', 'broadband-ht', { mode: 'down', product: 'BRI-F36' }],
    ['a changed product of another provider', 'quotes', { mode: 'withdrawn', product: 'LARK-FIX12' }],
  ])('rejects %s', async (_, provider, body) => {
    expect(await client.send('PUT', `/faults/${provider}`, body)).toMatchObject({
      status: 400,
      body: { title: 'Bad request' },
    });
  });

  it('rejects an unknown provider and an invalid body', async () => {
    expect(await client.send('PUT', '/faults/teapot', { mode: 'down' })).toMatchObject({
      status: 404,
      body: { title: 'Unknown provider' },
    });
    expect(await client.send('PUT', '/faults/email', { mode: 'sideways' })).toMatchObject({
      status: 400,
      body: { title: 'Bad request' },
    });
  });
});

it('sends a problem for an unknown provider', async () => {
  const response = await raw('/email/v1/send', { method: 'POST' });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
});
