import { registryEndpoints } from '@home-move/contract';
import type { BootedApp } from '../../support/boot-app.js';
import { aManifest, aRemote, deployKey } from '../../support/test-env.js';
import { aBuild, bootWithStore, putBuild, sha384, type RemoteStore } from './remote-store.fixture.js';

let api: BootedApp;
let store: RemoteStore;
const token = deployKey;

beforeAll(async () => {
  const listed = aRemote({ files: { 'remoteEntry.js': sha384('entry'), 'app.1234abcd.js': sha384('app') } });
  ({ api, store } = await bootWithStore({ REMOTES_MANIFEST: aManifest([listed]) }));
  api.clock.at('2026-11-20T10:00:00Z');
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) {
    putBuild(store, version);
    await api.call(registryEndpoints.publish, { body: aBuild(version) }, { token });
  }
  const scope = { brand: 'oakwood', branch: 12 };
  await api.call(registryEndpoints.pin, { body: { name: 'energy', version: '1.0.0', scope } }, { token });
  store.put('remotes/energy/1.3.0/entry.js', 'tampered');
});
afterAll(() => api.close());

describe('the status of the remotes', () => {
  it('returns versions, entries, pins and what each brand resolves to', async () => {
    const { body } = await api.call(registryEndpoints.status, {}, { token });
    expect(body.checkedAt).toBe('2026-11-20T10:00:00.000Z');
    const [onboarding, energy] = body.remotes;
    expect(onboarding).toMatchObject({
      name: 'onboarding',
      kind: 'required',
      versions: [{ version: '1.0.0', source: 'listed', publishedBy: 'build', entry: 'missing' }],
    });
    expect(energy?.versions.map(({ version, source, entry }) => [version, source, entry])).toEqual([
      ['1.3.0', 'published', 'different'],
      ['1.2.0', 'published', 'ok'],
      ['1.1.0', 'published', null],
      ['1.0.0', 'published', 'ok'],
    ]);
    expect(energy?.pins).toEqual([
      {
        name: 'energy',
        version: '1.0.0',
        scope: { brand: 'oakwood', branch: 12 },
        pinnedBy: 'key-5a3aeeb6',
        pinnedAt: '2026-11-20T10:00:00.000Z',
      },
    ]);
    expect(energy?.resolved).toEqual([
      { brand: 'default', branch: null, version: '1.3.0' },
      { brand: 'harbour', branch: null, version: '1.3.0' },
      { brand: 'meadow', branch: null, version: '1.3.0' },
      { brand: 'oakwood', branch: null, version: '1.3.0' },
      { brand: 'oakwood', branch: 12, version: '1.0.0' },
      { brand: 'oakwood-students', branch: null, version: '1.3.0' },
    ]);
  });

  it('is a page in demo mode, with a policy that allows no script', async () => {
    const page = await api.send('GET', '/api/remotes');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox$/,
    );
    expect(page.text).toContain('<h2 id="energy">energy <small>optional</small></h2>');
    expect(page.text).toContain(
      '<h3>1.3.0</h3><dl><div><dt>Contract</dt><dd>^1.0.0</dd></div><div><dt>Entry</dt><dd><span class="no">has another hash</span></dd>',
    );
    expect(page.text).toContain('<li>oakwood/12 1.0.0</li>');
    expect(page.text).toContain('<li>1.0.0 for branch oakwood/12, by key-5a3aeeb6, ');
    expect(page.text).not.toContain('<script');
  });

  it('requires the deploy key as JSON', async () => {
    expect((await api.call(registryEndpoints.status, {})).status).toBe(401);
  });
});
