import { aCrypto, aCipher } from '../testing/session-cipher.builder';
import { takeSessionCipher } from './session-key';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64').replace('=', '');
const key = keyOf(1);

interface PageOptions {
  /** Of the cookie. */
  readonly attributes?: string;
  /** Whether the browser keeps cookies of this document. */
  readonly keepsCookies?: boolean;
  /** Names and values of the keys. */
  readonly keys?: string;
  /** A cookie that a script has set. */
  readonly planted?: string;
}

function aPage({
  attributes = 'Path=/; SameSite=Lax',
  keepsCookies = true,
  keys = `hm.key.1=${key}`,
  planted = '',
}: PageOptions = {}): Document {
  const page = document.implementation.createHTMLDocument();
  const cookies = new Map(planted === '' ? [] : [planted.split('=') as [string, string]]);
  Object.defineProperty(page, 'cookie', {
    get: () => [...cookies].map((cookie) => cookie.join('=')).join('; '),
    set(text: string) {
      const [pair = ''] = text.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (text.includes('Max-Age=0')) cookies.delete(name);
      else if (keepsCookies) cookies.set(name, value);
    },
  });
  page.head.innerHTML = `<meta name="hm-key" content="${keys}" data-cookie="${attributes}">`;
  return page;
}

const take = (page: Document) => takeSessionCipher(page, { crypto: aCrypto });

it('takes the key of the browser out of the document', async () => {
  const page = aPage();
  const cipher = take(page);
  expect(page.documentElement.outerHTML).not.toContain(key);
  expect(await aCipher(1).open((await cipher?.seal('token')) ?? '')).toBe('token');
});

it.each(['Path=/; SameSite=Lax', 'Path=/; SameSite=None; Secure; Partitioned'])(
  'uses the key if the browser keeps a cookie with %s, and leaves none',
  (attributes) => {
    const page = aPage({ attributes });
    expect(take(page)).not.toBeNull();
    expect(page.cookie).toBe('');
  },
);

it('uses no key that the browser will not keep', () => {
  const page = aPage({ keepsCookies: false });
  expect(take(page)).toBeNull();
  expect(page.documentElement.outerHTML).not.toContain(key);
});

it('seals with the first of several keys, and opens a token sealed with another', async () => {
  const cipher = take(aPage({ keys: `hm.key.1=${key} hm.key.2=${keyOf(2)}` }));
  expect(await aCipher(1).open((await cipher?.seal('token')) ?? '')).toBe('token');
  expect(await cipher?.open(await aCipher(2).seal('token'))).toBe('token');
});

it.each(['hm.key.1', '__Host-hm.key.1'])('uses no key whose cookie %s a script has set', async (name) => {
  const planted = `${name}=${key}`;
  const cipher = take(aPage({ keys: `${planted} hm.key.2=${keyOf(2)}`, planted }));
  expect(await aCipher(2).open((await cipher?.seal('token')) ?? '')).toBe('token');
  expect(await cipher?.open(await aCipher(1).seal('token'))).toBeNull();
});

it('uses a random key if a script has set all cookies', async () => {
  const planted = `hm.key.1=${key}`;
  const cipher = take(aPage({ keys: planted, planted }));
  const sealed = (await cipher?.seal('token')) ?? '';
  expect(await cipher?.open(sealed)).toBe('token');
  expect(await aCipher(1).open(sealed)).toBeNull();
});

it('returns null for a document without a key, and for a page without https', () => {
  expect(take(document.implementation.createHTMLDocument())).toBeNull();
  expect(takeSessionCipher(aPage(), { crypto: {} as Crypto })).toBeNull();
});
