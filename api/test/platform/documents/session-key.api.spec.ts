import { bootApp, type BootedApp } from '../../support/boot-app.js';
import { html } from './document.fixture.js';

let api: BootedApp;
let secure: BootedApp;
beforeAll(async () => {
  api = await bootApp();
  secure = await bootApp({ PUBLIC_ORIGIN: 'https://move.example' });
});
afterAll(async () => {
  await api.close();
  await secure.close();
});

interface Opening {
  /** The header `Sec-Fetch-Dest`; empty without it. */
  readonly destination?: string;
  readonly cookie?: string;
  readonly host?: string;
  readonly of?: BootedApp;
}

async function open(path: string, { destination = 'document', cookie, host, of = api }: Opening = {}) {
  const headers = {
    ...html,
    ...(destination !== '' && { 'sec-fetch-dest': destination }),
    ...(cookie !== undefined && { cookie }),
    ...(host !== undefined && { host }),
  };
  const response = await of.send('GET', path, { headers });
  const [, keys = null, attributes = null] =
    /<meta name="hm-key" content="(.*?)" data-cookie="(.*?)">/.exec(response.text) ?? [];
  const cookies = [response.headers['set-cookie'] ?? []].flat().map(String);
  return { ...response, keys, attributes, cookies, caching: response.headers['cache-control'] };
}

/** The cookie that a browser sends after this response. */
const sent = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

const ofFrame = 'Path=/; SameSite=None; Secure; Partitioned';

describe('the key with which a browser seals its tokens', () => {
  it.each([
    ['a hosted page', '/oakwood', 'document', undefined, 'Path=/; SameSite=Lax'],
    ['a page of agents', '/', 'document', 'telephony.localhost:4000', 'Path=/; SameSite=Lax'],
    ['a partner’s frame', '/embed/oakwood', 'iframe', undefined, ofFrame],
    ['a panel', '/panel/oakwood', 'iframe', 'telephony.localhost:4000', ofFrame],
  ])('is in %s, and in a cookie that no script can read', async (_, path, destination, host, attributes) => {
    const at = { destination, ...(host !== undefined && { host }) };
    const first = await open(path, at);
    expect(first.keys).toMatch(/^hm\.key\.[\da-f]{12}=[A-Za-z\d+/]{43}$/);
    expect(first.cookies).toEqual([`${first.keys}; HttpOnly; ${attributes}`]);
    expect(first.attributes).toBe(attributes);
    expect(first.caching).toBe('no-store');

    const again = await open(path, { ...at, cookie: sent(first.cookies) });
    expect([again.keys, again.attributes, again.cookies]).toEqual([first.keys, attributes, []]);
  });

  it('does not replace the key of a document that loads at the same time; later documents have both', async () => {
    const loaded = await Promise.all([open('/oakwood'), open('/oakwood')]);
    const cookies = loaded.map((document) => sent(document.cookies));
    expect(new Set(cookies.map((cookie) => cookie.split('=')[0])).size).toBe(2);
    expect(new Set(cookies.map((cookie) => cookie.split('=')[1])).size).toBe(2);
    const next = await open('/oakwood', { cookie: `hm.preview=1; ${cookies.join('; ')}` });
    expect([next.keys, next.cookies]).toEqual([cookies.join(' '), []]);
  });

  it('is bound to the host over https, where no script can set a cookie with its name', async () => {
    const { cookies } = await open('/oakwood', { of: secure });
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-Http-hm\.key\.\w+=\S+; HttpOnly; Path=\/; SameSite=Lax; Secure$/),
    ]);
    const another = { of: secure, cookie: sent((await open('/oakwood')).cookies) };
    expect((await open('/oakwood', another)).cookies).toHaveLength(1);
  });

  it.each([
    ['/oakwood', 'empty'],
    ['/oakwood', ''],
    ['/oakwood', 'iframe'],
    ['/oakwood', 'object'],
    ['/embed/oakwood', 'document'],
    ['/embed/oakwood', 'empty'],
    // The page for web developers may read its own previews.
    ['/embed/oakwood?preview=light', 'iframe'],
  ])('is not in %s for the destination "%s", where a script could read it', async (path, destination) => {
    const { cookies } = await open('/oakwood');
    const { keys, cookies: others, caching } = await open(path, { destination, cookie: sent(cookies) });
    expect([keys, others, caching]).toEqual([null, [], 'no-cache']);
  });

  it('is not in a frame of a page with the origin of the portal, whose scripts could read it', async () => {
    const of = await bootApp({ PUBLIC_ORIGIN: 'http://partner.localhost:4002' });
    expect((await open('/embed/oakwood', { destination: 'iframe', of })).keys).toBeNull();
    await of.close();
  });

  it.each([
    'hm.key.0a1b=',
    'hm.key.0a1b=short',
    `hm.key.0a1b=${'_'.repeat(43)}`,
    'hm.key.0a1b="><script>',
    `hm.key.">=${'A'.repeat(43)}`,
    `hm.other=${'A'.repeat(43)}`,
  ])('is created if the browser sends %s', async (cookie) => {
    const { keys, cookies } = await open('/oakwood', { cookie });
    expect(cookies).toEqual([`${keys}; HttpOnly; Path=/; SameSite=Lax`]);
    expect(keys).not.toContain(cookie);
  });
});

it.each([
  ['"Chromium";v="150", "Not.A/Brand";v="24"', 'noopener-allow-popups'],
  ['"Chromium";v="130", "Google Chrome";v="130"', 'same-origin'],
  [undefined, 'same-origin'],
])('keeps other pages from the window of a hosted page as far as the browser %s can', async (browser, policy) => {
  const headers = { ...html, ...(browser !== undefined && { 'sec-ch-ua': browser }) };
  const response = await api.send('GET', '/oakwood', { headers });
  expect(response.headers['cross-origin-opener-policy']).toBe(policy);
});
