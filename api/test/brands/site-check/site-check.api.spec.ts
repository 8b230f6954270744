import { embeddingEndpoints, type SiteCheckRequest } from '@home-move/contract';
import { HostAddressesPort } from '../../../src/providers/host-addresses/host-addresses.port.js';
import { type WebPage, WebPageFailure, WebPagesPort } from '../../../src/providers/web-pages/web-pages.port.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';

let api: BootedApp;
let token: string;

const site = 'https://www.oakwood.example';
const page = `${site}/moving-in`;
const html: WebPage = {
  status: 200,
  location: null,
  contentType: 'text/html; charset=utf-8',
  securityPolicy: null,
  embedderPolicy: null,
  start: '<!doctype html><title>Moving in</title>',
};

/** The public web of this file. Names that are not listed have no address. */
const names: Readonly<Record<string, readonly string[]>> = {
  'www.oakwood.example': ['93.184.216.34'],
  'oakwood.example': ['93.184.216.34'],
  'intranet.example': ['10.0.0.7'],
};
let pages: Readonly<Record<string, Partial<WebPage> | WebPageFailure>>;

/** Replaces the internet, as an application sees it. */
function replaceInternet(app: BootedApp) {
  const hosts = app.app.get(HostAddressesPort, { strict: false });
  const resolve = jest.spyOn(hosts, 'resolve').mockImplementation(async (name) => names[name] ?? []);
  const web = app.app.get(WebPagesPort, { strict: false });
  const read = jest.spyOn(web, 'read').mockImplementation(async ({ href }) => {
    const found = pages[href];
    if (found instanceof WebPageFailure) throw found;
    return { ...html, ...found };
  });
  return { resolve, read };
}

beforeAll(async () => {
  api = await bootApp({
    PUBLIC_ORIGIN: 'https://portal.homemove.example',
    ASSETS_ORIGIN: 'https://assets.homemove.example',
    SITE_CHECK_LIMIT: '1000',
  });
  api.clock.at('2026-11-20T10:04:00Z');
  token = await api.appToken();
  await api.database.collection('brands').updateMany({ urlRoute: 'oakwood' }, { $set: { hostOrigins: [site] } });
});
afterAll(() => api.close());
beforeEach(() => {
  pages = {};
});
afterEach(() => jest.restoreAllMocks());

const check = (body: Partial<SiteCheckRequest> = {}, app = api) =>
  app.call(embeddingEndpoints.checkSite, { body: { url: page, brand: 'oakwood', ...body } }, { token });
const resultOf = async (body?: Partial<SiteCheckRequest>) => (await check(body)).body;

const notListed = (origin: string) => ({
  code: 'origin-not-listed',
  blocks: true,
  fix: { kind: 'register-origin', origin },
});
const unreadable = (reason: string, status: number | null = null) => ({
  code: 'not-reachable',
  blocks: true,
  reason,
  status,
  fix: null,
});

describe('POST /site-check', () => {
  itRequiresAuthentication(() => api, embeddingEndpoints.checkSite, { body: { url: page, brand: 'oakwood' } });

  it.each([
    [{ url: 'http://www.oakwood.example/' }, { url: 'Enter an address that starts with https://' }],
    [{ url: 'https://sam@www.oakwood.example/' }, { url: 'Enter the address without a user name or password' }],
    [{ url: 'https://www.oakwood.example:22/' }, { url: 'Enter the address without a port number' }],
    [{ url: 'oakwood' }, { url: 'Enter the address of your page, for example https://www.example.com/moving-in' }],
  ])('rejects %j without opening it', async (body, errors) => {
    const { resolve, read } = replaceInternet(api);
    expect(await check(body)).toMatchObject({ status: 400, body: { code: 'VALIDATION', errors } });
    expect(resolve).not.toHaveBeenCalled();
    expect(read).not.toHaveBeenCalled();
  });
});

describe('a page that can show the portal', () => {
  it('has no findings', async () => {
    replaceInternet(api);
    expect(await resultOf({ url: `${page}?utm_source=mail#portal` })).toEqual({
      url: page,
      isAllowed: true,
      findings: [],
    });
  });

  it.each([
    ['a policy that names us', 'script-src https://assets.homemove.example; frame-src https://portal.homemove.example'],
    ['a policy about its own frames', "frame-ancestors 'none'"],
  ])('may have %s', async (_, securityPolicy) => {
    replaceInternet(api);
    pages = { [page]: { securityPolicy } };
    expect(await resultOf()).toMatchObject({ isAllowed: true, findings: [] });
  });

  it('may be registered for a branch', async () => {
    replaceInternet(api);
    expect(await resultOf({ branch: '12' })).toMatchObject({ isAllowed: true, findings: [] });
  });
});

describe('a page of an origin that the brand does not list', () => {
  it('needs its origin registered', async () => {
    replaceInternet(api);
    expect(await resultOf({ url: 'https://oakwood.example/' })).toEqual({
      url: 'https://oakwood.example/',
      isAllowed: false,
      findings: [notListed('https://oakwood.example')],
    });
    expect(await resultOf({ brand: 'harbour' })).toMatchObject({ findings: [notListed(site)] });
  });

  it('needs that also while it cannot be opened', async () => {
    replaceInternet(api);
    expect(await resultOf({ url: 'https://intranet.example/' })).toMatchObject({
      findings: [notListed('https://intranet.example'), unreadable('dns')],
    });
  });
});

describe('a brand that no page can show', () => {
  afterEach(() =>
    api.database.collection('brands').updateMany({ urlRoute: 'oakwood' }, { $set: { archivedAt: null } }),
  );

  it('is unknown, and no page is opened', async () => {
    const { resolve } = replaceInternet(api);
    expect(await resultOf({ brand: 'nobody' })).toEqual({
      url: page,
      isAllowed: false,
      findings: [{ code: 'unknown-brand', blocks: true, fix: null }],
    });
    expect(resolve).not.toHaveBeenCalled();
  });

  it('is archived, and no page is opened', async () => {
    const { resolve } = replaceInternet(api);
    const archivedAt = new Date('2026-11-20T10:00:00Z');
    await api.database.collection('brands').updateMany({ urlRoute: 'oakwood' }, { $set: { archivedAt } });
    expect((await resultOf()).findings).toEqual([{ code: 'brand-archived', blocks: true, fix: null }]);
    expect(resolve).not.toHaveBeenCalled();
  });
});

describe('a page with policies', () => {
  it('gets each blocking policy corrected, in headers and head', async () => {
    replaceInternet(api);
    pages = {
      [page]: {
        securityPolicy: "default-src 'self'; script-src 'self', img-src 'self'",
        start: `<head><meta http-equiv="Content-Security-Policy" content="frame-src 'none'"></head>`,
      },
    };
    expect(await resultOf()).toEqual({
      url: page,
      isAllowed: false,
      findings: [
        {
          code: 'blocked-by-policy',
          blocks: true,
          targets: ['loader', 'second-script', 'frame', 'explanation'],
          fix: {
            kind: 'change-policy',
            place: 'header',
            policy: [
              { text: "default-src 'self'; script-src 'self' ", isNew: false },
              { text: 'https://assets.homemove.example', isNew: true },
              { text: '; ', isNew: false },
              { text: "frame-src 'self' https://portal.homemove.example", isNew: true },
              { text: '; ', isNew: false },
              { text: "connect-src 'self' https://portal.homemove.example", isNew: true },
            ],
          },
        },
        {
          code: 'blocked-by-policy',
          blocks: true,
          targets: ['frame'],
          fix: {
            kind: 'change-policy',
            place: 'meta',
            policy: [
              { text: 'frame-src ', isNew: false },
              { text: 'https://portal.homemove.example', isNew: true },
            ],
          },
        },
      ],
    });
  });

  it('is blocked by a sandbox', async () => {
    replaceInternet(api);
    pages = { [page]: { securityPolicy: 'sandbox allow-scripts' } };
    expect(await resultOf()).toMatchObject({
      isAllowed: false,
      findings: [{ code: 'sandboxed-page', blocks: true }],
    });
  });

  it.each(['require-corp', 'credentialless; report-to="coep"'])(
    'is allowed with an embedder policy, which some browsers enforce: %s',
    async (embedderPolicy) => {
      replaceInternet(api);
      pages = { [page]: { embedderPolicy } };
      expect(await resultOf()).toMatchObject({
        isAllowed: true,
        findings: [
          {
            code: 'blocked-by-isolation',
            blocks: false,
            fix: { kind: 'remove-header', header: 'Cross-Origin-Embedder-Policy' },
          },
        ],
      });
    },
  );

  it('is not affected by an embedder policy of unsafe-none', async () => {
    replaceInternet(api);
    pages = { [page]: { embedderPolicy: 'unsafe-none' } };
    expect(await resultOf()).toMatchObject({ isAllowed: true, findings: [] });
  });
});

describe('a page that redirects', () => {
  const target = 'https://oakwood.example/';

  it('is checked at the other origin, which has to be registered', async () => {
    replaceInternet(api);
    pages = {
      [page]: { status: 301, location: `${target}?session=1` },
      [`${target}?session=1`]: { securityPolicy: "frame-src 'none'" },
    };
    expect(await resultOf()).toMatchObject({
      url: target,
      isAllowed: false,
      findings: [
        { code: 'redirected', blocks: false, origin: 'https://oakwood.example', fix: null },
        notListed('https://oakwood.example'),
        { code: 'blocked-by-policy', blocks: true },
      ],
    });
  });

  it('to plain http cannot show the portal', async () => {
    replaceInternet(api);
    pages = { [page]: { status: 302, location: 'http://www.oakwood.example/' } };
    expect(await resultOf()).toEqual({
      url: page,
      isAllowed: false,
      findings: [{ code: 'plain-http', blocks: true, fix: null }],
    });
  });

  it('to a private address gets the result of an unknown name', async () => {
    const { read } = replaceInternet(api);
    pages = { [page]: { status: 302, location: 'https://intranet.example/' } };
    expect((await resultOf()).findings).toEqual([unreadable('dns')]);
    pages = { [page]: { status: 302, location: 'https://unknown.example/' } };
    expect((await resultOf()).findings).toEqual([unreadable('dns')]);
    expect(read.mock.calls.map(([{ href }]) => href)).toEqual([page, page]);
  });
});

describe('a page that cannot be read', () => {
  it.each([
    ['timeout', new WebPageFailure('timeout', null)],
    ['tls', new WebPageFailure('tls', null)],
    ['connection', new WebPageFailure('connection', null)],
  ])('has the reason %s', async (reason, failure) => {
    replaceInternet(api);
    pages = { [page]: failure };
    expect(await resultOf()).toEqual({ url: page, isAllowed: false, findings: [unreadable(reason)] });
  });

  it('has a status', async () => {
    replaceInternet(api);
    pages = { [page]: { status: 403 } };
    expect((await resultOf()).findings).toEqual([unreadable('status', 403)]);
  });

  it.each(['application/pdf', 'text/html-template'])('is no page: %s', async (contentType) => {
    replaceInternet(api);
    pages = { [page]: { contentType } };
    expect((await resultOf()).findings).toEqual([{ code: 'not-html', blocks: true, fix: null }]);
  });
});

it('names that are private and names that do not exist get the same response, apart from the address', async () => {
  replaceInternet(api);
  const of = async (url: string) => {
    const { url: address, ...rest } = await resultOf({ url });
    return { rest: JSON.stringify(rest).replaceAll(new URL(address).origin, 'ORIGIN') };
  };
  const unknown = await of('https://unknown.example/');
  for (const url of ['https://intranet.example/', 'https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/'])
    expect(await of(url)).toEqual(unknown);
});

it('the time of a response does not reveal how long the names took: it is rounded up to quarters of a second', async () => {
  replaceInternet(api);
  const started = performance.now();
  await resultOf({ url: 'https://intranet.example/' });
  expect(performance.now() - started).toBeGreaterThanOrEqual(245);
});

it('the pages of one client are limited in ten minutes', async () => {
  const strict = await api.another({ SITE_CHECK_LIMIT: '2', TRUST_PROXY: '1' });
  try {
    strict.clock.at('2026-11-20T10:04:00Z');
    const { read } = replaceInternet(strict);
    const from = (client: string) =>
      strict.call(
        embeddingEndpoints.checkSite,
        { body: { url: page, brand: 'oakwood' } },
        { token, headers: { 'x-forwarded-for': client } },
      );
    expect([(await from('198.51.100.1')).status, (await from('198.51.100.1')).status]).toEqual([200, 200]);
    expect(await from('198.51.100.1')).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
      headers: { 'retry-after': '360' },
    });
    expect(read).toHaveBeenCalledTimes(2);
    expect((await from('198.51.100.2')).status).toBe(200);
  } finally {
    await strict.close();
  }
});
