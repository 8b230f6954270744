import { brandEndpoints, registryEndpoints, runtimeVersion, type RemoteBuild } from '@home-move/contract';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { aManifest, aRemote, deployKey } from '../../support/test-env.js';
import { aBuild, bootWithStore, contentOf, putBuild, sha384, type RemoteStore } from './remote-store.fixture.js';

let api: BootedApp;
let store: RemoteStore;

beforeAll(async () => {
  const listed = aRemote({ version: '0.1.0', global: 'hm_onboarding_0_1_0' });
  ({ api, store } = await bootWithStore({ REMOTES_MANIFEST: aManifest([listed]) }));
  api.clock.at('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

const publish = (body: RemoteBuild, token = deployKey) => api.call(registryEndpoints.publish, { body }, { token });
const validate = (body: RemoteBuild) => api.call(registryEndpoints.validate, { body }, { token: deployKey });
const versions = async () => {
  const { remotes } = (await api.call(brandEndpoints.resolution, { query: {} })).body;
  return remotes.map(({ name, version }) => `${name} ${version}`);
};
const audit = () =>
  api.database
    .collection('registry_audit')
    .find({}, { projection: { _id: 0 } })
    .toArray();

describe('publishing', () => {
  it('takes effect for the next visitor, with publisher and time', async () => {
    putBuild(store, '1.0.0');
    expect(await publish(aBuild('1.0.0'))).toMatchObject({
      status: 201,
      body: { ...aBuild('1.0.0'), publishedBy: 'key-5a3aeeb6', publishedAt: '2026-11-20T10:00:00.000Z' },
    });
    expect(await versions()).toEqual(['onboarding 0.1.0', 'energy 1.0.0']);
    const page = await api.send('GET', '/enrolment/energy/list', { headers: { accept: 'text/html' } });
    expect(page.text).toContain(
      `integrity="${sha384('// entry 1.0.0')}" src="${store.origin}/remotes/energy/1.0.0/entry.js"`,
    );
  });

  it('reveals the publisher only to callers with a deploy key', async () => {
    const { remotes } = (await api.call(brandEndpoints.resolution, { query: {} })).body;
    const entry = `${store.origin}/remotes/energy/1.0.0/entry.js`;
    expect(remotes.find(({ name }) => name === 'energy')).toEqual({ ...aBuild('1.0.0'), entry });
    for (const path of ['/enrolment/energy/list', '/embed/oakwood', '/api/v1/registry/resolution']) {
      const { status, text } = await api.send('GET', path, { headers: { accept: 'text/html' } });
      expect(status).toBe(200);
      expect(text).toContain(entry);
      expect(text).not.toMatch(/key-5a3aeeb6|publishedBy|publishedAt/);
    }
  });

  it('is audited with the id of the key, never the key', async () => {
    expect(await audit()).toEqual([
      {
        at: new Date('2026-11-20T10:00:00Z'),
        who: 'key-5a3aeeb6',
        what: 'publish',
        remote: 'energy',
        scope: null,
        before: null,
        after: '1.0.0',
        why: null,
        commit: null,
        builder: null,
        signedBy: null,
      },
    ]);
  });

  it('is idempotent', async () => {
    api.clock.at('2026-11-21T10:00:00Z');
    const again = await publish(aBuild('1.0.0'));
    expect(again).toMatchObject({ status: 201, body: { publishedAt: '2026-11-20T10:00:00.000Z' } });
    expect(await audit()).toHaveLength(1);
  });

  it('rejects different content under a published version', async () => {
    expect(await publish(aBuild('1.0.0', { kind: 'required' }))).toMatchObject({
      status: 409,
      body: {
        code: 'VERSION_EXISTS',
        detail: 'energy 1.0.0 is published already, with other content. Give this one a new version.',
      },
    });
  });

  it('rejects different content under a version that the running system lists', async () => {
    const other = aBuild('0.1.0', { name: 'onboarding', global: 'hm_onboarding_0_1_0' });
    expect(await publish(other)).toMatchObject({
      status: 409,
      body: {
        detail:
          'onboarding 0.1.0 is listed in the running system already, with other content. Give this one a new version.',
      },
    });
  });

  it('stores a version once for simultaneous requests', async () => {
    putBuild(store, '1.0.1');
    const answers = await Promise.all([1, 2, 3, 4].map(() => publish(aBuild('1.0.1'))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await audit()).map(({ after }) => after)).toEqual(['1.0.0', '1.0.1']);
  });

  it('takes effect in other processes immediately', async () => {
    const other = await api.another();
    const before = await other.call(brandEndpoints.resolution, { query: {} });
    expect(before.body.remotes.at(-1)).toMatchObject({ name: 'energy', version: '1.0.1' });
    putBuild(store, '1.1.0');
    await publish(aBuild('1.1.0'));
    const after = await other.call(brandEndpoints.resolution, { query: {} });
    await other.close();
    expect(after.body.remotes.at(-1)).toMatchObject({ name: 'energy', version: '1.1.0' });
  });
});

describe('a dry run', () => {
  it('runs the same checks and stores nothing', async () => {
    expect(await validate(aBuild('3.0.0'))).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    putBuild(store, '3.0.0');
    expect(await validate(aBuild('3.0.0'))).toMatchObject({ status: 200, body: { valid: true, exists: false } });
    expect(await versions()).not.toContain('energy 3.0.0');
  });

  it('reports a version that is already published, or with different content', async () => {
    expect((await validate(aBuild('1.0.0'))).body).toEqual({ valid: true, exists: true });
    expect(await validate(aBuild('1.0.0', { routes: ['/x'] }))).toMatchObject({ status: 409 });
  });
});

describe('a record is rejected', () => {
  const shared = aBuild('2.0.0').shared;
  const hash = sha384('// entry 2.0.0');
  beforeAll(() => putBuild(store, '2.0.0'));

  it.each<[string, object, Record<string, string>]>([
    [
      'a contract that the shell does not give',
      { contract: '^2.0.0' },
      { contract: `^2.0.0 is not what the shell gives: ${runtimeVersion}` },
    ],
    [
      'a newer minor of the contract',
      { contract: '^1.99.0' },
      { contract: `^1.99.0 is not what the shell gives: ${runtimeVersion}` },
    ],
    [
      'a contract that is no caret range',
      { contract: '1.x' },
      { contract: 'must be a caret range, for example ^1.0.0' },
    ],
    [
      'a newer React',
      { shared: { ...shared, react: '^19.4.0' } },
      { 'shared.react': "^19.4.0 does not take the shell's 19.3.1" },
    ],
    [
      'an older React',
      { shared: { ...shared, 'react-dom/client': '^18.0.0' } },
      { 'shared.react-dom/client': "^18.0.0 does not take the shell's 19.3.1" },
    ],
    [
      'a newer version of a shared library',
      { shared: { ...shared, swr: '^2.6.0' } },
      { 'shared.swr': "^2.6.0 does not take the shell's 2.5.1" },
    ],
    [
      'a library that the shell does not share',
      { shared: { ...shared, lodash: '^4.0.0' } },
      { 'shared.lodash': 'is not provided by the shell' },
    ],
    ['a name of no journey', { name: 'gas' }, { name: 'must be the name of a journey' }],
    ['a version that is a range', { version: '2.x' }, { version: 'must be an exact version, for example 1.4.0' }],
    ['a global of another version', { global: 'hm_energy_1_0_0' }, { global: 'must be hm_energy_2_0_0' }],
    ['an entry without a hash', { entry: 'main.js' }, { entry: 'has no hash in files' }],
    ['a first chunk without a hash', { firstChunks: ['late.js'] }, { firstChunks: 'has no hash in files' }],
    [
      'a hash that a browser would pass over',
      { files: { 'entry.js': hash, 'app.js': 'sha384-x' } },
      { 'files.app.js': 'must be sha384- and 64 characters of base64' },
    ],
    ['a route that is no path', { routes: ['enrolment'] }, { 'routes.0': 'must begin with /' }],
    ['no route at all', { routes: [] }, { routes: 'must name the pages it serves' }],
    [
      'a page of another journey',
      { routes: ['/enrolment/energy/usage', '/enrolment/confirmation'] },
      { 'routes.1': "takes the page confirmation, which is confirmation's" },
    ],
    [
      'a number with a zero in front',
      { version: '02.0.0' },
      { version: 'must be an exact version, for example 1.4.0' },
    ],
  ])('for %s', async (_, change, errors) => {
    const answer = await publish({ ...aBuild('2.0.0'), ...change });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION', errors } });
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  it('for a version whose container name is taken', async () => {
    putBuild(store, '2.0.0-a.b');
    putBuild(store, '2.0.0-a-b');
    expect((await publish(aBuild('2.0.0-a.b'))).status).toBe(201);
    expect(await publish(aBuild('2.0.0-a-b'))).toMatchObject({
      status: 400,
      body: { errors: { version: 'is too like 2.0.0-a.b: both would be hm_energy_2_0_0_a_b' } },
    });
  });

  it('for one of two such simultaneous versions', async () => {
    const two = ['2.0.0-c.d', '2.0.0-c-d'];
    for (const version of two) putBuild(store, version);
    const answers = await Promise.all(two.map((version) => publish(aBuild(version))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const published = await api.database
      .collection('published_remotes')
      .find({ global: 'hm_energy_2_0_0_c_d' })
      .toArray();
    expect(published).toHaveLength(1);
  });

  it('for a missing file, which it names', async () => {
    const files = { ...aBuild('2.0.0').files, 'late.js': sha384('late') };
    expect(await publish(aBuild('2.0.0', { files }))).toMatchObject({
      status: 400,
      body: { errors: { 'files.late.js': `is not at ${store.origin}/remotes/energy/2.0.0/late.js` } },
    });
  });

  it('for an altered file, which it names', async () => {
    store.put('remotes/energy/2.0.0/app.js', 'app 2.0.0 and more');
    expect(await publish(aBuild('2.0.0'))).toMatchObject({
      status: 400,
      body: {
        errors: { 'files.app.js': `is another file at ${store.origin}/remotes/energy/2.0.0/app.js: its hash differs` },
      },
    });
    store.put('remotes/energy/2.0.0/app.js', contentOf('2.0.0')['app.js']);
    expect((await publish(aBuild('2.0.0'))).status).toBe(201);
  });

  it('for a file over 5 MB, by its size', async () => {
    const large = 'a'.repeat(5 * 1024 * 1024 + 1);
    store.put('remotes/energy/2.1.0/entry.js', contentOf('2.1.0')['entry.js']);
    store.put('remotes/energy/2.1.0/app.js', large);
    const files = { ...aBuild('2.1.0').files, 'app.js': sha384(large) };
    expect(await publish(aBuild('2.1.0', { files }))).toMatchObject({
      status: 400,
      body: { errors: { 'files.app.js': `is larger than 5 MB at ${store.origin}/remotes/energy/2.1.0/app.js` } },
    });
  });

  it('for headers that the store does not send, which it names', async () => {
    putBuild(store, '2.2.0');
    store.headers.delete('cross-origin-resource-policy');
    const answer = await publish(aBuild('2.2.0'));
    store.headers.set('cross-origin-resource-policy', 'cross-origin');
    const missing = (file: string) =>
      `lacks headers at ${store.origin}/remotes/energy/2.2.0/${file}: cross-origin-resource-policy: cross-origin`;
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { 'files.entry.js': missing('entry.js'), 'files.app.js': missing('app.js') } },
    });
    expect((await publish(aBuild('2.2.0'))).status).toBe(201);
  });
});

describe('the deploy key', () => {
  it.each(['a-deploy-key-that-nobody-gave-to-anybody', deployKey.slice(1), `${deployKey} `.repeat(2), ''])(
    'is not %p',
    async (token) => {
      expect(await publish(aBuild('9.0.0'), token)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    },
  );

  it('gives no access to user calls', async () => {
    expect((await api.send('GET', '/api/v1/enrolment-auth', { token: deployKey })).status).toBe(401);
  });

  it('is never accepted when none is configured', async () => {
    const closed = await api.another({ DEPLOY_KEY: '' });
    const answer = await closed.call(registryEndpoints.publish, { body: aBuild('9.0.0') }, { token: deployKey });
    await closed.close();
    expect(answer.status).toBe(401);
  });
});

describe('without a list of the running system', () => {
  const ready = (one: BootedApp) => one.send('GET', '/api/v1/healthcheck/ready');

  it('published remotes suffice', async () => {
    const production = await api.another({ REMOTES_MANIFEST: '' });
    const [{ status }, { body }] = await Promise.all([
      ready(production),
      production.call(brandEndpoints.resolution, { query: {} }),
    ]);
    await production.close();
    expect(status).toBe(200);
    expect(body.remotes.map(({ name }) => name)).toEqual(['energy']);
  });

  it('reports that it is not ready when nothing is published', async () => {
    const empty = await bootApp({ REMOTES_MANIFEST: '' });
    const answer = await ready(empty);
    await empty.close();
    expect(answer).toMatchObject({ status: 503, body: { detail: 'Not ready: registry' } });
    expect(empty.testApp.logged.join()).toContain('no release of a remote is known: looked in the database');
  });
});
