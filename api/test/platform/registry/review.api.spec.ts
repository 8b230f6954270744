import {
  brandEndpoints,
  registryEndpoints,
  reportEndpoints,
  runtimeVersion,
  type ReportBatch,
  type RemoteBuild,
} from '@home-move/contract';
import type { BootedApp } from '../../support/boot-app.js';
import { deployKey } from '../../support/test-env.js';
import { aBuild, putBuild, bootWithStore, type RemoteStore } from './remote-store.fixture.js';

const token = deployKey;
const sizes = { 'entry.js': 4_000, 'app.js': 36_000 };
let api: BootedApp;
let store: RemoteStore;
let all: readonly string[];

beforeEach(async () => {
  ({ api, store } = await bootWithStore({ REMOTE_PROVEN_VISITS: '1', REMOTE_PROVEN_MINUTES: '1' }));
  api.clock.at('2026-11-20T10:00:00Z');
  await publish('1.0.0', { sizes });
  all = (await review('9.0.0')).replaces.flatMap(({ brands }) => brands);
});
afterEach(() => api.close());

async function publish(version: string, overrides: Partial<RemoteBuild> = {}, query: { percent?: string } = {}) {
  putBuild(store, version);
  const { status } = await api.call(registryEndpoints.publish, { body: aBuild(version, overrides), query }, { token });
  expect(status).toBe(201);
}

async function review(version: string, overrides: Partial<RemoteBuild> = {}) {
  const { status, body } = await api.call(registryEndpoints.review, { body: aBuild(version, overrides) }, { token });
  expect(status).toBe(200);
  return body;
}

/** A visit of a brand that mounts the version; proves a version that is old enough. */
async function visit(version: string, brand: string): Promise<void> {
  const body: ReportBatch = { brand, context: 'hosted', mounts: [{ remote: 'energy', version }], faults: [] };
  await api.call(reportEndpoints.report, { body }, { token: await api.appToken() });
}

describe('a review', () => {
  it('finds nothing against a version like the proven one before, and counts the visits of the last day', async () => {
    api.clock.at('2026-11-20T12:00:00Z');
    await visit('1.0.0', 'oakwood');
    api.clock.at('2026-11-22T12:00:00Z');
    await visit('1.0.0', 'oakwood');
    await visit('1.0.0', 'harbour');
    expect(all).toContain('oakwood');
    expect(await review('1.1.0', { sizes })).toEqual({
      errors: [],
      warnings: [],
      replaces: [{ version: '1.0.0', brands: all, visits: 2 }],
    });
  });

  it('has no version to compare with for a new remote', async () => {
    const build: Partial<RemoteBuild> = {
      name: 'confirmation',
      global: 'hm_confirmation_1_0_0',
      routes: ['/enrolment/confirmation'],
    };
    expect(await review('1.0.0', build)).toEqual({
      errors: [],
      warnings: [],
      replaces: [{ version: null, brands: all, visits: 0 }],
    });
  });

  it('finds nothing against a version that is published already', async () => {
    expect(await review('1.0.0')).toEqual({ errors: [], warnings: [], replaces: [] });
  });

  it('stores nothing and needs no files', async () => {
    await review('1.1.0');
    const { remotes } = (await api.call(brandEndpoints.resolution, { query: {} })).body;
    expect(remotes.find(({ name }) => name === 'energy')?.version).toBe('1.0.0');
  });

  it('requires a deploy key', async () => {
    expect((await api.call(registryEndpoints.review, { body: aBuild('1.1.0') })).status).toBe(401);
  });
});

describe('an error of a review', () => {
  it('names the contract and shared library that the shell does not give', async () => {
    const shared = { ...aBuild('1.1.0').shared, swr: '^2.6.0' };
    expect((await review('1.1.0', { contract: '^2.0.0', shared })).errors).toEqual([
      { code: 'record', message: `contract ^2.0.0 is not what the shell gives: ${runtimeVersion}` },
      { code: 'record', message: "shared.swr ^2.6.0 does not take the shell's 2.5.1" },
    ]);
  });

  it('names each removed page and the brands that have it', async () => {
    await api.call(
      registryEndpoints.pin,
      { body: { name: 'energy', version: '1.0.0', scope: { brand: 'oakwood' } } },
      { token },
    );
    const { errors } = await review('1.1.0', { routes: ['/enrolment/energy/list'] });
    expect(errors).toEqual([
      {
        code: 'removed-page',
        message: 'No version would serve the page energy-usage (/enrolment/energy/usage) any more; 1.0.0 does.',
        brands: all.filter((brand) => brand.split('/')[0] !== 'oakwood'),
      },
    ]);
  });

  it('names each page that the portal does not know', async () => {
    const routes = [...aBuild('1.1.0').routes, '/enrolment/energy/smart-meter'];
    expect((await review('1.1.0', { routes })).errors).toEqual([
      {
        code: 'unknown-page',
        message:
          'It has the page /enrolment/energy/smart-meter, which the portal does not know. Deploy the portal with this step first.',
      },
    ]);
  });

  it('names each API call that this API does not serve, whatever its parameters are called', async () => {
    const endpoints = ['GET /api/v1/enrolment/:reference', 'GET /api/v1/addresses/nearby', 'PUT /api/v2/otp/request'];
    expect((await review('1.1.0', { endpoints })).errors).toEqual([
      { code: 'missing-call', message: 'It calls GET /api/v1/addresses/nearby, which this API does not serve.' },
      { code: 'missing-call', message: 'It calls PUT /api/v2/otp/request, which this API does not serve.' },
    ]);
  });
});

describe('a warning of a review', () => {
  const codes = (warnings: readonly { readonly code: string }[]) => warnings.map(({ code }) => code);
  const rule = (scope: 'all' | { brand: string }) => ({ name: 'energy', scope }) as const;

  it('is about a version before that is not proven', async () => {
    await publish('1.1.0', { sizes });
    expect((await review('1.2.0', { sizes })).warnings).toEqual([
      {
        code: 'unproven',
        message: '1.1.0, the version before, is not proven yet. If this one fails, visitors get 1.1.0.',
        brands: all,
      },
    ]);
  });

  it('is about a removed page that is no step of the journey', async () => {
    await publish('1.1.0', { routes: [...aBuild('1.1.0').routes, '/energy-help'] });
    const { errors, warnings } = await review('1.2.0');
    expect(errors).toEqual([]);
    expect(warnings).toContainEqual({
      code: 'removed-page',
      message: 'No version would serve /energy-help any more.',
      brands: all,
    });
  });

  it('is about a changed kind', async () => {
    expect((await review('1.1.0', { kind: 'required' })).warnings).toContainEqual({
      code: 'changed-kind',
      message: 'Its kind changes from optional to required: its failure stops the journey.',
      brands: all,
    });
  });

  it('is about a first screen that grows', async () => {
    const { warnings } = await review('1.1.0', { sizes: { 'entry.js': 4_000, 'app.js': 40_000 } });
    expect(warnings).toContainEqual({
      code: 'larger',
      message: 'The first screen grows by 10.0%, from 40.0 kB to 44.0 kB, compressed.',
      brands: all,
    });
  });

  it('names the brands whose pin hides the version', async () => {
    await api.call(registryEndpoints.pin, { body: { ...rule({ brand: 'harbour' }), version: '1.0.0' } }, { token });
    const { warnings, replaces } = await review('1.1.0');
    expect(warnings).toContainEqual({
      code: 'pinned',
      message: 'The pin of brand harbour to 1.0.0 hides it.',
      brands: all.filter((brand) => brand.split('/')[0] === 'harbour'),
    });
    expect(replaces[0]?.brands).not.toContain('harbour');
  });

  it('names the brands for which the remote is disabled', async () => {
    const body = { ...rule({ brand: 'harbour' }), isDisabled: true, message: '', why: 'outage' };
    await api.call(registryEndpoints.disable, { body }, { token });
    expect((await review('1.1.0')).warnings).toContainEqual({
      code: 'disabled',
      message: 'energy is disabled for brand harbour.',
      brands: all.filter((brand) => brand.split('/')[0] === 'harbour'),
    });
  });

  it('names the canary that a share of visitors gets instead', async () => {
    await publish('1.1.0', {}, { percent: '10' });
    expect((await review('1.2.0')).warnings).toContainEqual({
      code: 'canary',
      message: '10% of visitors get the canary 1.1.0 instead.',
      brands: all,
    });
  });

  it('names the higher version that visitors keep', async () => {
    expect(await review('0.9.0')).toEqual({
      errors: [],
      warnings: [{ code: 'lower-version', message: 'It is lower than 1.0.0, which visitors keep.', brands: all }],
      replaces: [],
    });
  });

  it('is not given for a pre-release, which only a pin gives', async () => {
    const { warnings, replaces } = await review('1.1.0-beta.1', { kind: 'required' });
    expect([codes(warnings), replaces]).toEqual([[], []]);
  });
});

it('the size and API calls of a build are stored, and only holders of a deploy key see them', async () => {
  const endpoints = ['GET /api/v1/enrolment/:id'];
  putBuild(store, '1.1.0');
  const body = aBuild('1.1.0', { sizes, endpoints });
  expect((await api.call(registryEndpoints.publish, { body }, { token })).body).toMatchObject({ sizes, endpoints });
  expect((await api.call(registryEndpoints.publish, { body: aBuild('1.1.0') }, { token })).body).toMatchObject({
    sizes,
    endpoints,
  });
  const { remotes } = (await api.call(brandEndpoints.resolution, { query: {} })).body;
  const energy = remotes.find(({ name }) => name === 'energy');
  expect(energy?.version).toBe('1.1.0');
  expect(JSON.stringify(energy)).not.toMatch(/endpoints|sizes/);
});
