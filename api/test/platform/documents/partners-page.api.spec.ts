import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { aManifest, aRemote } from '../../support/test-env.js';
import { namedScripts, openDocument } from './document.fixture.js';

let api: BootedApp;
const forPartners = aRemote({ name: 'partners', global: 'hm_partners_1_0_0', routes: ['/partners'], kind: 'optional' });

beforeAll(async () => {
  api = await bootApp({ REMOTES_MANIFEST: aManifest([aRemote(), forPartners]) });
});
afterAll(() => api.close());

const remotesAt = async (path: string, host?: string) => {
  const { status, boot } = await openDocument(api, path, host);
  return { status, remotes: boot.resolution.remotes.map(({ name }) => name) };
};

describe('the page for web developers', () => {
  it('is a page of the portal without a brand, and of each brand', async () => {
    expect(await remotesAt('/partners')).toEqual({ status: 200, remotes: ['onboarding', 'partners'] });
    expect(await remotesAt('/oakwood/partners')).toEqual({ status: 200, remotes: ['onboarding', 'partners'] });
    expect((await openDocument(api, '/partners')).boot).toMatchObject({
      context: 'hosted',
      requestedBrand: null,
      branding: { urlRoute: 'default' },
      config: { assetsOrigin: 'http://localhost:4001' },
    });
  });

  it('names the scripts of its remote before the shell', async () => {
    const base = 'http://localhost:4001/remotes/partners/1.0.0';
    expect(namedScripts(await openDocument(api, '/partners'))).toEqual(
      expect.arrayContaining([`${base}/remoteEntry.js`, `${base}/app.1234abcd.js`]),
    );
  });

  it.each([
    ['/', undefined, 200],
    ['/partners/more', undefined, 404],
    ['/embed/partners', undefined, 404],
    ['/embed/oakwood/partners', undefined, 404],
    ['/partners', 'telephony.localhost:4000', 404],
  ])('is not part of %s on the host %s', async (path, host, status) => {
    expect(await remotesAt(path, host)).toEqual({ status, remotes: ['onboarding'] });
  });

  it('is not found while its remote is not published', async () => {
    const without = await api.another({ REMOTES_MANIFEST: aManifest() });
    expect((await openDocument(without, '/partners')).status).toBe(404);
    await without.close();
  });

  it('may show frames of the portal only, and may not be framed', async () => {
    const { policy, headers } = await openDocument(api, '/partners');
    expect(policy).toContain("; frame-src 'self'; ");
    expect(policy).toMatch(/frame-ancestors 'none'$/);
    expect(headers['x-frame-options']).toBe('DENY');
    for (const path of ['/', '/oakwood', '/embed/oakwood', '/cookie-policy'])
      expect((await openDocument(api, path)).policy).not.toContain('frame-src');
  });
});

describe('a preview', () => {
  it.each(['/embed/oakwood/12', '/embed/default'])(
    'may be framed by the portal and by no host of the brand, at %s',
    async (path) => {
      const { status, policy, boot } = await openDocument(api, `${path}?preview=light`);
      expect(status).toBe(200);
      expect(policy).toMatch(/frame-ancestors 'self'$/);
      expect(boot).toMatchObject({ context: 'embedded', config: { hostOrigins: [] } });
    },
  );

  it.each([
    ['', 'frame-ancestors http://partner.localhost:4002'],
    ['?preview', 'frame-ancestors http://partner.localhost:4002'],
    ['?preview=system', 'frame-ancestors http://partner.localhost:4002'],
    ['?preview=light&preview=dark', 'frame-ancestors http://partner.localhost:4002'],
  ])('is requested by the mode of a device only: %j is the document of the hosts', async (query, ancestors) => {
    expect((await openDocument(api, `/embed/oakwood${query}`)).policy.endsWith(ancestors)).toBe(true);
  });

  it.each(['/oakwood?preview=light', '/?preview=dark', '/partners?preview=light'])(
    'is no other document: %s may not be framed',
    async (path) => {
      const { policy, headers } = await openDocument(api, path);
      expect(policy).toMatch(/frame-ancestors 'none'$/);
      expect(headers['x-frame-options']).toBe('DENY');
    },
  );

  it('cannot make a panel of the telephony host frameable by that host', async () => {
    const { policy } = await openDocument(api, '/panel/oakwood?preview=light', 'telephony.localhost:4000');
    expect(policy).toContain('frame-ancestors ');
    expect(policy).not.toMatch(/frame-ancestors 'self'/);
  });

  it.each([
    ['theme=system&preview=dark', 'data-mode="dark" data-context="embedded" data-surface="surface"'],
    ['theme=system&preview=light', 'data-mode="light" data-context="embedded" data-surface="surface"'],
    ['theme=light&preview=dark', 'data-mode="light" data-context="embedded"'],
  ])('imitates the mode of a device: %s is %s', async (query, look) => {
    expect((await openDocument(api, `/embed/oakwood?${query}`)).text).toContain(` ${look}>`);
  });
});
