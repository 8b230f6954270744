import { brandEndpoints, registryEndpoints, type PinRequest, type PinScope } from '@home-move/contract';
import type { BootedApp } from '../../support/boot-app.js';
import { deployKey } from '../../support/test-env.js';
import { aBuild, bootWithStore, putBuild, type RemoteStore } from './remote-store.fixture.js';

let api: BootedApp;
let store: RemoteStore;
const token = deployKey;

beforeAll(async () => {
  ({ api, store } = await bootWithStore());
  api.clock.at('2026-11-20T10:00:00Z');
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.10.0']) {
    putBuild(store, version);
    await api.call(registryEndpoints.publish, { body: aBuild(version) }, { token });
  }
});
afterAll(() => api.close());

const pin = (version: string | null, scope: PinScope) =>
  api.call(registryEndpoints.pin, { body: { name: 'energy', version, scope } }, { token });

/** The version of energy for a brand, and its fallback. */
async function got(brand?: string, branch?: string): Promise<readonly (string | undefined)[]> {
  const query = { ...(brand !== undefined && { brand }), ...(branch !== undefined && { branch }) };
  const { remotes, lastGood } = (await api.call(brandEndpoints.resolution, { query })).body;
  return [remotes, lastGood].map((list) => list.find(({ name }) => name === 'energy')?.version);
}

describe('without a pin', () => {
  it('every brand gets the highest version, with the next lower one as last good', async () => {
    expect(await got()).toEqual(['1.10.0', '1.3.0']);
    expect(await got('oakwood', '12')).toEqual(['1.10.0', '1.3.0']);
  });

  it('both have absolute entries, and a remote with one version has no last good one', async () => {
    const { remotes, lastGood } = (await api.call(brandEndpoints.resolution, { query: {} })).body;
    expect(remotes.map(({ entry }) => entry)).toEqual([
      `${store.origin}/remotes/onboarding/1.0.0/remoteEntry.js`,
      `${store.origin}/remotes/energy/1.10.0/entry.js`,
    ]);
    expect(lastGood.map(({ entry }) => entry)).toEqual([`${store.origin}/remotes/energy/1.3.0/entry.js`]);
  });
});

describe('pins', () => {
  it('apply at each level, the most specific first', async () => {
    await pin('1.3.0', 'all');
    await pin('1.2.0', { partner: 'oakwood' });
    await pin('1.1.0', { brand: 'oakwood-students' });
    const { body } = await pin('1.0.0', { brand: 'oakwood', branch: 12 });
    expect(body.map(({ version, scope }) => [version, scope])).toEqual(
      expect.arrayContaining([
        ['1.3.0', 'all'],
        ['1.2.0', { partner: 'oakwood' }],
        ['1.1.0', { brand: 'oakwood-students' }],
        ['1.0.0', { brand: 'oakwood', branch: 12 }],
      ]),
    );
    expect(body).toHaveLength(4);
    expect(body[0]).toMatchObject({ pinnedBy: 'key-5a3aeeb6', pinnedAt: '2026-11-20T10:00:00.000Z' });
  });

  it.each([
    [undefined, undefined, '1.3.0', '1.2.0'],
    ['meadow', undefined, '1.3.0', '1.2.0'],
    ['nobody', '7', '1.3.0', '1.2.0'],
    ['oakwood', undefined, '1.2.0', '1.1.0'],
    ['Oakwood', '99', '1.2.0', '1.1.0'],
    ['oakwood', 'north', '1.2.0', '1.1.0'],
    ['oakwood-students', undefined, '1.1.0', '1.0.0'],
    ['oakwood', '12', '1.0.0', undefined],
  ])('brand %p, branch %p: %s, last good %p', async (brand, branch, version, lastGood) => {
    expect(await got(brand, branch)).toEqual([version, lastGood]);
  });

  it('apply to the documents of the brand and branch', async () => {
    const open = async (path: string) => (await api.send('GET', path, { headers: { accept: 'text/html' } })).text;
    expect(await open('/oakwood/12/enrolment/energy/list')).toContain('/remotes/energy/1.0.0/entry.js');
    expect(await open('/embed/oakwood')).toContain('/remotes/energy/1.2.0/entry.js');
    expect(await open('/meadow')).not.toContain('/remotes/energy/1.0.0/');
  });

  it('of a brand take precedence over pins of its partner', async () => {
    await pin('1.10.0', { brand: 'oakwood' });
    expect(await got('oakwood')).toEqual(['1.10.0', '1.3.0']);
    expect(await got('oakwood', '12')).toEqual(['1.0.0', undefined]);
    expect(await got('oakwood-students')).toEqual(['1.1.0', '1.0.0']);
    await pin(null, { brand: 'oakwood-students' });
    expect(await got('oakwood-students')).toEqual(['1.2.0', '1.1.0']);
  });

  it('are removed by null, which leaves the next level', async () => {
    await pin(null, { brand: 'oakwood', branch: 12 });
    expect(await got('oakwood', '12')).toEqual(['1.10.0', '1.3.0']);
    await pin(null, { brand: 'oakwood' });
    await pin(null, { partner: 'oakwood' });
    expect((await pin(null, 'all')).body).toEqual([]);
    expect(await got('oakwood', '12')).toEqual(['1.10.0', '1.3.0']);
  });

  it('are audited with actor, action, time, before and after, unless nothing changes', async () => {
    await pin('1.0.0', { partner: 'harbour' });
    await pin('1.0.0', { partner: 'harbour' });
    await pin('1.1.0', { partner: 'harbour' });
    await pin(null, { partner: 'harbour' });
    await pin(null, { partner: 'harbour' });
    const entries = await api.database
      .collection('registry_audit')
      .find({ scope: 'partner harbour' }, { projection: { _id: 0, at: 0 } })
      .toArray();
    const unknown = { why: null, commit: null, builder: null, signedBy: null };
    const common = { who: 'key-5a3aeeb6', remote: 'energy', scope: 'partner harbour', ...unknown };
    expect(entries).toEqual([
      { ...common, what: 'pin', before: null, after: '1.0.0' },
      { ...common, what: 'pin', before: '1.0.0', after: '1.1.0' },
      { ...common, what: 'unpin', before: '1.1.0', after: null },
    ]);
  });
});

describe('a pin is rejected', () => {
  it.each<[string, Partial<PinRequest>, Record<string, string>]>([
    ['a version that is not published', { version: '7.0.0' }, { version: 'energy 7.0.0 is not published' }],
    ['a range', { version: '^1.0.0' }, { version: 'must be an exact version, for example 1.4.0' }],
    ['an unknown brand', { scope: { brand: 'nobody' } }, { 'scope.brand': 'no brand is called nobody' }],
    ['an unknown branch', { scope: { brand: 'oakwood', branch: 99 } }, { 'scope.branch': 'oakwood has no branch 99' }],
    [
      'a sub-partner as partner',
      { scope: { partner: 'oakwood-students' } },
      { 'scope.partner': 'no partner is called oakwood-students' },
    ],
    ['no scope', { scope: {} as PinScope }, { scope: "must be 'all', { partner }, { brand } or { brand, branch }" }],
  ])('for %s', async (_, change, errors) => {
    const body: PinRequest = { name: 'energy', version: '1.0.0', scope: 'all', ...change };
    expect(await api.call(registryEndpoints.pin, { body }, { token })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors },
    });
  });

  it('without a deploy key', async () => {
    const body: PinRequest = { name: 'energy', version: '1.0.0', scope: 'all' };
    expect((await api.call(registryEndpoints.pin, { body })).status).toBe(401);
  });
});
