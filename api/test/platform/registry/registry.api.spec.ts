import { writeFileSync } from 'node:fs';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { aManifest, aRemote, entryHash } from '../../support/test-env.js';

let api: BootedApp;
const manifest = aManifest([aRemote(), aRemote({ name: 'energy', version: '2.3.0', kind: 'optional' })]);

beforeAll(async () => {
  api = await bootApp({ REMOTES_MANIFEST: manifest });
});
afterAll(() => api.close());

const resolution = () => api.send('GET', '/api/v1/registry/resolution?brand=oakwood&branch=12');
const ready = () => api.send('GET', '/api/v1/healthcheck/ready');

describe('the registry', () => {
  it('resolves every remote to an exact version with an absolute entry, cacheable briefly', async () => {
    const answer = await resolution();
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('max-age=5, stale-while-revalidate=25');
    expect(answer.body).toMatchObject({
      remotes: [
        {
          name: 'onboarding',
          version: '1.0.0',
          entry: 'http://localhost:4001/remotes/onboarding/1.0.0/remoteEntry.js',
        },
        { name: 'energy', version: '2.3.0', entry: 'http://localhost:4001/remotes/energy/2.3.0/remoteEntry.js' },
      ],
    });
  });

  it.each([
    ['not JSON', '{'],
    ['an entry without a hash', JSON.stringify([aRemote({ files: {} })])],
    ['a hash that a browser would pass over', JSON.stringify([aRemote({ files: { 'remoteEntry.js': 'sha384-x' } })])],
    ['an entry that climbs', JSON.stringify([aRemote({ entry: '../x.js', files: { '../x.js': entryHash } })])],
  ])('reports that it is not ready while its list is %s', async (_, content) => {
    writeFileSync(manifest, content);
    expect(await resolution()).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(await ready()).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE', detail: 'Not ready: registry' } });
    expect(api.testApp.logged.some((line) => line.includes(manifest))).toBe(true);
    writeFileSync(manifest, JSON.stringify([aRemote()]));
    expect((await ready()).status).toBe(200);
  });

  it('is not ready with an empty list', async () => {
    writeFileSync(manifest, '[]');
    expect((await ready()).status).toBe(503);
  });
});
