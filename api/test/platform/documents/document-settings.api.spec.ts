import { BrandService } from '../../../src/modules/brands/brand/brand.service.js';
import { DocumentsService } from '../../../src/modules/platform/documents/documents.service.js';
import { SessionKeyCookies } from '../../../src/modules/platform/documents/session-key-cookies.js';
import { ShellBuild } from '../../../src/modules/platform/shell-build/shell-build.js';
import { FlagEvaluation } from '../../../src/modules/brands/flags/evaluation/flag-evaluation.js';
import { PartnerKeyService } from '../../../src/modules/brands/partner-key/partner-key.service.js';
import { PreviewsService } from '../../../src/modules/platform/previews/previews.service.js';
import { RegistryService } from '../../../src/modules/platform/registry/registry.service.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { html, openDocument } from './document.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
});
afterAll(() => api.close());

describe('flags in the URL of a document', () => {
  const turn = async (flags: string) => (await openDocument(api, `/oakwood?flags=${encodeURIComponent(flags)}`)).boot;

  it('apply in demo mode, and are passed to the shell [FLAG-01] [FLAG-02]', async () => {
    const boot = await turn('otp-login:off,onboarding-journey:off,manual-address:on');
    expect(boot.flags).toMatchObject({ 'otp-login': false, 'onboarding-journey': false, 'manual-address': true });
    expect(boot.flags['ask-nicely']).toBe(true);
    expect(boot.flagOverrides).toEqual({ 'otp-login': false, 'onboarding-journey': false, 'manual-address': true });
  });

  it.each(['', 'nobody:off', 'otp-login:maybe', '</script>:off'])('change nothing as %p', async (flags) => {
    const boot = await turn(flags);
    expect(boot.flags).toEqual((await openDocument(api, '/oakwood')).boot.flags);
    expect(boot).not.toHaveProperty('flagOverrides');
  });

  it('are ignored in production', async () => {
    const get = <Type>(type: new (...args: never[]) => Type): Type => api.app.get(type, { strict: false });
    const production = new DocumentsService(
      get(BrandService),
      get(RegistryService),
      get(PreviewsService),
      get(ShellBuild),
      get(FlagEvaluation),
      get(PartnerKeyService),
      get(SessionKeyCookies),
      { ...api.testApp.env, APP_MODE: 'production' },
    );
    const asked = {
      path: '/',
      portal: 'tenant',
      host: undefined,
      theme: undefined,
      preview: undefined,
      flags: 'otp-login:off',
      cookies: undefined,
      destination: undefined,
      browser: undefined,
    } as const;
    const { html: page } = await production.document(asked);
    expect(page).toContain('"otp-login":true');
    expect(page).not.toContain('flagOverrides');
  });
});

describe('analytics', () => {
  it('is off and allowed no connection when not configured [FLAG-06]', async () => {
    const { boot, policy } = await openDocument(api, '/');
    expect(boot.config.analytics).toBeNull();
    expect(policy).toContain("connect-src 'self' http://localhost:4001;");
  });

  it('is passed to the shell with its token, and only its origin is allowed, when configured', async () => {
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

describe('an external logo', () => {
  const use = (urlRoute: string, logo: string) =>
    api.database.collection('brands').updateOne({ urlRoute }, { $set: { logo } });
  afterEach(() => Promise.all(['harbour', 'meadow', 'oakwood', 'oakwood-students'].map((brand) => use(brand, brand))));

  it('of any brand may be loaded on the telephony host, whose first document cannot know the customer', async () => {
    await use('harbour', 'https://harbour.example/logo.png');
    await use('meadow', 'https://meadow.example/logo.png');
    expect((await openDocument(api, '/', 'telephony.localhost:4000')).policy).toContain(
      "img-src 'self' data: http://localhost:4001 https://harbour.example https://meadow.example;",
    );
    expect((await openDocument(api, '/')).policy).toContain("img-src 'self' data: http://localhost:4001;");
  });

  it('may be loaded only in its partner’s panel', async () => {
    await use('oakwood', 'https://oakwood.example/logo.png');
    await use('oakwood-students', 'https://students.example/logo.png');
    await use('meadow', 'https://meadow.example/logo.png');
    const pictures = async (path: string) =>
      /img-src 'self' data: ([^;]*)/.exec((await openDocument(api, path, 'telephony.localhost:4000')).policy)?.[1];
    expect(await pictures('/panel/oakwood')).toBe(
      'http://localhost:4001 https://oakwood.example https://students.example',
    );
    expect(await pictures('/panel/harbour')).toBe('http://localhost:4001');
    expect(await pictures('/panel')).toBe('http://localhost:4001');
  });

  it('may be loaded only from its own origin', async () => {
    expect((await openDocument(api, '/harbour')).policy).toContain("img-src 'self' data: http://localhost:4001;");
    await use('harbour', 'https://pictures.example/harbour.png');
    expect((await openDocument(api, '/harbour')).policy).toContain(
      "img-src 'self' data: http://localhost:4001 https://pictures.example;",
    );
  });
});
