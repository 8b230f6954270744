import type { ClientId, Tokens } from '@home-move/contract';
import { createFakeApi, type FakeApi } from '../testing/fake-api';
import { createAppToken } from './app-token';
import { createSafeStorage } from './safe-storage';

const token = 'POST /api/v1/token';
const credentials = 'grant_type=client_credentials&client_id=tenant-portal';
const now = Date.UTC(2026, 10, 20, 10, 0);
const minutes = (count: number) => now + count * 60_000;

/** An access token as the API signs it, valid between two instants. */
const alive = (from: number, to: number) =>
  `e30.${btoa(JSON.stringify({ sub: 'tenant-portal', iat: from / 1000, exp: to / 1000 })).replaceAll('=', '')}.c2ln`;

let api: FakeApi;
const renewed = jest.fn();
const tokenOf = (clientId: ClientId, clock: () => number, early: Promise<Tokens | null> | null = null) =>
  createAppToken({
    fetcher: api.fetch,
    storage: createSafeStorage('default'),
    clientId,
    tabs: { renewed },
    early,
    now: clock,
  });
const page = (at = now) => tokenOf('tenant-portal', () => at);
const bodies = () => api.calls.map(({ body }) => body);
const store = (access: string, refresh: string) => {
  sessionStorage.setItem('hm.default.appToken', access);
  sessionStorage.setItem('hm.default.refreshAppToken', refresh);
};

beforeEach(() => {
  sessionStorage.clear();
  api = createFakeApi();
  renewed.mockClear();
});

describe('the app token at start-up', () => {
  it('is fetched if no token is stored [SESS-20]', async () => {
    expect(await page().start()).toBe('app-1');
    expect(bodies()).toEqual([credentials]);
    expect(sessionStorage.getItem('hm.default.refreshAppToken')).toBe('app-refresh-1');
  });

  it('is requested for the current portal', async () => {
    await tokenOf('telephony-portal', () => now).start();
    expect(bodies()).toEqual(['grant_type=client_credentials&client_id=telephony-portal']);
  });

  it('is kept across a reload while it is valid', async () => {
    const stored = alive(minutes(-10), minutes(20));
    store(stored, 'refresh-0');
    const reloaded = page();
    expect(await reloaded.start()).toBe(stored);
    expect(await reloaded.get()).toBe(stored);
    expect(api.calls).toEqual([]);
  });

  it.each([
    ['has ended', alive(minutes(-40), minutes(-10))],
    ['is about to end', alive(minutes(-29.5), minutes(0.5))],
    ['ends in one minute exactly', alive(minutes(-29), minutes(1))],
    ['began in what this clock takes for the future', alive(minutes(600), minutes(630))],
    ['is none', 'app-0'],
  ])('is renewed where the stored one %s', async (_, stored) => {
    store(stored, 'refresh-0');
    expect(await page().start()).toBe('app-1');
    expect(bodies()).toEqual(['grant_type=refresh_token&refresh_token=refresh-0']);
  });

  it('is replaced by a new one when it can no longer be renewed', async () => {
    store('app-0', 'refresh-0');
    const fresh = { access_token: 'app-2', token_type: 'Bearer', expires_in: 1800, refresh_token: 'app-refresh-2' };
    api.on(token, ({ body }) => (body === credentials ? { body: fresh } : { problem: 'INVALID_REFRESH_TOKEN' }));
    expect(await page().start()).toBe('app-2');
    expect(sessionStorage.getItem('hm.default.refreshAppToken')).toBe('app-refresh-2');
  });

  it('keeps the stored tokens when the service cannot be reached', async () => {
    store('app-0', 'refresh-0');
    api.on(token, 'offline');
    await expect(page().start()).rejects.toThrow('NETWORK');
    expect(sessionStorage.getItem('hm.default.refreshAppToken')).toBe('refresh-0');
  });

  it('is requested once by concurrent callers', async () => {
    const one = page();
    await Promise.all([one.start(), one.get(), one.get()]);
    expect(api.calls).toHaveLength(1);
  });
});

describe('the app token that the document requested', () => {
  const ofDocument = {
    access_token: 'app-7',
    token_type: 'Bearer',
    expires_in: 1800,
    refresh_token: 'app-refresh-7',
  } as const;
  const pageWith = (early: Promise<Tokens | null>, at = () => now) => tokenOf('tenant-portal', at, early);

  it('is used, and stored, without another request [SESS-20]', async () => {
    const one = pageWith(Promise.resolve(ofDocument));
    expect(await one.start()).toBe('app-7');
    expect(await one.get()).toBe('app-7');
    expect(sessionStorage.getItem('hm.default.refreshAppToken')).toBe('app-refresh-7');
    expect(api.calls).toEqual([]);
  });

  it('is requested again by the shell if that request failed', async () => {
    expect(await pageWith(Promise.resolve(null)).start()).toBe('app-1');
    expect(bodies()).toEqual([credentials]);
  });

  it('gives way to a stored one', async () => {
    const stored = alive(minutes(-10), minutes(20));
    store(stored, 'refresh-0');
    expect(await pageWith(Promise.resolve(ofDocument)).start()).toBe(stored);
  });

  it('is used once', async () => {
    let at = now;
    const one = pageWith(Promise.resolve(ofDocument), () => at);
    await one.start();
    at = minutes(29.5);
    expect(await one.get()).toBe('app-1');
  });
});

describe('the app token in a running page', () => {
  it('is replaced when it is about to expire', async () => {
    let at = now;
    const one = tokenOf('tenant-portal', () => at);
    await one.start();
    at = minutes(29.5);
    await one.get();
    expect(bodies()).toEqual([credentials, credentials]);
  });

  it('is dropped once it was rejected', async () => {
    store(alive(minutes(-10), minutes(20)), 'refresh-0');
    const one = page();
    await one.start();
    one.forget();
    expect(sessionStorage.getItem('hm.default.appToken')).toBeNull();
    expect(await page().start()).toBe('app-1');
    expect(bodies()).toEqual([credentials]);
  });
});

describe('the app token before a one-time code is requested', () => {
  const sixteen = 16 * 60_000;

  it('is kept if it outlives the code', async () => {
    store(alive(minutes(-10), minutes(20)), 'refresh-0');
    const one = page();
    await one.start();
    await one.extend(sixteen);
    expect(api.calls).toEqual([]);
  });

  it('is renewed within its session and shared with a duplicated tab', async () => {
    store(alive(minutes(-15), minutes(15)), 'refresh-0');
    const one = page();
    await one.start();
    await one.extend(sixteen);
    expect(bodies()).toEqual(['grant_type=refresh_token&refresh_token=refresh-0']);
    expect(await one.get()).toBe('app-1');
    expect(renewed).toHaveBeenCalledWith('refresh-0', {
      access_token: 'app-1',
      token_type: 'Bearer',
      expires_in: 1800,
      refresh_token: 'app-refresh-1',
    });
  });

  it('is adopted by a duplicated tab, and by no other', async () => {
    const stored = alive(minutes(-15), minutes(15));
    store(stored, 'refresh-0');
    const one = page();
    await one.start();
    const notified = {
      access_token: 'app-9',
      token_type: 'Bearer',
      expires_in: 1800,
      refresh_token: 'refresh-9',
    } as const;
    one.adopt('refresh-of-another', notified);
    expect(await one.get()).toBe(stored);
    one.adopt('refresh-0', notified);
    expect(await one.get()).toBe('app-9');
    await one.extend(sixteen);
    expect(api.calls).toEqual([]);
  });

  it('rejects when the service cannot be reached, and keeps the token', async () => {
    store(alive(minutes(-15), minutes(15)), 'refresh-0');
    const one = page();
    await one.start();
    api.on(token, 'offline');
    await expect(one.extend(sixteen)).rejects.toThrow('NETWORK');
    expect(sessionStorage.getItem('hm.default.refreshAppToken')).toBe('refresh-0');
  });
});
