import { brandEndpoints, registryEndpoints, type Boot, type PreviewRequest, type Problem } from '@home-move/contract';
import type { BootedApp } from '../../support/boot-app.js';
import { deployKey } from '../../support/test-env.js';
import { html } from '../documents/document.fixture.js';
import {
  aBuild,
  publishVersions,
  putBuild,
  bootWithStore,
  type RemoteStore,
  partnersKey,
} from './remote-store.fixture.js';

const token = deployKey;
const page = '/enrolment/energy/list';
let api: BootedApp;
let store: RemoteStore;

beforeAll(async () => {
  ({ api, store } = await bootWithStore({
    DEPLOY_KEY: `${deployKey} partners+telephony:${partnersKey}`,
    PREVIEW_LIMIT: '3',
    ANALYTICS_URL: 'https://analytics.example/v1/events',
    ANALYTICS_TOKEN: 'hm-web',
  }));
  api.clock.at('2026-11-20T09:00:00Z');
  await publishVersions(api, store, '1.0.0', '1.1.0', '1.2.0-beta.1');
});
beforeEach(() => api.clock.at('2026-11-20T10:00:00Z'));
afterAll(() => api.close());

const create = (body: Partial<PreviewRequest> = {}, key = token) =>
  api.call(
    registryEndpoints.preview,
    { body: { name: 'energy', version: '1.2.0-beta.1', hours: 8, ...body } },
    { token: key },
  );

/** The path of a new link. */
const linkOf = async (body: Partial<PreviewRequest> = {}) => new URL((await create(body)).body.url).pathname;

const open = (path: string) => api.send('GET', path, { headers: html });

/** The cookie of a browser that has opened a new link. */
async function cookieOf(body: Partial<PreviewRequest> = {}): Promise<string> {
  const { headers } = await open(await linkOf(body));
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** The document of a page of the energy journey in a browser with this cookie. */
async function documentWith(cookie: string, path = page) {
  const { headers, text } = await api.send('GET', path, { headers: { ...html, cookie, host: 'localhost:4000' } });
  const block = /<script type="application\/json" id="hm-boot">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null';
  const boot = JSON.parse(block) as Boot;
  return { headers, boot, text, version: boot.resolution.remotes.find(({ name }) => name === 'energy')?.version };
}

const resolve = (cookie?: string, headers: Record<string, string> = {}, query = {}) =>
  api.call(brandEndpoints.resolution, { query }, { headers: { ...headers, ...(cookie !== undefined && { cookie }) } });

const energyIn = ({ body }: Awaited<ReturnType<typeof resolve>>) => ({
  version: body.remotes.find(({ name }) => name === 'energy')?.version,
  lastGood: body.lastGood.find(({ name }) => name === 'energy')?.version,
});

const why = 'a spec wants it';

const withdraw = (version: string) =>
  api.call(registryEndpoints.withdraw, { body: { name: 'energy', version, isWithdrawn: true, why } }, { token });

describe('a preview link', () => {
  it('is created for a published version, a pre-release too, and recorded in the audit', async () => {
    const { status, body } = await create({ brand: 'oakwood', why: 'to show the new list' });
    expect(status).toBe(201);
    expect(body).toEqual({
      name: 'energy',
      version: '1.2.0-beta.1',
      brand: 'oakwood',
      until: '2026-11-20T18:00:00.000Z',
      url: expect.stringMatching(/^http:\/\/localhost:4000\/preview\/[\w-]+\.[\w-]+$/),
    });
    const [entry] = (await api.call(registryEndpoints.audit, { query: { name: 'energy' } }, { token })).body;
    expect(entry).toEqual({
      at: '2026-11-20T10:00:00.000Z',
      who: 'key-5a3aeeb6',
      what: 'preview',
      remote: 'energy',
      scope: 'brand oakwood',
      before: null,
      after: '1.2.0-beta.1',
      why: 'to show the new list',
      commit: null,
      builder: null,
      signedBy: null,
    });
  });

  it('sets a cookie that ends with it, and leads to the first page of its brand, without caches and referrers', async () => {
    const { status, headers, text } = await open(await linkOf({ brand: 'oakwood', hours: 2 }));
    expect({ status, text }).toEqual({ status: 303, text: '' });
    expect(headers).toMatchObject({
      location: '/oakwood',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'set-cookie': expect.stringMatching(
        /^hm\.preview=[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7200$/,
      ),
    });
    for (const brand of [undefined, 'default'])
      expect((await open(await linkOf(brand === undefined ? {} : { brand }))).headers['location']).toBe('/');
  });

  it.each<[string, Partial<PreviewRequest>, string, string]>([
    [
      'a version that is not published',
      { version: '3.0.0' },
      'version',
      'energy 3.0.0 is not published, or is withdrawn',
    ],
    ['an unknown brand', { brand: 'ashfield' }, 'brand', 'no brand is called ashfield'],
    ['more than a day', { hours: 25 }, 'hours', 'must be a whole number of hours from 1 to 24'],
    ['no time', { hours: 0 }, 'hours', 'must be a whole number of hours from 1 to 24'],
    ["the agents' side panel", { name: 'telephony' }, 'name', 'must be a remote of the portal for movers'],
  ])('is refused for %s', async (_, body, field, message) => {
    const refused = await create(body);
    expect([refused.status, (refused.body as unknown as Problem).errors]).toEqual([400, { [field]: message }]);
  });

  it('is refused for a withdrawn version', async () => {
    await publishVersions(api, store, '1.2.0-beta.2');
    await withdraw('1.2.0-beta.2');
    expect(((await create({ version: '1.2.0-beta.2' })).body as unknown as Problem).errors).toEqual({
      version: 'energy 1.2.0-beta.2 is not published, or is withdrawn',
    });
  });

  it('is refused with the key of another remote', async () => {
    const refused = await create({}, partnersKey);
    expect(refused.body).toMatchObject({ code: 'FORBIDDEN', detail: 'This deploy key is for partners, telephony.' });
  });
});

describe('a preview link that cannot be shown', () => {
  /** Opens a link that sets no cookie, and returns status, title and link of its page. */
  async function failure(path: string) {
    const { status, headers, text } = await open(path);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-");
    return { status, title: /<h1>(.*)<\/h1>/.exec(text)?.[1], home: /<a href="(.*?)">/.exec(text)?.[1] };
  }

  it('leads to a page with the reason: it is incomplete or altered', async () => {
    const unknown = { status: 404, title: 'This preview link does not work', home: '/' };
    const link = await linkOf();
    expect(await failure(link.slice(0, -1))).toEqual(unknown);
    expect(await failure('/preview/end')).toEqual(unknown);
  });

  it('leads to a page with the reason: it has ended', async () => {
    const link = await linkOf({ brand: 'oakwood', hours: 1 });
    api.clock.at('2026-11-20T11:00:00Z');
    expect(await failure(link)).toEqual({ status: 410, title: 'This preview has ended', home: '/oakwood' });
  });

  it('leads to a page with the reason: its version has been withdrawn', async () => {
    await publishVersions(api, store, '1.2.0-beta.3');
    const link = await linkOf({ version: '1.2.0-beta.3' });
    await withdraw('1.2.0-beta.3');
    expect(await failure(link)).toEqual({ status: 410, title: 'This version is no longer available', home: '/' });
    expect((await open(link)).text).toContain(
      'Version 1.2.0-beta.3 of “energy” has been withdrawn since this link was made.',
    );
  });

  it('may be guessed three times in 15 minutes; links that have worked do not count', async () => {
    api.clock.at('2026-11-20T12:00:00Z');
    const link = await linkOf();
    for (let opened = 0; opened < 4; opened += 1) expect((await open(link)).status).toBe(303);
    for (let guess = 0; guess < 3; guess += 1) expect((await open('/preview/guessed')).status).toBe(404);
    expect((await open('/preview/guessed')).status).toBe(429);
    expect((await open(link)).status).toBe(429);
  });
});

describe('a browser with a preview', () => {
  it('gets the version in documents, with its scripts and the time at which it ends', async () => {
    const { version, boot, text } = await documentWith(await cookieOf());
    expect(version).toBe('1.2.0-beta.1');
    expect(boot.preview).toEqual({ name: 'energy', version: '1.2.0-beta.1', until: '2026-11-20T18:00:00.000Z' });
    expect(text).toContain(`src="${store.origin}/remotes/energy/1.2.0-beta.1/app.js"`);
    expect(text).not.toContain('/remotes/energy/1.1.0/');
  });

  it('gets the version in resolutions, and no fallback that would hide its faults', async () => {
    expect(energyIn(await resolve(await cookieOf()))).toEqual({ version: '1.2.0-beta.1', lastGood: undefined });
    expect(energyIn(await resolve())).toEqual({ version: '1.1.0', lastGood: '1.0.0' });
  });

  it('gets it in place of a pin, a canary, and a remote that is switched off', async () => {
    const cookie = await cookieOf();
    putBuild(store, '1.3.0');
    await api.call(registryEndpoints.publish, { query: { percent: '50' }, body: aBuild('1.3.0') }, { token });
    await api.call(registryEndpoints.pin, { body: { name: 'energy', version: '1.0.0', scope: 'all' } }, { token });
    expect(energyIn(await resolve(cookie)).version).toBe('1.2.0-beta.1');
    const off = { name: 'energy', scope: 'all', isDisabled: true, message: '', why } as const;
    await api.call(registryEndpoints.disable, { body: off }, { token });
    const { body } = await resolve(cookie);
    expect(body.remotes.find(({ name }) => name === 'energy')?.version).toBe('1.2.0-beta.1');
    expect([body.canaries, body.disabled]).toEqual([undefined, undefined]);
    expect((await resolve()).body.disabled).toEqual([{ name: 'energy', message: '' }]);
    await api.call(registryEndpoints.disable, { body: { ...off, isDisabled: false } }, { token });
    await api.call(registryEndpoints.pin, { body: { name: 'energy', version: null, scope: 'all' } }, { token });
    await withdraw('1.3.0');
  });

  it('gets the usual version of every other brand, if the preview is for one', async () => {
    const cookie = await cookieOf({ brand: 'oakwood' });
    expect((await documentWith(cookie, `/oakwood${page}`)).version).toBe('1.2.0-beta.1');
    expect((await documentWith(cookie, `/oakwood/12${page}`)).version).toBe('1.2.0-beta.1');
    const other = await documentWith(cookie, `/harbour${page}`);
    expect([other.version, other.boot.preview]).toEqual(['1.1.0', undefined]);
    expect(energyIn(await resolve(cookie, {}, { brand: 'harbour' })).version).toBe('1.1.0');
  });

  it('gets the usual version in frames, and in documents of agents', async () => {
    const cookie = await cookieOf();
    expect((await documentWith(cookie, `/embed${page}`)).version).toBe('1.1.0');
    const { text } = await api.send('GET', page, { headers: { ...html, cookie, host: 'telephony.localhost:4000' } });
    expect(text).toContain('/remotes/energy/1.1.0/');
    expect(text).not.toContain('1.2.0-beta.1');
  });

  it('is not measured', async () => {
    const cookie = await cookieOf();
    const [usual, previewed] = [await documentWith(''), await documentWith(cookie)];
    expect(usual.boot.config.analytics).toEqual({ url: 'https://analytics.example/v1/events', token: 'hm-web' });
    expect(previewed.boot.config.analytics).toBeNull();
    expect(usual.headers['content-security-policy']).toContain('analytics.example');
    expect(previewed.headers['content-security-policy']).not.toContain('analytics.example');
  });

  it('shares neither documents nor resolutions with other visitors or with its time after the preview', async () => {
    const cookie = await cookieOf();
    const usual = await documentWith('');
    expect(usual.headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringMatching(/^cookie\b/) });
    expect((await documentWith(cookie)).headers['cache-control']).toBe('no-store');

    const { headers } = await resolve();
    expect(headers).toMatchObject({
      'cache-control': 'max-age=5, stale-while-revalidate=25',
      vary: 'cookie, accept-encoding',
    });
    const tag = String(headers['etag']);
    const ofPreview = await resolve(cookie, { 'if-none-match': tag });
    expect([ofPreview.status, ofPreview.headers['cache-control'], ofPreview.headers['vary']]).toEqual([
      200,
      'no-store',
      'cookie, accept-encoding',
    ]);
    expect((await resolve(undefined, { 'if-none-match': String(ofPreview.headers['etag']) })).status).toBe(200);
    expect((await resolve(undefined, { 'if-none-match': tag })).status).toBe(304);
  });

  it('gets the usual version once the preview has expired', async () => {
    const cookie = await cookieOf({ hours: 1 });
    api.clock.at('2026-11-20T11:00:00Z');
    const { version, boot } = await documentWith(cookie);
    expect([version, boot.preview]).toEqual(['1.1.0', undefined]);
  });

  it('gets the usual version once the previewed one is withdrawn', async () => {
    await publishVersions(api, store, '1.2.0-beta.4');
    const cookie = await cookieOf({ version: '1.2.0-beta.4' });
    expect((await documentWith(cookie)).version).toBe('1.2.0-beta.4');
    await withdraw('1.2.0-beta.4');
    expect((await documentWith(cookie)).version).toBe('1.1.0');
    expect(energyIn(await resolve(cookie)).version).toBe('1.1.0');
  });

  it('gets the usual version with a cookie that someone has made up', async () => {
    const [name, value = ''] = (await cookieOf()).split('=');
    const content = Buffer.from(JSON.stringify(['x', 'energy', '1.0.0', null, 4_102_444_800_000])).toString(
      'base64url',
    );
    for (const made of ['', 'x', `${content}.${value.split('.')[1]}`, `${content}.`])
      expect((await documentWith(`${name}=${made}`)).version).toBe('1.1.0');
  });
});

describe('the end of a preview', () => {
  const end = (headers: Record<string, string>) =>
    api.send('POST', '/preview/end', { headers: { host: 'localhost:4000', ...headers } });

  it('is a request of the page, which removes the cookie', async () => {
    const { status, headers } = await end({ origin: 'http://localhost:4000' });
    expect([status, headers['set-cookie'], headers['cache-control']]).toEqual([
      204,
      'hm.preview=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
      'no-store',
    ]);
  });

  it.each<Record<string, string>>([
    { origin: 'https://stranger.example' },
    { origin: 'http://localhost:4001' },
    { origin: 'null' },
    {},
  ])('is refused to a page of another origin: %j', async (headers) => {
    const refused = await end(headers);
    expect([refused.status, refused.headers['set-cookie']]).toEqual([403, undefined]);
  });
});
