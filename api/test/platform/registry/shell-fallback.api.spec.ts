import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { registryEndpoints } from '@home-move/contract';
import { signRecord } from '@home-move/deploy/signature';
import type { BootedApp } from '../../support/boot-app.js';
import { deployKey } from '../../support/test-env.js';
import { aBuild, noticeChange, problemOf, putBuild, type RemoteStore } from './remote-store.fixture.js';
import { bootForShells, shellCalls, team } from './shell-releases.fixture.js';

let api: BootedApp;
let store: RemoteStore;

beforeEach(async () => {
  ({ api, store } = await bootForShells());
});
afterEach(() => api.close());

const { stored, publish, rollback, withdraw, status, shellOf } = shellCalls(() => ({ api, store }));

describe('taking back', () => {
  beforeEach(async () => {
    await publish(stored('1.1.0'));
    await publish(stored('1.2.0'));
  });

  it('returns to the next lower release, or to a given one, and restores', async () => {
    await rollback();
    expect(await shellOf()).toBe('1.1.0');
    await withdraw('1.2.0', false);
    expect(await shellOf()).toBe('1.2.0');
    const { body } = await rollback('1.0.0');
    expect(body.versions.map(({ version, withdrawal }) => [version, withdrawal?.why])).toEqual([
      ['1.2.0', 'white page'],
      ['1.1.0', 'white page'],
      ['1.0.0', undefined],
    ]);
    expect([body.selected, body.inUse, await shellOf()]).toEqual(['1.0.0', '1.0.0', '1.0.0']);
  });

  it('withdraws one version, the deployed one too, but never the last', async () => {
    await withdraw('1.0.0');
    await withdraw('1.2.0');
    expect(await shellOf()).toBe('1.1.0');
    const { status: code, body } = await withdraw('1.1.0');
    expect([code, problemOf({ body }).errors]).toEqual([400, { version: '1.1.0 is the only release of the shell' }]);
    expect(await shellOf()).toBe('1.1.0');
  });

  it.each([
    ['an unknown version', () => rollback('1.5.0'), { to: /unknown or withdrawn/ }],
    ['the version in use', () => rollback('1.2.0'), { to: /documents use 1\.2\.0 already/ }],
    ['withdrawing an unknown version', () => withdraw('1.5.0'), { version: /is not published/ }],
    ['restoring a version in use', () => withdraw('1.1.0', false), { version: /is not withdrawn/ }],
  ])('rejects %s', async (_, change, errors) => {
    const { status: code, body } = await change();
    expect(code).toBe(400);
    for (const [field, message] of Object.entries(errors)) expect(problemOf({ body }).errors?.[field]).toMatch(message);
    expect(await shellOf()).toBe('1.2.0');
  });
});

it('a rollback is rejected while a remote needs a newer contract than the lower release provides', async () => {
  const runtimes = ['1.99.0'];
  await publish(stored('1.1.0', { runtimes }));
  putBuild(store, '5.0.0');
  const remote = signRecord(aBuild('5.0.0', { contract: '^1.99.0' }), team.privateKey);
  expect((await api.call(registryEndpoints.publish, { body: remote }, { token: deployKey })).status).toBe(201);
  const { status: code, body } = await rollback();
  expect(code).toBe(400);
  expect(problemOf({ body }).errors?.['runtimes']).toMatch(/would break remotes: energy 5\.0\.0 needs \^1\.99\.0/);
  expect(await shellOf()).toBe('1.1.0');
});

describe('a shell that cannot be used', () => {
  it('does not keep documents waiting while the store does not respond', async () => {
    await publish(stored('1.1.0'));
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const other = await api.another({ ASSETS_ORIGIN: `http://127.0.0.1:${port}` });
    for (let visit = 0; visit < 20; visit += 1) expect(await shellOf(other)).toBe('1.0.0');
    expect((await other.send('GET', '/api/v1/healthcheck/ready')).status).toBe(200);
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
    await other.close();
  });

  it('is replaced by the next lower release', async () => {
    await publish(stored('1.1.0'));
    await publish(stored('1.2.0'));
    store.remove('remotes/shell/1.2.0/index.html');
    const other = await api.another();
    expect(await shellOf(other)).toBe('1.1.0');
    await other.close();
  });

  it('leaves documents with the version before until its files can be fetched', async () => {
    await publish(stored('1.1.0'));
    const other = await api.another();
    expect(await shellOf(other)).toBe('1.1.0');
    const shell = stored('1.2.0');
    const index = readFileSync(join(store.dir, 'remotes/shell/1.2.0/index.html'));
    await publish(shell);
    store.remove('remotes/shell/1.2.0/index.html');
    expect(await shellOf(other)).toBe('1.1.0');
    expect(await status(other)).toMatchObject({ selected: '1.2.0', inUse: '1.1.0' });
    store.put('remotes/shell/1.2.0/index.html', index);
    other.clock.advance({ seconds: 6 });
    expect(await shellOf(other)).toBe('1.2.0');
    await other.close();
  });

  it('is not used once its record is altered in the database', async () => {
    await publish(stored('1.1.0'));
    await api.database
      .collection('published_shells')
      .updateOne({}, { $set: { 'files.0.hash': `sha384-${'A'.repeat(64)}` } });
    await noticeChange(api);
    expect(await shellOf()).toBe('1.0.0');
    const [published] = (await status()).versions;
    expect(published).toMatchObject({ version: '1.1.0', signatureError: 'does not match the record' });
  });
});
