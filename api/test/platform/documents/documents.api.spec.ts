import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { steps } from '@home-move/contract';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { aManifest, appHash, aRemote, entryHash } from '../../support/test-env.js';
import { html, openDocument, ownScripts } from './document.fixture.js';

let api: BootedApp;
const manifest = aManifest();

beforeAll(async () => {
  api = await bootApp({ REMOTES_MANIFEST: manifest });
});
afterAll(() => api.close());

describe('a hosted document', () => {
  it('contains brand, flags, remotes and configuration, so that the shell needs no request', async () => {
    const { status, boot, headers } = await openDocument(api, '/');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(boot).toMatchObject({
      context: 'hosted',
      portal: 'tenant',
      requestedBrand: null,
      branding: { id: 100, name: 'Home Move', urlRoute: 'default' },
      flags: { 'otp-login': true },
      resolution: {
        remotes: [{ name: 'onboarding', entry: 'http://localhost:4001/remotes/onboarding/1.0.0/remoteEntry.js' }],
      },
      config: {
        namedSupplier: 'Larkfield Energy',
        moveIn: { maxPastMonths: 3, maxFutureDays: 29 },
        publicSiteUrl: 'http://localhost:4000',
        hostOrigins: [],
      },
    });
  });

  it('falls back to the brand for an unknown branch', async () => {
    const { boot } = await openDocument(api, '/harbour/12');
    expect(boot).toMatchObject({ requestedBrand: 'harbour', branding: { id: 102, urlRoute: 'harbour', branch: null } });
  });

  it('has the theme and name of its brand and branch', async () => {
    const { text, boot } = await openDocument(api, '/oakwood/12/pending/personal-details');
    expect(text).toContain(
      '<html lang="en-GB" data-brand="oakwood" data-font="newsreader" data-mode="system" data-context="hosted">',
    );
    expect(text).toContain('<title>Oakwood Bedford</title>');
    expect(boot).toMatchObject({ requestedBrand: 'oakwood', branding: { id: 301, level: 3, branch: 12 } });
  });

  it.each(['/nobody', '/nobody/12/pending'])('falls back to the default brand at %s [BRAND-13]', async (path) => {
    const { status, boot } = await openDocument(api, path);
    expect(status).toBe(200);
    expect(boot.requestedBrand).toBe(path.split('/')[1]);
    expect(boot.branding.urlRoute).toBe('default');
  });

  it('is served for every page of the journeys under a brand’s prefix [NEXT-02]', async () => {
    const paths = Object.values(steps).map(({ path }) => path.replaceAll(/:[^/]+/g, 'x'));
    for (const path of paths) {
      const { status, boot } = await openDocument(api, `/harbour${path}`);
      expect([path, status, boot.branding.urlRoute]).toEqual([path, 200, 'harbour']);
    }
  });

  it('answers 404 with the same document for an unknown page', async () => {
    const { status, boot } = await openDocument(api, '/oakwood/nothing/here');
    expect(status).toBe(404);
    expect(boot.branding.urlRoute).toBe('oakwood');
  });

  it('inlines tokens, look and script with their hashes, without unsafe directives', async () => {
    const { text, policy } = await openDocument(api, '/');
    const [tokens = '', look = '', ...others] = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css);
    expect(tokens).toBe(':root{--hm-ink:#123}');
    expect(look).toMatch(/^:root\{.*;--hm-surface:#f8f7f4;.*\}\[data-mode="dark"\]\{--hm-surface:#0f1719;/);
    expect(others).toEqual([]);
    const script = /<script>(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    expect(script).toBe('void 0');
    const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    expect(policy).toBe(
      [
        "default-src 'none'",
        `script-src 'self' http://localhost:4001 ${hash(script)}`,
        `style-src 'self' ${hash(tokens)} ${hash(look)}`,
        "font-src 'self'",
        "img-src 'self' data: http://localhost:4001",
        "connect-src 'self' http://localhost:4001",
        'worker-src http://localhost:4000/enrolment/meter-day/worker.js',
        'manifest-src http://localhost:4000/enrolment/meter-day/manifest.webmanifest',
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join('; '),
    );
    expect(policy).not.toContain('unsafe');
  });

  it('forbids framing, sniffing, long caching and cross-origin opening', async () => {
    expect((await openDocument(api, '/oakwood')).headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
  });

  it('preloads the entry of the remote at the path, and runs its chunks after the shell, with their hashes', async () => {
    const base = 'http://localhost:4001/remotes/onboarding/1.0.0';
    const { text } = await openDocument(api, '/pending/personal-details');
    expect(text).toContain(
      `<link rel="preload" as="script" crossorigin="anonymous" integrity="${entryHash}" href="${base}/remoteEntry.js">`,
    );
    expect(text).toContain(
      `<script defer data-named fetchpriority="high" crossorigin="anonymous" integrity="${appHash}" src="${base}/app.1234abcd.js"></script>`,
    );
    expect(text).not.toContain('as="font"');
  });

  it('names the shared libraries of its first screen, each file once', async () => {
    const firstShared = ['jotai', 'swr', 'no-longer-provided'];
    const shared = { ...aRemote().shared, jotai: '^2.20.3', swr: '^2.5.1', 'no-longer-provided': '^1.0.0' };
    const other = await api.another({ REMOTES_MANIFEST: aManifest([aRemote({ firstShared, shared })]) });
    expect(ownScripts(await openDocument(other, '/pending/personal-details'))).toEqual([
      '/react-tenant-portal/provided-mount.1234abcd.js',
    ]);
    await other.close();
  });

  it('names the chunks of a lazy page, and the libraries that only they need, only on that page', async () => {
    const lazyHash = `sha384-${'L'.repeat(64)}`;
    const lazyPages = [{ routes: ['/enrolment/moving-details'], chunks: ['late.js'], shared: ['react-hook-form'] }];
    const { files, shared } = aRemote();
    const remote = aRemote({
      lazyPages,
      files: { ...files, 'late.js': lazyHash },
      shared: { ...shared, 'react-hook-form': '^7.92.0' },
    });
    const other = await api.another({ REMOTES_MANIFEST: aManifest([remote]) });
    const lazy = await openDocument(other, '/enrolment/moving-details');
    expect(lazy.text).toContain(
      `integrity="${lazyHash}" src="http://localhost:4001/remotes/onboarding/1.0.0/late.js">`,
    );
    expect(ownScripts(lazy)).toEqual(['/react-tenant-portal/shared-forms.1234abcd.js']);
    expect(lazy.boot.resolution.remotes[0]).not.toHaveProperty('lazyPages');
    const first = await openDocument(other, '/pending/personal-details');
    expect(first.text).not.toContain(`integrity="${lazyHash}"`);
    expect(ownScripts(first)).toEqual([]);
    await other.close();
  });

  it.each([
    ['/', ['landing']],
    ['/embed/oakwood/12', ['landing', 'host']],
    ['/embed/oakwood/12/pending/personal-details', ['host']],
    ['/cookie-policy', []],
  ])('names the parts of the shell that %s needs first: %j', async (path, parts) => {
    expect(ownScripts(await openDocument(api, path))).toEqual(
      parts.map((part) => `/react-tenant-portal/${part}.1234abcd.js`),
    );
  });

  it('escapes a brand name in the path', async () => {
    const { text, boot, status } = await openDocument(
      api,
      `/${encodeURIComponent('</script><script>alert(1)</script>')}`,
    );
    expect(status).toBe(200);
    expect(boot.requestedBrand).toBe('</script><script>alert(1)</script>');
    expect(text).not.toContain('<script>alert(1)');
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['deflate', undefined],
    ['identity', undefined],
  ])('has for clients that accept %s the encoding %s', async (accepted, encoding) => {
    const { headers } = await api.send('GET', '/', { headers: { ...html, 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('cookie, accept-encoding');
  });
});

describe('other requests', () => {
  it('are not compressed if the response fits into one packet', async () => {
    const { headers } = await api.send('GET', '/api/v1/healthcheck/ready', { headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['vary']).toBe('accept-encoding');
  });

  it.each([
    ['/api/v1/nothing', 'text/html'],
    ['/api', 'text/html'],
    ['/favicon.ico', 'image/*'],
    ['/robots.txt', '*/*'],
    ['/oakwood', 'application/json'],
  ])('%s for %s is not found', async (path, accept) => {
    expect((await api.send('GET', path, { headers: { accept } })).status).toBe(404);
  });

  it('serves pages only for GET', async () => {
    expect((await api.send('POST', '/oakwood', { body: {} })).status).toBe(404);
  });
});

describe('when a new version is published', () => {
  it('includes it in the next document', async () => {
    writeFileSync(manifest, JSON.stringify([aRemote(), aRemote({ version: '1.1.0', global: 'hm_onboarding_1_1_0' })]));
    const { boot } = await openDocument(api, '/');
    expect(boot.resolution.remotes.map(({ name, version }) => `${name} ${version}`)).toEqual(['onboarding 1.1.0']);
  });

  it('answers 503 with a readable page while the list cannot be read', async () => {
    writeFileSync(manifest, '[{"name":"onboarding"}]');
    const { status, text } = await openDocument(api, '/');
    expect(status).toBe(503);
    expect(text).toContain('<h1>We are not ready yet. Please try again in a moment.</h1>');
  });
});
