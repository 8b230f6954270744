import { HostAddressesPort } from '../../../providers/host-addresses/host-addresses.port.js';
import { type WebPage, WebPageFailure, WebPagesPort } from '../../../providers/web-pages/web-pages.port.js';
import { PageReader } from './page-reader.js';

const publicAddress = '93.184.216.34';
const { signal } = new AbortController();

const html: WebPage = {
  status: 200,
  location: null,
  contentType: 'text/html',
  securityPolicy: null,
  embedderPolicy: null,
  start: '<h1>Welcome</h1>',
};
const redirectTo = (location: string | null, status = 302): WebPage => ({ ...html, status, location, start: '' });

/** Name servers with the responses to each query of a name, in order; the last one is repeated. */
class Hosts extends HostAddressesPort {
  readonly queries: string[] = [];

  constructor(private readonly addresses: Readonly<Record<string, readonly (readonly string[])[]>>) {
    super();
  }

  override async resolve(name: string): Promise<readonly string[]> {
    const responses = this.addresses[name] ?? [];
    const earlier = this.queries.filter((query) => query === name).length;
    this.queries.push(name);
    return responses[Math.min(earlier, responses.length - 1)] ?? [];
  }
}

/** Pages by address. */
class Pages extends WebPagesPort {
  readonly requests: { readonly url: string; readonly addresses: readonly string[] }[] = [];

  constructor(private readonly pages: Readonly<Record<string, WebPage | WebPageFailure>>) {
    super();
  }

  override async read({ href }: URL, addresses: readonly string[]): Promise<WebPage> {
    this.requests.push({ url: href, addresses });
    const page = this.pages[href];
    if (page === undefined) throw new Error(`no page at ${href}`);
    if (page instanceof WebPageFailure) throw page;
    return page;
  }
}

const oakwood = { 'www.oakwood.example': [[publicAddress]] };

function readerOf(
  pages: Readonly<Record<string, WebPage | WebPageFailure>>,
  addresses: Readonly<Record<string, readonly (readonly string[])[]>> = oakwood,
) {
  const hosts = new Hosts(addresses);
  const web = new Pages(pages);
  const read = async (start: string) => {
    const { url, ...reading } = await new PageReader(hosts, web).read(new URL(start), signal);
    return { ...reading, url: url.href };
  };
  return { hosts, web, read };
}

describe('a page of the public web', () => {
  it('is read from every address of its name', async () => {
    const addresses = [publicAddress, '2606:2800:220:1::1'];
    const { read, web } = readerOf({ 'https://www.oakwood.example/': html }, { 'www.oakwood.example': [addresses] });
    expect(await read('https://www.oakwood.example')).toMatchObject({ page: html });
    expect(web.requests).toEqual([{ url: 'https://www.oakwood.example/', addresses }]);
  });

  it.each([
    ['https://93.184.216.34/', ['93.184.216.34']],
    ['https://1572395042/', ['93.184.216.34']],
    ['https://[2606:2800:220:1::1]/', ['2606:2800:220:1::1']],
  ])('may be at an address instead of a name, which is not resolved: %s', async (url, addresses) => {
    const { href } = new URL(url);
    const { read, web, hosts } = readerOf({ [href]: html });
    expect(await read(url)).toMatchObject({ page: html });
    expect(web.requests).toEqual([{ url: href, addresses }]);
    expect(hosts.queries).toEqual([]);
  });

  it('is resolved as the name that browsers send', async () => {
    const { read, hosts } = readerOf(
      { 'https://xn--bcher-kva.example/': html },
      { 'xn--bcher-kva.example': [[publicAddress]] },
    );
    expect(await read('https://BÜCHER.example')).toMatchObject({ page: html });
    expect(hosts.queries).toEqual(['xn--bcher-kva.example']);
  });
});

describe('a name that is resolved to a public address first, and to a private one later', () => {
  it('is resolved once, and only the checked address is used', async () => {
    const rebinding = { 'www.oakwood.example': [[publicAddress], ['127.0.0.1']] };
    const { read, web, hosts } = readerOf({ 'https://www.oakwood.example/': html }, rebinding);
    expect(await read('https://www.oakwood.example/')).toMatchObject({ page: html });
    expect(web.requests).toEqual([{ url: 'https://www.oakwood.example/', addresses: [publicAddress] }]);
    expect(hosts.queries).toEqual(['www.oakwood.example']);
  });

  it('is checked again when the page redirects to it', async () => {
    const rebinding = { 'www.oakwood.example': [[publicAddress], ['127.0.0.1']] };
    const { read, web } = readerOf({ 'https://www.oakwood.example/': redirectTo('/home') }, rebinding);
    expect(await read('https://www.oakwood.example/')).toMatchObject({ page: null, reason: 'dns' });
    expect(web.requests).toHaveLength(1);
  });
});

describe('a host that is not public', () => {
  it.each([
    ['without an address', 'https://intranet.example/', []],
    ['with a private address', 'https://intranet.example/', ['10.0.0.7']],
    ['with a public and a private address', 'https://intranet.example/', [publicAddress, '10.0.0.7']],
    ['with a private IPv6 address', 'https://intranet.example/', [publicAddress, 'fd00::1']],
    ['with a mapped address', 'https://intranet.example/', ['::ffff:10.0.0.7']],
    ['that is this machine', 'https://localhost/', ['127.0.0.1']],
    ['with a dot at its end', 'https://localhost./', ['127.0.0.1']],
    ['that is a loopback address', 'https://127.0.0.1/', []],
    ['that is a loopback address in decimal', 'https://2130706433/', []],
    ['that is a loopback address in octal', 'https://0177.0.0.1/', []],
    ['that is a loopback address in hexadecimal', 'https://0x7f.1/', []],
    ['that is a loopback address with a dot at its end', 'https://127.0.0.1./', []],
    ['that is a loopback address of IPv6', 'https://[::1]/', []],
    ['that is a mapped address', 'https://[::ffff:169.254.169.254]/', []],
    ['that is a translated address', 'https://[64:ff9b::a9fe:a9fe]/', []],
    ['that is a metadata service', 'https://169.254.169.254/latest/meta-data', []],
  ])('gets no request, and the result of an unknown name: %s', async (_, url, addresses) => {
    const { hostname } = new URL(url);
    const { read, web } = readerOf({}, { [hostname]: [addresses] });
    expect(await read(url)).toEqual({ url: new URL(url).href, page: null, reason: 'dns', status: null });
    expect(web.requests).toEqual([]);
  });

  it.each(['https://intranet.example/', 'https://10.0.0.7/', 'https://[::1]/', '//2130706433/'])(
    'gets no request by a redirect to %s either',
    async (location) => {
      const addresses = { ...oakwood, 'intranet.example': [['10.0.0.7']] };
      const { read, web } = readerOf({ 'https://www.oakwood.example/': redirectTo(location) }, addresses);
      expect(await read('https://www.oakwood.example/')).toEqual({
        url: new URL(location, 'https://www.oakwood.example/').href,
        page: null,
        reason: 'dns',
        status: null,
      });
      expect(web.requests.map(({ url }) => url)).toEqual(['https://www.oakwood.example/']);
    },
  );
});

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('with status %i is followed, relative to its page', async (status) => {
    const { read } = readerOf({
      'https://www.oakwood.example/a/b': redirectTo('../home?x=1', status),
      'https://www.oakwood.example/home?x=1': html,
    });
    expect(await read('https://www.oakwood.example/a/b')).toEqual({
      url: 'https://www.oakwood.example/home?x=1',
      page: html,
    });
  });

  it('is followed five times at most', async () => {
    const steps = [1, 2, 3, 4, 5, 6].map((step) => [`https://www.oakwood.example/${step}`, redirectTo(`/${step + 1}`)]);
    const pages = { ...(Object.fromEntries(steps) as Record<string, WebPage>), 'https://www.oakwood.example/7': html };
    expect(await readerOf(pages).read('https://www.oakwood.example/2')).toMatchObject({ page: html });
    const { read, web } = readerOf(pages);
    expect(await read('https://www.oakwood.example/1')).toMatchObject({ page: null, reason: 'redirect' });
    expect(web.requests).toHaveLength(6);
  });

  it.each([
    ['http://www.oakwood.example/', 'http'],
    ['https://www.oakwood.example:8443/', 'redirect'],
    ['https://sam:secret@www.oakwood.example/', 'redirect'],
    ['file:///etc/passwd', 'redirect'],
    ['https://', 'redirect'],
    [null, 'redirect'],
  ])('is not followed to %j', async (location, reason) => {
    const { read, web } = readerOf({ 'https://www.oakwood.example/': redirectTo(location) });
    expect(await read('https://www.oakwood.example/')).toEqual({
      url: 'https://www.oakwood.example/',
      page: null,
      reason,
      status: null,
    });
    expect(web.requests).toHaveLength(1);
  });
});

describe('a page that cannot be read', () => {
  it.each(['timeout', 'tls', 'connection'] as const)('has the reason %s', async (reason) => {
    const { read } = readerOf({ 'https://www.oakwood.example/': new WebPageFailure(reason, null) });
    expect(await read('https://www.oakwood.example/')).toMatchObject({ page: null, reason, status: null });
  });

  it.each([304, 401, 403, 404, 500, 503])('has the status %i', async (status) => {
    const { read } = readerOf({ 'https://www.oakwood.example/': { ...html, status } });
    expect(await read('https://www.oakwood.example/')).toMatchObject({ page: null, reason: 'status', status });
  });
});
