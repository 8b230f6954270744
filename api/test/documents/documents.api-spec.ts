import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Boot } from '@home-move/contract';
import { BrandService } from '../../src/modules/brand/brand.service.js';
import { DocumentsService } from '../../src/modules/documents/documents.service.js';
import { ShellBuild } from '../../src/modules/documents/shell-build.js';
import { FlagEvaluation } from '../../src/modules/flags/flag-evaluation.js';
import { RegistryService } from '../../src/modules/registry/registry.service.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { aManifest, appHash, aRemote, aShellBuild, entryHash } from '../support/test-env.js';

let api: BootedApp;
const shell = aShellBuild();
const panel = aRemote({
  name: 'telephony',
  global: 'hm_telephony_1_0_0',
  entry: 'entry.1234abcd.js',
  files: { 'entry.1234abcd.js': `sha384-${'P'.repeat(64)}`, 'app.5678dcba.js': `sha384-${'Q'.repeat(64)}` },
  firstChunks: ['app.5678dcba.js'],
  routes: [],
});
const manifest = aManifest([aRemote(), panel]);
const crm = 'http://crm.localhost:4003';

beforeAll(async () => {
  api = await bootApp({ SHELL_DIR: shell, REMOTES_MANIFEST: manifest, CRM_ORIGINS: crm });
});
afterAll(() => api.close());

const html = { accept: 'text/html,application/xhtml+xml' };
const open = async (path: string, host = 'localhost:4000') => {
  const answer = await api.send('GET', path, { headers: { ...html, host } });
  const block = /<script type="application\/json" id="hm-boot">(.*?)<\/script>/s.exec(answer.text)?.[1] ?? 'null';
  return { ...answer, boot: JSON.parse(block) as Boot, policy: String(answer.headers['content-security-policy']) };
};

describe('a hosted document', () => {
  it('carries brand, flags, remotes and configuration, so that the shell asks nobody', async () => {
    const { status, boot, headers } = await open('/');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(boot).toMatchObject({
      context: 'hosted',
      portal: 'tenant',
      requestedBrand: null,
      branding: { id: 100, name: 'Home Move', urlRoute: 'default' },
      flags: { 'otp-login': true },
      resolution: {
        remotes: [
          { name: 'onboarding', entry: 'http://localhost:4001/remotes/onboarding/1.0.0/remoteEntry.js' },
          { name: 'telephony' },
        ],
      },
      config: {
        namedSupplier: 'Larkfield Energy',
        moveIn: { maxPastMonths: 3, maxFutureDays: 29 },
        publicSiteUrl: 'http://localhost:4000',
        hostOrigins: [],
      },
    });
  });

  it('stays with the brand when it has no such branch', async () => {
    const { boot } = await open('/harbour/12');
    expect(boot).toMatchObject({ requestedBrand: 'harbour', branding: { id: 102, urlRoute: 'harbour', branch: null } });
  });

  it('wears the theme and name of its brand and branch', async () => {
    const { text, boot } = await open('/oakwood/12/pending/personal-details');
    expect(text).toContain('<html lang="en-GB" data-brand="oakwood" data-mode="light" data-context="hosted">');
    expect(text).toContain('<title>Oakwood Bedford</title>');
    expect(boot).toMatchObject({ requestedBrand: 'oakwood', branding: { id: 301, level: 3, branch: 12 } });
  });

  it.each(['/nobody', '/nobody/12/pending'])('falls back to the default brand at %s [BRAND-13]', async (path) => {
    const { status, boot } = await open(path);
    expect(status).toBe(200);
    expect(boot.requestedBrand).toBe(path.split('/')[1]);
    expect(boot.branding.urlRoute).toBe('default');
  });

  it('answers 404 with the same document where no page is', async () => {
    const { status, boot } = await open('/oakwood/nothing/here');
    expect(status).toBe(404);
    expect(boot.branding.urlRoute).toBe('oakwood');
  });

  it('inlines the tokens under their hash, and allows nothing unsafe', async () => {
    const { text, policy } = await open('/');
    const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? '';
    expect(style).toBe(':root{--hm-ink:#123}');
    expect(policy).toBe(
      [
        "default-src 'none'",
        "script-src 'self' http://localhost:4001",
        `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
        "font-src 'self'",
        "img-src 'self' data: http://localhost:4001",
        "connect-src 'self' http://localhost:4001",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join('; '),
    );
    expect(policy).not.toContain('unsafe');
  });

  it('cannot be framed, sniffed, cached for long or opened across origins', async () => {
    expect((await open('/oakwood')).headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
  });

  it('preloads the font and the scripts of the remote that the path shows, with their hashes', async () => {
    const base = 'http://localhost:4001/remotes/onboarding/1.0.0';
    const { text } = await open('/pending/personal-details');
    expect(text).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/react-tenant-portal/fonts/figtree.9f8e7d6c.woff2">',
    );
    expect(text).toContain(
      `<link rel="preload" as="script" crossorigin="anonymous" integrity="${entryHash}" href="${base}/remoteEntry.js">`,
    );
    expect(text).toContain(
      `<link rel="preload" as="script" crossorigin="anonymous" integrity="${appHash}" href="${base}/app.1234abcd.js">`,
    );
    expect((await open('/')).text).not.toContain('as="script"');
  });

  it('cannot be broken out of by a brand name in the path', async () => {
    const { text, boot, status } = await open(`/${encodeURIComponent('</script><script>alert(1)</script>')}`);
    expect(status).toBe(200);
    expect(boot.requestedBrand).toBe('</script><script>alert(1)</script>');
    expect(text).not.toContain('<script>alert(1)');
  });

  it('comes compressed to whoever takes it so', async () => {
    const answer = await api.send('GET', '/', { headers: { ...html, 'accept-encoding': 'br' } });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  });
});

describe('flags in the address of a document', () => {
  const turn = async (flags: string) => (await open(`/oakwood?flags=${encodeURIComponent(flags)}`)).boot;

  it('hold in demo mode, and the shell is told which [FLAG-01] [FLAG-02]', async () => {
    const boot = await turn('otp-login:off,onboarding-journey:off,manual-address:on');
    expect(boot.flags).toMatchObject({ 'otp-login': false, 'onboarding-journey': false, 'manual-address': true });
    expect(boot.flags['ask-nicely']).toBe(true);
    expect(boot.flagOverrides).toEqual({ 'otp-login': false, 'onboarding-journey': false, 'manual-address': true });
  });

  it.each(['', 'nobody:off', 'otp-login:maybe', '</script>:off'])('change nothing as %p', async (flags) => {
    const boot = await turn(flags);
    expect(boot.flags).toEqual((await open('/oakwood')).boot.flags);
    expect(boot).not.toHaveProperty('flagOverrides');
  });

  it('cannot turn on what is not built yet', async () => {
    expect((await turn('psr-access-granted:on')).flags['psr-access-granted']).toBe(false);
  });

  it('do nothing in production', async () => {
    const get = <Type>(type: new (...args: never[]) => Type): Type => api.app.get(type, { strict: false });
    const production = new DocumentsService(
      get(BrandService),
      get(RegistryService),
      get(ShellBuild),
      get(FlagEvaluation),
      { ...api.testApp.env, APP_MODE: 'production' },
    );
    const asked = { path: '/', portal: 'tenant', host: undefined, flags: 'otp-login:off' } as const;
    const { html: page } = await production.document(asked);
    expect(page).toContain('"otp-login":true');
    expect(page).not.toContain('flagOverrides');
  });
});

describe('analytics', () => {
  it('is off, and reaches nothing, where it is not configured [FLAG-06]', async () => {
    const { boot, policy } = await open('/');
    expect(boot.config.analytics).toBeNull();
    expect(policy).toContain("connect-src 'self' http://localhost:4001;");
  });

  it('is told to the shell with its token, and its origin alone may be reached, where it is', async () => {
    const other = await api.another({
      ANALYTICS_URL: 'https://analytics.example/v1/events',
      ANALYTICS_TOKEN: 'hm-web',
    });
    const { text, headers } = await other.send('GET', '/', { headers: html });
    expect(text).toContain('"analytics":{"url":"https://analytics.example/v1/events","token":"hm-web"}');
    expect(String(headers['content-security-policy'])).toContain(
      "connect-src 'self' http://localhost:4001 https://analytics.example;",
    );
    await other.close();
  });
});

describe('a logo that is a picture', () => {
  it('may be fetched from its own origin, and from no other', async () => {
    expect((await open('/harbour')).policy).toContain("img-src 'self' data: http://localhost:4001;");
    await api.database
      .collection('brands')
      .updateOne({ urlRoute: 'harbour' }, { $set: { logo: 'https://pictures.example/harbour.png' } });
    expect((await open('/harbour')).policy).toContain(
      "img-src 'self' data: http://localhost:4001 https://pictures.example;",
    );
  });
});

describe('an embedded document', () => {
  it('may be framed by the hosts of its brand alone', async () => {
    const { policy, boot, headers, text } = await open('/embed/oakwood/12');
    expect(policy).toContain('frame-ancestors http://partner.localhost:4002');
    expect(boot).toMatchObject({ context: 'embedded', config: { hostOrigins: ['http://partner.localhost:4002'] } });
    expect(text).toContain('data-context="embedded"');
    expect(headers['x-frame-options']).toBeUndefined();
  });

  it.each(['/embed/nobody', '/embed/default', '/embed'])(
    'may be framed by nobody at %s, which lists no host',
    async (path) => {
      const { policy, boot } = await open(path);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(boot.config.hostOrigins).toEqual([]);
    },
  );

  it('finds the brand that lists the host, and lets that host frame it', async () => {
    const { boot, policy } = await open(`/embed?host=${encodeURIComponent('http://partner.localhost:4002')}`);
    expect(boot).toMatchObject({ requestedBrand: null, branding: { urlRoute: 'oakwood' } });
    expect(policy).toContain('frame-ancestors http://partner.localhost:4002');
  });

  it.each(['http://elsewhere.example', "http://partner.localhost:4002; script-src 'unsafe-inline'", '*', 'null'])(
    'lets the unknown host %p frame nothing',
    async (host) => {
      const { boot, policy } = await open(`/embed?host=${encodeURIComponent(host)}`);
      expect(boot.branding.urlRoute).toBe('default');
      expect(policy).toMatch(/frame-ancestors 'none'$/);
    },
  );
});

it('is one of two portals, each with a client of its own [BRAND-06]', async () => {
  expect((await open('/')).boot.portal).toBe('tenant');
  expect((await open('/', 'telephony.localhost:4000')).boot.portal).toBe('telephony');
  for (const client of ['tenant-portal', 'telephony-portal']) {
    const body = `grant_type=client_credentials&client_id=${client}`;
    expect((await api.send('POST', '/api/v1/token', { body })).status).toBe(200);
  }
  const other = { body: 'grant_type=client_credentials&client_id=partner-portal' };
  expect((await api.send('POST', '/api/v1/token', other)).status).toBe(400);
});

describe('a document of the telephony host', () => {
  const telephony = 'telephony.localhost:4000';

  it.each([telephony, 'Agents-Telephony.example', 'telephony.home-move.example:8443'])(
    'is the telephony portal at %s [TEL-01]',
    async (host) => {
      const { status, boot } = await open('/', host);
      expect(status).toBe(200);
      expect(boot).toMatchObject({
        context: 'hosted',
        portal: 'telephony',
        branding: { urlRoute: 'default' },
        config: { adminPortalUrl: 'http://admin.test', hostOrigins: [] },
      });
    },
  );

  it('is framed by nobody outside of the panel, not even where partners embed', async () => {
    for (const path of ['/', '/oakwood/12/pending', '/embed/oakwood/12']) {
      const { policy, headers, boot } = await open(path, telephony);
      expect(policy).toMatch(/frame-ancestors 'none'$/);
      expect(headers['x-frame-options']).toBe('DENY');
      expect(boot.context).toBe('hosted');
    }
    expect((await open('/embed/oakwood/12', telephony)).status).toBe(404);
  });

  it.each(['/panel', '/panel/oakwood/12', '/panel/enrolment/moving-details'])(
    'is framed by the CRMs alone at %s',
    async (path) => {
      const { status, policy, headers, boot, text } = await open(path, telephony);
      expect(status).toBe(200);
      expect(policy).toMatch(/frame-ancestors http:\/\/crm\.localhost:4003$/);
      expect(headers['x-frame-options']).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
      expect(boot).toMatchObject({ context: 'panel', portal: 'telephony', config: { hostOrigins: [crm] } });
      expect(text).toContain('data-context="panel"');
    },
  );

  it('has no panel on other hosts', async () => {
    for (const path of ['/panel', '/panel/oakwood/12']) {
      const { status, policy, boot } = await open(path);
      expect(status).toBe(404);
      expect(policy).toMatch(/frame-ancestors 'none'$/);
      expect(boot).toMatchObject({ context: 'hosted', portal: 'tenant' });
    }
  });

  it('preloads the side panel beside the remote that the path shows', async () => {
    const loads = async (path: string, host: string) =>
      [...(await open(path, host)).text.matchAll(/as="script"[^>]*href="([^"]+)"/g)].map(([, href]) => href);
    const root = 'http://localhost:4001/remotes';
    const beside = [`${root}/telephony/1.0.0/entry.1234abcd.js`, `${root}/telephony/1.0.0/app.5678dcba.js`];
    expect(await loads('/pending/personal-details', telephony)).toEqual([
      `${root}/onboarding/1.0.0/remoteEntry.js`,
      `${root}/onboarding/1.0.0/app.1234abcd.js`,
      ...beside,
    ]);
    expect(await loads('/panel', telephony)).toEqual(beside);
    expect(await loads('/', 'localhost:4000')).toEqual([]);
  });
});

it('is framed by nobody where no CRM is configured', async () => {
  const other = await api.another({ CRM_ORIGINS: '' });
  const { headers } = await other.send('GET', '/panel', { headers: { ...html, host: 'telephony.localhost' } });
  expect(String(headers['content-security-policy'])).toMatch(/frame-ancestors 'none'$/);
  await other.close();
});

describe('what is no document', () => {
  it.each([
    ['/api/v1/nothing', 'text/html'],
    ['/api', 'text/html'],
    ['/favicon.ico', 'image/*'],
    ['/robots.txt', '*/*'],
    ['/oakwood', 'application/json'],
  ])('%s for %s is not found', async (path, accept) => {
    expect((await api.send('GET', path, { headers: { accept } })).status).toBe(404);
  });

  it('knows pages by GET alone', async () => {
    expect((await api.send('POST', '/oakwood', { body: {} })).status).toBe(404);
  });
});

describe('the files of the shell', () => {
  it.each(['/react-tenant-portal/', '/react-telephony-portal/'])(
    'are served below %s, hashed ones for ever [BRAND-07]',
    async (root) => {
      const answer = await api.send('GET', `${root}main.0a1b2c3d.js`);
      expect(answer).toMatchObject({ status: 200, text: 'console.log("shell")' });
      expect(answer.headers).toMatchObject({
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('are sent as the build compressed them', async () => {
    writeFileSync(`${shell}/main.0a1b2c3d.js.br`, 'compressed');
    const answer = await api.send('GET', '/react-tenant-portal/main.0a1b2c3d.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.text).toBe('compressed');
    expect(answer.headers['content-encoding']).toBe('br');
  });

  it('are not sent again to whoever has them', async () => {
    const first = await api.send('GET', '/react-tenant-portal/main.0a1b2c3d.js');
    const headers = { 'if-none-match': String(first.headers['etag']) };
    expect((await api.send('GET', '/react-tenant-portal/main.0a1b2c3d.js', { headers })).status).toBe(304);
  });

  it.each([
    'index.html',
    'tokens.css',
    'assets.json',
    'missing.js',
    '../package.json',
    '..%2fpackage.json',
    '%2e%2e/x.js',
    '',
    'fonts',
  ])('are not %p', async (name) => {
    expect((await api.send('GET', `/react-tenant-portal/${name}`)).status).toBe(404);
  });
});

describe('when a new version is published', () => {
  it('carries it in the next document', async () => {
    writeFileSync(manifest, JSON.stringify([aRemote(), aRemote({ version: '1.1.0', global: 'hm_onboarding_1_1_0' })]));
    const { boot } = await open('/');
    expect(boot.resolution.remotes.map(({ name, version }) => `${name} ${version}`)).toEqual(['onboarding 1.1.0']);
  });

  it('answers 503, in words, while the list cannot be read', async () => {
    writeFileSync(manifest, '[{"name":"onboarding"}]');
    const { status, text } = await open('/');
    expect(status).toBe(503);
    expect(text).toContain('<h1>We are not ready yet. Please try again in a moment.</h1>');
  });
});
