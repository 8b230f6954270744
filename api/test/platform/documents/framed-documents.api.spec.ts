import { PartnerKeyService } from '../../../src/modules/brands/partner-key/partner-key.service.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { aManifest, aRemote } from '../../support/test-env.js';
import { namedScripts, openDocument, type OpenedDocument } from './document.fixture.js';

let api: BootedApp;
const panel = aRemote({
  name: 'telephony',
  global: 'hm_telephony_1_0_0',
  entry: 'entry.1234abcd.js',
  files: { 'entry.1234abcd.js': `sha384-${'P'.repeat(64)}`, 'app.5678dcba.js': `sha384-${'Q'.repeat(64)}` },
  firstChunks: ['app.5678dcba.js'],
  routes: [],
});
const crm = 'http://crm.localhost:4003';

beforeAll(async () => {
  api = await bootApp({ REMOTES_MANIFEST: aManifest([aRemote(), panel]), DEMO_CRM_URL: `${crm}/queue` });
});
afterAll(() => api.close());

describe('an embedded document', () => {
  it('may be framed only by the hosts of its brand', async () => {
    const { policy, boot, headers, text } = await openDocument(api, '/embed/oakwood/12');
    expect(policy).toContain('frame-ancestors http://partner.localhost:4002');
    expect(boot).toMatchObject({ context: 'embedded', config: { hostOrigins: ['http://partner.localhost:4002'] } });
    expect(text).toContain('data-context="embedded"');
    expect(headers['x-frame-options']).toBeUndefined();
  });

  it.each([
    ['', 'data-mode="light" data-context="embedded"'],
    ['?theme=dark', 'data-mode="dark" data-context="embedded" data-surface="surface"'],
    ['?theme=system', 'data-mode="system" data-context="embedded" data-surface="surface"'],
    ['?theme=%22%3E%3Cscript%3E', 'data-mode="light" data-context="embedded"'],
  ])('is light unless its host requests another mode: %j is %s', async (query, look) => {
    const { text } = await openDocument(api, `/embed/oakwood/12${query}`);
    expect(text).toContain(`<html lang="en-GB" data-brand="oakwood" data-font="newsreader" ${look}>`);
  });

  it.each(['/embed/nobody', '/embed/default', '/embed'])(
    'cannot be framed at %s, which lists no host',
    async (path) => {
      const { policy, boot } = await openDocument(api, path);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(boot.config.hostOrigins).toEqual([]);
    },
  );

  it('contains the look of its brand, of which the host may set tokens; other documents do not', async () => {
    const { boot } = await openDocument(api, '/embed/oakwood/12');
    expect(boot.look).toMatchObject({
      light: { accent: '#741d2c', surface: '#f8f3e9' },
      dark: { accent: '#eda7ad' },
      font: 'newsreader',
    });
    expect(boot.look).not.toHaveProperty('logo');
    expect((await openDocument(api, '/oakwood/12')).boot).not.toHaveProperty('look');
  });

  it('uses the brand that lists the host, and allows that host to frame it', async () => {
    const { boot, policy } = await openDocument(
      api,
      `/embed?host=${encodeURIComponent('http://partner.localhost:4002')}`,
    );
    expect(boot).toMatchObject({ requestedBrand: null, branding: { urlRoute: 'oakwood' } });
    expect(policy).toContain('frame-ancestors http://partner.localhost:4002');
  });

  it('names all brands that list the host, the one shown first, if the path names none', async () => {
    const host = encodeURIComponent('http://partner.localhost:4002');
    const { boot } = await openDocument(api, `/embed?host=${host}`);
    expect(boot.config.hostBrands).toEqual(['oakwood', 'harbour', 'meadow', 'oakwood-students']);
    expect((await openDocument(api, '/embed/oakwood')).boot.config).not.toHaveProperty('hostBrands');
  });

  it('can be framed by a page that isolates itself from others', async () => {
    const { headers } = await openDocument(api, '/embed/oakwood/12');
    expect(headers).toMatchObject({
      'cross-origin-embedder-policy': 'credentialless',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await openDocument(api, '/oakwood')).headers).not.toHaveProperty('cross-origin-embedder-policy');
  });

  it.each(['http://elsewhere.example', "http://partner.localhost:4002; script-src 'unsafe-inline'", '*', 'null'])(
    'lets the unknown host %p frame nothing',
    async (host) => {
      const { boot, policy } = await openDocument(api, `/embed?host=${encodeURIComponent(host)}`);
      expect(boot.branding.urlRoute).toBe('default');
      expect(policy).toMatch(/frame-ancestors 'none'$/);
    },
  );
});

it('is one of two portals, each with its own client [BRAND-06]', async () => {
  expect((await openDocument(api, '/')).boot.portal).toBe('tenant');
  expect((await openDocument(api, '/', 'telephony.localhost:4000')).boot.portal).toBe('telephony');
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
      const { status, boot } = await openDocument(api, '/', host);
      expect(status).toBe(200);
      expect(boot).toMatchObject({
        context: 'hosted',
        portal: 'telephony',
        branding: { urlRoute: 'default' },
        config: { adminPortalUrl: 'http://admin.test', hostOrigins: [] },
      });
    },
  );

  it.each(['/', '/panel/oakwood'])('has no inline script, nor a hash that allows one, at %s', async (path) => {
    const { text, policy } = await openDocument(api, path, telephony);
    expect(text).not.toContain('<script>');
    expect(policy).toContain("script-src 'self' http://localhost:4001;");
  });

  it('cannot be framed outside the panel, not even by partners', async () => {
    for (const path of ['/', '/oakwood/12/pending', '/embed/oakwood/12']) {
      const { policy, headers, boot } = await openDocument(api, path, telephony);
      expect(policy).toMatch(/frame-ancestors 'none'$/);
      expect(headers['x-frame-options']).toBe('DENY');
      expect(boot.context).toBe('hosted');
    }
    expect((await openDocument(api, '/embed/oakwood/12', telephony)).status).toBe(404);
  });

  it.each([
    '/panel/oakwood',
    '/panel/Oakwood',
    '/panel/oakwood/12',
    '/panel/oakwood/99',
    '/panel/oakwood-students',
    '/panel/oakwood/enrolment/moving-details',
  ])('is framed by the CRM of the partner alone at %s', async (path) => {
    const { status, policy, headers, boot, text } = await openDocument(api, path, telephony);
    expect(status).toBe(200);
    expect(policy).toMatch(/frame-ancestors http:\/\/crm\.localhost:4003$/);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(boot).toMatchObject({ context: 'panel', portal: 'telephony', config: { hostOrigins: [crm] } });
    expect(text).toContain('data-context="panel"');
  });

  it('carries the side panel and the address of the admin portal, which documents of movers do not', async () => {
    const names = ({ boot }: OpenedDocument) => boot.resolution.remotes.map(({ name }) => name);
    const ofMover = await openDocument(api, '/oakwood/12/pending');
    expect(names(await openDocument(api, '/oakwood/12/pending', telephony))).toEqual(['onboarding', 'telephony']);
    expect(names(ofMover)).toEqual(['onboarding']);
    expect(ofMover.boot.config).not.toHaveProperty('adminPortalUrl');
    expect(ofMover.text).not.toContain('admin.test');
  });

  it('does not serve the panel on other hosts', async () => {
    for (const path of ['/panel', '/panel/oakwood', '/panel/oakwood/12']) {
      const { status, policy, boot } = await openDocument(api, path);
      expect(status).toBe(404);
      expect(policy).toMatch(/frame-ancestors 'none'$/);
      expect(boot).toMatchObject({ context: 'hosted', portal: 'tenant' });
    }
  });

  it('names the scripts of the side panel and of the remote at the path', async () => {
    const loads = async (path: string, host: string) => namedScripts(await openDocument(api, path, host));
    const root = 'http://localhost:4001/remotes';
    const beside = [`${root}/telephony/1.0.0/entry.1234abcd.js`, `${root}/telephony/1.0.0/app.5678dcba.js`];
    expect(await loads('/pending/personal-details', telephony)).toEqual([
      `${root}/onboarding/1.0.0/remoteEntry.js`,
      `${root}/onboarding/1.0.0/app.1234abcd.js`,
      ...beside,
    ]);
    expect(await loads('/panel/oakwood', telephony)).toEqual([...beside, '/react-tenant-portal/host.1234abcd.js']);
    expect(await loads('/cookie-policy', 'localhost:4000')).toEqual([]);
  });
});

describe('the panel of a partner', () => {
  const telephony = 'telephony.localhost:4000';
  const harbourCrm = 'https://crm.harbour.example';
  const ownedBy = (urlRoute: string, ...origins: string[]) =>
    api.app.get(PartnerKeyService, { strict: false }).add(urlRoute, { origins });
  afterEach(() => api.database.collection('partner_keys').deleteMany({ urlRoute: { $ne: 'oakwood' } }));

  it('names no origin of another partner, in headers or document', async () => {
    await ownedBy('harbour', harbourCrm);
    const ofOakwood = await openDocument(api, '/panel/oakwood', telephony);
    expect(ofOakwood.policy).toMatch(/frame-ancestors http:\/\/crm\.localhost:4003$/);
    expect(ofOakwood.text + JSON.stringify(ofOakwood.headers)).not.toContain('harbour.example');
    const ofHarbour = await openDocument(api, '/panel/harbour', telephony);
    expect(ofHarbour.policy).toMatch(/frame-ancestors https:\/\/crm\.harbour\.example$/);
    expect(ofHarbour.boot.config.hostOrigins).toEqual([harbourCrm]);
    expect(ofHarbour.text + JSON.stringify(ofHarbour.headers)).not.toContain('crm.localhost');
  });

  it('may be framed by pages of all its active keys, and no longer by pages of a revoked key', async () => {
    const { keyId } = await ownedBy('harbour', harbourCrm, 'https://calls.harbour.example');
    await ownedBy('harbour', harbourCrm);
    const framedBy = async () => (await openDocument(api, '/panel/harbour', telephony)).boot.config.hostOrigins;
    expect(await framedBy()).toEqual([harbourCrm, 'https://calls.harbour.example']);
    await api.app.get(PartnerKeyService, { strict: false }).revoke('harbour', keyId);
    expect(await framedBy()).toEqual([harbourCrm]);
  });

  it('cannot be framed while the partner has no key', async () => {
    const { status, policy, boot } = await openDocument(api, '/panel/meadow', telephony);
    expect(status).toBe(200);
    expect(policy).toMatch(/frame-ancestors 'none'$/);
    expect(boot.config.hostOrigins).toEqual([]);
  });

  it.each(['/panel', '/panel/', '/panel/enrolment/moving-details', '/panel/nobody', '/panel/nobody/12/pending'])(
    'reveals nothing at %s, which names no partner',
    async (path) => {
      await ownedBy('harbour', harbourCrm);
      const { status, policy, boot, text, headers } = await openDocument(api, path, telephony);
      expect(status).toBe(404);
      expect(policy).toMatch(/frame-ancestors 'none'$/);
      expect(boot).toMatchObject({ branding: { urlRoute: 'default' }, config: { hostOrigins: [] } });
      for (const origin of [crm, harbourCrm]) expect(text + JSON.stringify(headers)).not.toContain(origin);
    },
  );
});
