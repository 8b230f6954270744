import { endpoint } from '../endpoints/endpoint';
import { enrolmentEndpoints } from '../endpoints/enrolment.endpoints';
import { planEndpoints } from '../endpoints/plan.endpoints';
import { problem } from '../problem/problem-catalogue';
import { call, urlOf } from './client';

const respondingWith = (status: number, body?: unknown) =>
  jest.fn<Promise<Response>, Parameters<typeof fetch>>(() =>
    Promise.resolve(new Response(body === undefined ? null : JSON.stringify(body), { status })),
  );

const requestOf = (fetcher: ReturnType<typeof respondingWith>) => {
  const [url, init] = fetcher.mock.calls[0] ?? [];
  return { url, ...init };
};

it('builds URLs with the version, encoded parameters and the query [API-01]', () => {
  expect(urlOf(enrolmentEndpoints.addresses, { params: { postcode: 'MK40 2QT' } })).toBe(
    '/api/v1/addresses/MK40%202QT',
  );
  const v2 = endpoint<{ query: { a?: string; b?: string } }, void>({
    method: 'GET',
    path: '/otp/x',
    version: 'v2',
    roles: [],
  });
  expect(urlOf(v2, { query: { a: '1 2', b: undefined } })).toBe('/api/v2/otp/x?a=1+2');
});

it('sends the bearer token, and a form body urlencoded [SESS-26, API-02, CALL-01]', async () => {
  const fetcher = respondingWith(200, { id: '1' });
  await call(
    fetcher,
    'http://api',
    enrolmentEndpoints.update,
    { body: { energyOptIn: 1, waterOptIn: undefined } },
    { token: 'secret' },
  );
  expect(requestOf(fetcher)).toEqual(
    expect.objectContaining({
      url: 'http://api/api/v1/enrolment-auth',
      method: 'PUT',
      cache: 'no-store',
      body: 'energyOptIn=1',
      headers: expect.objectContaining({
        Authorization: 'Bearer secret',
        'Content-Type': 'application/x-www-form-urlencoded',
      }),
    }),
  );
});

it('sends each item of a list as a field of the form', async () => {
  const fetcher = respondingWith(200, { id: '1' });
  const body = { tenantPortalStorage: ['wombbViewedDate' as const, 'wombbViewedDate' as const] };
  await call(fetcher, '', enrolmentEndpoints.update, { body });
  expect(requestOf(fetcher)).toEqual(
    expect.objectContaining({ body: 'tenantPortalStorage=wombbViewedDate&tenantPortalStorage=wombbViewedDate' }),
  );
});

it('sends a JSON body as JSON, with the idempotency key', async () => {
  const fetcher = respondingWith(201, { id: '1' });
  await call(fetcher, '', enrolmentEndpoints.create, { body: { selectedPartner: 100 } }, { idempotencyKey: 'k1' });
  expect(requestOf(fetcher)).toEqual(
    expect.objectContaining({
      body: '{"selectedPartner":100}',
      headers: expect.objectContaining({ 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' }),
    }),
  );
});

it('sends no token, key or body without one, and never cookies', async () => {
  const fetcher = respondingWith(200, { id: '1' });
  await call(fetcher, '', enrolmentEndpoints.mine, {}, { token: null });
  expect(requestOf(fetcher)).toEqual({
    url: '/api/v1/enrolment-auth',
    method: 'GET',
    headers: { Accept: 'application/json', traceparent: expect.any(String) },
    cache: 'no-store',
    credentials: 'omit',
    signal: expect.anything(),
  });
});

it('sends all calls of a page in one trace', async () => {
  const fetcher = respondingWith(200, { id: '1' });
  await call(fetcher, '', enrolmentEndpoints.mine, {});
  await call(fetcher, '', enrolmentEndpoints.mine, {});
  const sent = fetcher.mock.calls.map(([, init]) => new Headers(init?.headers).get('traceparent'));
  expect(sent[0]).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(sent[1]).toBe(sent[0]);
});

it('resolves to undefined for an empty success', async () => {
  await expect(call(respondingWith(204), '', enrolmentEndpoints.mine, {})).resolves.toBeUndefined();
});

it('rejects with the problem of a failed call', async () => {
  const failing = call(respondingWith(404, problem('NOT_FOUND')), '', enrolmentEndpoints.mine, {});
  await expect(failing).rejects.toEqual(expect.objectContaining({ problem: problem('NOT_FOUND') }));
});

it('derives the problem from the status when the body is not JSON', async () => {
  const html = jest.fn(() => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })));
  await expect(call(html, '', enrolmentEndpoints.mine, {})).rejects.toEqual(
    expect.objectContaining({ problem: problem('THIRD_PARTY') }),
  );
});

describe('without a response', () => {
  /** Never responds; rejects as fetch does when aborted. */
  const silent = jest.fn<Promise<Response>, Parameters<typeof fetch>>(
    (_, init) =>
      new Promise((_resolve, reject) => {
        const stop = () => reject(new DOMException('stopped', 'AbortError'));
        if (init?.signal?.aborted) stop();
        init?.signal?.addEventListener('abort', stop);
      }),
  );
  const network = expect.objectContaining({ problem: expect.objectContaining({ status: 0, code: 'NETWORK' }) });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('rejects with NETWORK when fetch fails [API-13]', async () => {
    const refusing = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(refusing, '', enrolmentEndpoints.mine, {})).rejects.toEqual(network);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('rejects with NETWORK when the response is cut off', async () => {
    const broken = jest.fn(() =>
      Promise.resolve({ ok: true, status: 200, text: () => Promise.reject(new TypeError('terminated')) } as Response),
    );
    await expect(call(broken, '', enrolmentEndpoints.mine, {})).rejects.toEqual(network);
  });

  it('rejects with NETWORK after 30 seconds', async () => {
    const onRejected = jest.fn();
    const calling = call(silent, '', enrolmentEndpoints.mine, {}).catch(onRejected);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(onRejected).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await calling;
    expect(onRejected).toHaveBeenCalledWith(network);
  });

  it.each([0, 100])('rejects with an AbortError when the caller aborts after %i ms', async (ms) => {
    const caller = new AbortController();
    if (ms === 0) caller.abort();
    const onRejected = jest.fn();
    const calling = call(silent, '', enrolmentEndpoints.mine, {}, { signal: caller.signal }).catch(onRejected);
    await jest.advanceTimersByTimeAsync(ms);
    caller.abort();
    await calling;
    expect(onRejected).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('an endpoint that answers with a file', () => {
  it('returns the file unchanged', async () => {
    const file = new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } });
    const fetcher = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => Promise.resolve(file));
    const blob = await call(fetcher, '', planEndpoints.calendar, {}, { token: 'secret' });
    expect(await blob.text()).toBe('BEGIN:VCALENDAR');
    expect(requestOf(fetcher)).toMatchObject({ headers: { Accept: 'text/calendar', Authorization: 'Bearer secret' } });
  });

  it('rejects with the problem of the API', async () => {
    const fetcher = respondingWith(404, problem('NOT_FOUND'));
    const answer = call(fetcher, '', planEndpoints.feed, { params: { token: 'x' } });
    await expect(answer).rejects.toMatchObject({ problem: { code: 'NOT_FOUND' } });
  });
});
