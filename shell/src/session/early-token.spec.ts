import type { Tokens } from '@home-move/contract';
import { createAppToken } from './app-token';
import { requestEarlyToken, takeEarlyToken } from './early-token';
import { createSafeStorage } from './safe-storage';

const tokens: Tokens = {
  access_token: 'app-1',
  token_type: 'Bearer',
  expires_in: 1800,
  refresh_token: 'app-refresh-1',
};
type Fetch = jest.Mock<Promise<Response>, Parameters<typeof fetch>>;
const fetching = (response: () => Promise<Partial<Response>>): Fetch => jest.fn(response as typeof fetch);
const responding = (body: unknown, ok = true): Fetch =>
  fetching(async () => ({ ok, text: async () => JSON.stringify(body), json: async () => body }));

/** A page just opened, with this session storage. */
function aPage(fetch: Fetch, storage: Record<string, string> = {}, age = 100): Window {
  return { fetch, sessionStorage: storage, performance: { now: () => age } } as unknown as Window;
}

describe('the document', () => {
  it('sends the same request as the shell, without its trace [SESS-20]', async () => {
    const [ofDocument, ofShell] = [responding(tokens), responding(tokens)];
    requestEarlyToken(aPage(ofDocument));
    const dependencies = { storage: createSafeStorage('default'), tabs: { renewed: jest.fn() } };
    await createAppToken({ ...dependencies, fetcher: ofShell, clientId: 'tenant-portal' }).start();
    const signal = expect.any(AbortSignal) as AbortSignal;
    const [[url, init] = []] = ofDocument.mock.calls;
    const headers = { ...(init?.headers as Record<string, string>), traceparent: expect.any(String) as string };
    expect(ofShell.mock.calls).toEqual([[url, { ...init, headers, signal }]]);
  });

  it.each(['hm.default.appToken', 'hm.default.refreshAppToken', 'hm.oakwood.http://partner.test/1.appToken'])(
    'leaves a visitor with %s to the shell',
    (key) => {
      const fetch = responding(tokens);
      const page = aPage(fetch, { [key]: 'stored' });
      requestEarlyToken(page);
      expect(fetch).not.toHaveBeenCalled();
      expect(takeEarlyToken(page)).toBeNull();
    },
  );

  it('requests a token where storage is denied', async () => {
    const page = aPage(responding(tokens));
    Object.defineProperty(page, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    requestEarlyToken(page);
    await expect(takeEarlyToken(page)).resolves.toEqual(tokens);
  });

  it.each([
    ['is rejected', responding({ code: 'TOO_MANY_REQUESTS' }, false)],
    [
      'is answered by a page of the network',
      fetching(async () => ({ ok: true, json: async () => JSON.parse('<html>') })),
    ],
    ['does not arrive', fetching(() => Promise.reject(new TypeError('Failed to fetch')))],
  ])('has no token when the request %s', async (_, fetch) => {
    const page = aPage(fetch);
    requestEarlyToken(page);
    await expect(takeEarlyToken(page)).resolves.toBeNull();
  });
});

describe('the request of the document', () => {
  it('is no longer on the page once it is taken', () => {
    const page = aPage(responding(tokens));
    requestEarlyToken(page);
    expect(takeEarlyToken(page)).not.toBeNull();
    expect(page).not.toHaveProperty('hmEarlyToken');
    expect(takeEarlyToken(page)).toBeNull();
  });

  it('is discarded in a document that was suspended for half a minute', () => {
    const page = aPage(responding(tokens), {}, 30_000);
    requestEarlyToken(page);
    expect(takeEarlyToken(page)).toBeNull();
  });
});
