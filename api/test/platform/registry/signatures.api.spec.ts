import { brandEndpoints, registryEndpoints, type RemoteBuild } from '@home-move/contract';
import { newKeyPair, signRecord } from '@home-move/deploy/signature';
import type { BootedApp } from '../../support/boot-app.js';
import { deployKey } from '../../support/test-env.js';
import {
  aBuild,
  clearRegistry,
  noticeChange,
  putBuild,
  bootWithStore,
  type RemoteStore,
} from './remote-store.fixture.js';

const [team, successor, otherTeam, stranger] = [newKeyPair(), newKeyPair(), newKeyPair(), newKeyPair()];
const token = deployKey;

let api: BootedApp;
let store: RemoteStore;
beforeAll(async () => {
  ({ api, store } = await bootWithStore({ RECORD_PUBLIC_KEYS: `${team.publicKey},partners:${otherTeam.publicKey}` }));
});
afterAll(() => api.close());

beforeEach(() => clearRegistry(api));

const signed = (version: string, { privateKey } = team) => signRecord(aBuild(version), privateKey);
const publish = (body: RemoteBuild, at = api) => at.call(registryEndpoints.publish, { body }, { token });
const energyOf = async (at: BootedApp) =>
  (await at.call(brandEndpoints.resolution, { query: {} })).body.remotes.find(({ name }) => name === 'energy');
const statusOf = async (version: string, at = api) => {
  const { remotes } = (await at.call(registryEndpoints.status, {}, { token })).body;
  return remotes.find(({ name }) => name === 'energy')?.versions.find((status) => status.version === version);
};
const audit = async () =>
  (await api.call(registryEndpoints.audit, { query: { name: 'energy' } }, { token })).body.map(
    ({ what, before, after, signedBy }) => ({ what, before, after, signedBy }),
  );

describe('publishing', () => {
  it.each([
    ['without a signature', () => aBuild('1.0.0'), 'is missing: publish with SIGNING_KEY'],
    [
      'with the signature of a stranger',
      () => signed('1.0.0', stranger),
      `is of ${stranger.id}, which RECORD_PUBLIC_KEYS does not list`,
    ],
    [
      "with the signature of another remote's team",
      () => signed('1.0.0', otherTeam),
      `is of ${otherTeam.id}, which is for partners`,
    ],
    [
      'with the signature of another record',
      () => ({ ...aBuild('1.0.0'), signature: signed('1.0.1').signature }),
      'does not match the record',
    ],
    [
      'with a malformed signature',
      () => ({ ...aBuild('1.0.0'), signature: { key: 'mine', value: signed('1.0.0').signature.value } }),
      undefined,
    ],
  ])('refuses a record %s', async (_what, build, message) => {
    putBuild(store, '1.0.0');
    for (const endpoint of [registryEndpoints.publish, registryEndpoints.validate]) {
      const { status, body } = await api.send(endpoint.method, `/api/v1${endpoint.path}`, { token, body: build() });
      expect(status).toBe(400);
      const { errors } = body as { errors: Readonly<Record<string, string>> };
      expect(errors).toEqual(
        message === undefined
          ? { 'signature.key': 'must have the id of a key, and an ed25519 signature in base64' }
          : { signature: message },
      );
    }
    expect(await energyOf(api)).toBeUndefined();
  });

  it('accepts a signed record, and shows its key to operators only', async () => {
    putBuild(store, '1.0.0');
    expect((await publish(signed('1.0.0'))).status).toBe(201);
    expect(await energyOf(api)).toMatchObject({ version: '1.0.0' });
    expect(await energyOf(api)).not.toHaveProperty('signature');
    expect(await statusOf('1.0.0')).toMatchObject({ signedBy: team.id, signatureError: null, entry: 'ok' });
    expect(await audit()).toEqual([{ what: 'publish', before: null, after: '1.0.0', signedBy: team.id }]);
  });
});

describe('a record that is changed in the database', () => {
  beforeEach(async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      putBuild(store, version);
      await publish(signed(version));
    }
    const files = [{ path: 'entry.js', hash: `sha384-${'X'.repeat(64)}` }];
    await api.database.collection('published_remotes').updateOne({ version: '1.1.0' }, { $set: { files } });
  });

  it('is served to no visitor, neither as the current version nor as the one before', async () => {
    await noticeChange(api);
    expect(await energyOf(api)).toMatchObject({ version: '1.0.0' });
    putBuild(store, '1.2.0');
    await publish(signed('1.2.0'));
    const { lastGood } = (await api.call(brandEndpoints.resolution, { query: {} })).body;
    expect(lastGood.map(({ name, version }) => `${name} ${version}`)).toEqual(['energy 1.0.0']);
  });

  it('is served by no pin', async () => {
    const body = { name: 'energy', version: '1.1.0', scope: 'all' } as const;
    await api.database.collection('registry_pins').insertOne({
      _id: 'energy all' as never,
      ...body,
      pinnedBy: 'key-1',
      pinnedAt: '2026-11-20T10:00:00.000Z',
    });
    await noticeChange(api);
    expect(await energyOf(api)).toMatchObject({ version: '1.0.0' });
    const reply = await api.call(registryEndpoints.pin, { body }, { token });
    expect(reply.body).toMatchObject({ errors: { version: 'energy 1.1.0 is not published' } });
  });

  it('is shown by the status and by why, and logged once', async () => {
    const logged = api.testApp.logged.length;
    await noticeChange(api);
    expect(await statusOf('1.1.0')).toMatchObject({
      signedBy: team.id,
      signatureError: 'does not match the record',
      entry: null,
    });
    const { reasons } = (await api.call(registryEndpoints.why, { query: { name: 'energy' } }, { token })).body;
    expect(reasons).toContain('1.1.0 is not served: its signature does not match the record.');
    await noticeChange(api);
    await energyOf(api);
    const lines = api.testApp.logged.slice(logged).filter((line) => line.includes('record is not served'));
    expect(lines).toHaveLength(1);
  });

  it('keeps its version for the content that was published', async () => {
    await noticeChange(api);
    expect(await publish(signed('1.1.0'))).toMatchObject({ status: 409, body: { code: 'VERSION_EXISTS' } });
  });
});

describe('a rotation of keys', () => {
  beforeEach(async () => {
    putBuild(store, '1.0.0');
    await publish(signed('1.0.0'));
  });

  it('needs no signature again while the previous key is listed', async () => {
    const both = await api.another({ RECORD_PUBLIC_KEYS: `${successor.publicKey},${team.publicKey}` });
    expect(await energyOf(both)).toMatchObject({ version: '1.0.0' });
    putBuild(store, '1.1.0');
    expect((await publish(signed('1.1.0', successor), both)).status).toBe(201);
    expect(await energyOf(both)).toMatchObject({ version: '1.1.0' });
    await both.close();
  });

  it('serves a record again once its build is published with the new key', async () => {
    const later = await api.another({ RECORD_PUBLIC_KEYS: successor.publicKey });
    expect(await energyOf(later)).toBeUndefined();
    expect(await statusOf('1.0.0', later)).toMatchObject({ signedBy: team.id });
    expect(await publish(signed('1.0.0', successor), later)).toMatchObject({
      status: 201,
      body: { signature: { key: successor.id } },
    });
    expect(await energyOf(later)).toMatchObject({ version: '1.0.0' });
    await later.close();
    expect((await audit())[0]).toEqual({ what: 'sign', before: team.id, after: '1.0.0', signedBy: successor.id });
  });

  it('signs records from before signatures in the same way', async () => {
    await api.database.collection('published_remotes').updateOne({}, { $unset: { signature: '' } });
    const upgraded = await api.another();
    expect(await statusOf('1.0.0', upgraded)).toMatchObject({
      signedBy: null,
      signatureError: 'is missing: publish with SIGNING_KEY',
    });
    await publish(signed('1.0.0'), upgraded);
    expect(await energyOf(upgraded)).toMatchObject({ version: '1.0.0' });
    await upgraded.close();
  });

  it('rejects the signature of another build of the same content', async () => {
    const later = await api.another({ RECORD_PUBLIC_KEYS: successor.publicKey });
    const other = signRecord(aBuild('1.0.0', { builder: 'someone' }), successor.privateKey);
    expect(await publish(other, later)).toMatchObject({
      status: 400,
      body: { errors: { signature: 'does not match the record that is published: publish that build' } },
    });
    await later.close();
  });
});
