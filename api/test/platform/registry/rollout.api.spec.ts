import { brandEndpoints, isInCanary, registryEndpoints, type Boot, type PinScope } from '@home-move/contract';
import type { BootedApp } from '../../support/boot-app.js';
import { deployKey } from '../../support/test-env.js';
import {
  aBuild,
  bootWithStore,
  partnersKey,
  problemOf,
  publishVersions,
  putBuild,
  type RemoteStore,
} from './remote-store.fixture.js';

const token = deployKey;
const why = 'a spec wants it';
let api: BootedApp;
let store: RemoteStore;

beforeEach(async () => {
  ({ api, store } = await bootWithStore({ DEPLOY_KEY: `${deployKey} partners+telephony:${partnersKey}` }));
  api.clock.at('2026-11-20T10:00:00Z');
  await publishVersions(api, store, '1.0.0', '1.1.0', '1.2.0');
});
afterEach(() => api.close());

/** What a brand gets of energy: version, fallback, and canary. */
async function got(brand = 'default') {
  const { body } = await api.call(brandEndpoints.resolution, { query: { brand } });
  const of = (records: readonly { readonly name: string; readonly version: string }[]) =>
    records.find(({ name }) => name === 'energy')?.version ?? null;
  return {
    version: of(body.remotes),
    lastGood: of(body.lastGood),
    canary: of((body.canaries ?? []).map(({ record }) => record)),
  };
}

const canary = (version: string, percent: number, scope: PinScope = 'all') =>
  api.call(registryEndpoints.canary, { body: { name: 'energy', version, percent, scope, why } }, { token });

const withdraw = (version: string, isWithdrawn = true) =>
  api.call(registryEndpoints.withdraw, { body: { name: 'energy', version, isWithdrawn, why } }, { token });

const audit = async () =>
  (await api.call(registryEndpoints.audit, { query: { name: 'energy', limit: '3' } }, { token })).body;

describe('a canary', () => {
  it('reaches a share of visitors, while everyone else gets the highest other release', async () => {
    await canary('1.2.0', 10);
    expect(await got()).toEqual({ version: '1.1.0', lastGood: '1.0.0', canary: '1.2.0' });
    const { body } = await api.call(brandEndpoints.resolution, { query: {} });
    const [trial] = body.canaries ?? [];
    expect(trial?.record.entry).toBe(`${store.origin}/remotes/energy/1.2.0/entry.js`);
    const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
    expect(buckets.filter((bucket) => trial && isInCanary(trial, bucket))).toHaveLength(10);
  });

  it('may be for one brand or partner only', async () => {
    await canary('1.2.0', 100, { partner: 'oakwood' });
    expect(await got('oakwood')).toEqual({ version: '1.1.0', lastGood: '1.0.0', canary: '1.2.0' });
    expect(await got('harbour')).toEqual({ version: '1.1.0', lastGood: '1.0.0', canary: null });
  });

  it('does not apply to a brand whose pin is more specific', async () => {
    await canary('1.2.0', 10);
    const body = { name: 'energy', version: '1.0.0', scope: { brand: 'harbour' } } as const;
    await api.call(registryEndpoints.pin, { body }, { token });
    expect(await got('harbour')).toEqual({ version: '1.0.0', lastGood: null, canary: null });
  });

  it('reaches everyone once it is promoted', async () => {
    await canary('1.2.0', 10);
    const body = { name: 'energy', version: '1.2.0', why } as const;
    expect((await api.call(registryEndpoints.promote, { body }, { token })).body).toEqual([]);
    expect(await got()).toEqual({ version: '1.2.0', lastGood: '1.1.0', canary: null });
    expect((await audit()).slice(0, 2)).toMatchObject([
      { what: 'promote', before: '1.1.0', after: '1.2.0', why },
      { what: 'canary', scope: '10% of all', before: '1.1.0', after: '1.2.0', why },
    ]);
  });

  it('may begin with the publication', async () => {
    putBuild(store, '1.3.0');
    const body = aBuild('1.3.0', { commit: 'c'.repeat(40), builder: 'ci' });
    await api.call(registryEndpoints.publish, { query: { percent: '5', why }, body }, { token });
    expect(await got()).toEqual({ version: '1.2.0', lastGood: '1.1.0', canary: '1.3.0' });
    expect((await audit())[0]).toMatchObject({
      what: 'publish',
      scope: '5% of all',
      after: '1.3.0',
      why,
      commit: 'c'.repeat(40),
      builder: 'ci',
    });
  });

  it.each([
    ['an unknown version', '2.0.0', 10, 'version', 'energy 2.0.0 is not published'],
    ['no share', '1.2.0', 0, 'percent', 'must be a whole number from 1 to 100'],
    ['more than everyone', '1.2.0', 101, 'percent', 'must be a whole number from 1 to 100'],
  ])('is rejected for %s, and changes nothing', async (_, version, percent, field, message) => {
    const rejected = await canary(version, percent);
    expect([rejected.status, problemOf(rejected).errors]).toEqual([400, { [field]: message }]);
    expect(await got()).toEqual({ version: '1.2.0', lastGood: '1.1.0', canary: null });
  });

  it('is rejected if no release is left for the others', async () => {
    await withdraw('1.0.0');
    await withdraw('1.1.0');
    expect(problemOf(await canary('1.2.0', 10)).errors).toEqual({
      version: '1.2.0 is the only release of energy: none is left for other visitors',
    });
  });
});

describe('a withdrawn version', () => {
  it('reaches no visitor, not even by a pin', async () => {
    const body = { name: 'energy', version: '1.2.0', scope: { brand: 'harbour' } } as const;
    await api.call(registryEndpoints.pin, { body }, { token });
    await withdraw('1.2.0');
    expect(await got()).toEqual({ version: '1.1.0', lastGood: '1.0.0', canary: null });
    expect(await got('harbour')).toEqual({ version: '1.1.0', lastGood: '1.0.0', canary: null });
    expect(problemOf(await api.call(registryEndpoints.pin, { body }, { token })).errors).toEqual({
      version: 'energy 1.2.0 is withdrawn',
    });
  });

  it('returns when it is restored', async () => {
    await withdraw('1.2.0');
    expect((await withdraw('1.2.0', false)).body).toEqual([]);
    expect((await got()).version).toBe('1.2.0');
    expect((await audit()).slice(0, 2)).toMatchObject([
      { what: 'restore', after: '1.2.0', why },
      { what: 'withdraw', before: '1.2.0', after: '1.1.0', why },
    ]);
  });

  it('is never the last release', async () => {
    await withdraw('1.0.0');
    await withdraw('1.1.0');
    expect(problemOf(await withdraw('1.2.0')).errors).toEqual({
      version: '1.2.0 is the only release of energy: disable the remote instead',
    });
  });
});

describe('a rollback', () => {
  const rollback = (to?: string) =>
    api.call(registryEndpoints.rollback, { body: { name: 'energy', why, ...(to !== undefined && { to }) } }, { token });

  it('returns everyone to the release below', async () => {
    expect((await rollback()).body.map(({ version }) => version)).toEqual(['1.2.0']);
    expect(await got()).toEqual({ version: '1.1.0', lastGood: '1.0.0', canary: null });
  });

  it('withdraws every release above the one that is named', async () => {
    expect((await rollback('1.0.0')).body.map(({ version }) => version)).toEqual(['1.2.0', '1.1.0']);
    expect(await got()).toEqual({ version: '1.0.0', lastGood: null, canary: null });
  });

  it('does not stop a later release', async () => {
    await rollback();
    await publishVersions(api, store, '1.2.1');
    expect(await got()).toEqual({ version: '1.2.1', lastGood: '1.1.0', canary: null });
  });

  it('needs a reason, and a release to return to', async () => {
    const body = { name: 'energy', why: ' ' } as const;
    const withoutReason = await api.call(registryEndpoints.rollback, { body }, { token });
    expect(problemOf(withoutReason).errors).toEqual({ why: 'must be a reason of 1 to 300 characters' });
    expect(problemOf(await rollback('3.0.0')).errors).toEqual({
      to: '3.0.0 is no release that can be given: it is unknown, withdrawn, or a canary',
    });
  });
});

describe('a disabled remote', () => {
  const disable = (isDisabled: boolean, message = 'Energy returns at noon.') => {
    const body = { name: 'energy', scope: { brand: 'harbour' }, isDisabled, message, why } as const;
    return api.call(registryEndpoints.disable, { body }, { token });
  };

  it('is left out for its brand, which gets the message', async () => {
    await disable(true);
    const { body } = await api.call(brandEndpoints.resolution, { query: { brand: 'harbour' } });
    expect(body.disabled).toEqual([{ name: 'energy', message: 'Energy returns at noon.' }]);
    expect(await got('harbour')).toEqual({ version: null, lastGood: null, canary: null });
    expect((await got('oakwood')).version).toBe('1.2.0');
  });

  it('returns when it is enabled', async () => {
    await disable(true);
    expect((await disable(false)).body).toEqual([]);
    expect((await got('harbour')).version).toBe('1.2.0');
    expect(problemOf(await disable(false)).errors).toEqual({ scope: 'energy is not disabled for brand harbour' });
  });
});

describe('the explanation', () => {
  const explain = async (query: { brand?: string; bucket?: string }) =>
    (await api.call(registryEndpoints.why, { query: { name: 'energy', ...query } }, { token })).body;

  it('names the rules that decide for a brand and a visitor', async () => {
    await canary('1.2.0', 100);
    await withdraw('1.0.0');
    expect(await explain({ brand: 'harbour', bucket: '7' })).toEqual({
      name: 'energy',
      version: '1.2.0',
      lastGood: '1.1.0',
      reasons: [
        'The scopes of the visitor are brand harbour, partner harbour, all, most specific first.',
        `1.0.0 is withdrawn by key-5a3aeeb6: ${why}`,
        '1.1.0 is the highest release that is neither withdrawn nor a canary.',
        '100% of visitors get the canary 1.2.0; bucket 7 is among them.',
        'If it fails, the shell falls back to 1.1.0, which is not proven yet.',
      ],
    });
  });
});

describe('a deploy key for some remotes', () => {
  it('changes only these', async () => {
    const body = { name: 'energy', version: '1.2.0', isWithdrawn: true, why } as const;
    const rejected = await api.call(registryEndpoints.withdraw, { body }, { token: partnersKey });
    expect([rejected.status, problemOf(rejected).detail]).toEqual([403, 'This deploy key is for partners, telephony.']);
    const published = await api.call(registryEndpoints.publish, { body: aBuild('1.0.0') }, { token: partnersKey });
    expect(published.status).toBe(403);
    expect((await got()).version).toBe('1.2.0');
  });
});

describe('a document', () => {
  it('carries the canaries and the remotes that are switched off', async () => {
    await canary('1.2.0', 10);
    const body = { name: 'onboarding', scope: 'all', isDisabled: true, message: 'Later.', why } as const;
    await api.call(registryEndpoints.disable, { body }, { token });
    const { text } = await api.send('GET', '/', { headers: { accept: 'text/html' } });
    const [, boot = ''] = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(text) ?? [];
    const { resolution } = JSON.parse(boot) as Boot;
    expect(resolution.canaries?.map(({ record, percent }) => `${record.version} ${percent}`)).toEqual(['1.2.0 10']);
    expect(resolution.disabled).toEqual([{ name: 'onboarding', message: 'Later.' }]);
  });
});

describe('the resolution', () => {
  it('is not sent again to a client that has it', async () => {
    const url = '/api/v1/registry/resolution?brand=harbour';
    const first = await api.send('GET', url);
    const tag = String(first.headers['etag']);
    const second = await api.send('GET', url, { headers: { 'if-none-match': tag } });
    expect([second.status, second.text]).toEqual([304, '']);
    await withdraw('1.2.0');
    const third = await api.send('GET', url, { headers: { 'if-none-match': tag } });
    expect([third.status, third.headers['etag'] === tag]).toEqual([200, false]);
  });
});
