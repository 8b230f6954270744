import { brandEndpoints, registryEndpoints, reportEndpoints, type ReportBatch } from '@home-move/contract';
import type { BootedApp } from '../../support/boot-app.js';
import { deployKey } from '../../support/test-env.js';
import {
  aBuild,
  bootWithStore,
  partnersKey,
  problemOf,
  publishVersions,
  type RemoteStore,
} from './remote-store.fixture.js';

const token = deployKey;
const why = 'the store is full';
let api: BootedApp;
let store: RemoteStore;

beforeEach(async () => {
  ({ api, store } = await bootWithStore({ DEPLOY_KEY: `${deployKey} partners:${partnersKey}` }));
  api.clock.at('2026-11-01T10:00:00Z');
  await publishVersions(api, store, '1.0.0', '1.1.0', '1.2.0', '1.3.0');
  api.clock.at('2026-11-20T10:00:00Z');
});
afterEach(() => api.close());

const clean = (confirm: boolean, keep = 1, key = token) =>
  api.call(registryEndpoints.clean, { body: { name: 'energy', keep, confirm, why } }, { token: key });

/** The reasons for which a version stays; undefined if it may go. */
async function reasonsOf(version: string): Promise<readonly string[] | undefined> {
  const { body } = await clean(false);
  return body.kept.find((kept) => kept.version === version)?.reasons;
}

const withdraw = (version: string) =>
  api.call(registryEndpoints.withdraw, { body: { name: 'energy', version, isWithdrawn: true, why } }, { token });

const audit = async () =>
  (await api.call(registryEndpoints.audit, { query: { name: 'energy', limit: '20' } }, { token })).body;

const storedVersions = async () =>
  (await api.database.collection('published_remotes').find().sort({ version: 1 }).toArray()).map(
    (record) => record['version'],
  );

describe('cleaning', () => {
  it('lists the versions that may go, and removes nothing without a confirmation', async () => {
    expect((await clean(false)).body).toEqual({
      removable: ['1.1.0', '1.0.0'],
      kept: [
        {
          version: '1.3.0',
          reasons: ['Visitors get it, or the shell falls back to it.', 'It is one of the newest releases (1 stay).'],
        },
        { version: '1.2.0', reasons: ['Visitors get it, or the shell falls back to it.'] },
      ],
      removed: [],
    });
    expect((await clean(false, 3)).body.removable).toEqual(['1.0.0']);
    expect(await storedVersions()).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0']);
  });

  it('removes the records, with an audit entry for each, and changes nothing for visitors', async () => {
    const { body } = await clean(true);
    expect([body.removable, body.removed]).toEqual([[], ['1.1.0', '1.0.0']]);
    expect(await storedVersions()).toEqual(['1.2.0', '1.3.0']);
    const entry = { who: 'key-5a3aeeb6', what: 'remove', remote: 'energy', after: null, why };
    expect((await audit()).slice(0, 2)).toMatchObject([
      { ...entry, before: '1.0.0' },
      { ...entry, before: '1.1.0' },
    ]);
    const resolution = (await api.call(brandEndpoints.resolution, { query: {} })).body;
    expect(resolution.remotes.find(({ name }) => name === 'energy')?.version).toBe('1.3.0');
    expect(resolution.lastGood.map(({ version }) => version)).toEqual(['1.2.0']);
  });

  it('keeps the number of a removed version taken, even for the same files', async () => {
    await clean(true);
    const again = await api.call(registryEndpoints.publish, { body: aBuild('1.0.0') }, { token });
    expect([again.status, problemOf(again).code]).toEqual([409, 'VERSION_EXISTS']);
    expect(problemOf(again).detail).toBe(
      'energy 1.0.0 was published and removed, and browsers may still have its files. Give this one a new version.',
    );
  });

  it('removes each version once if two calls are made at the same time', async () => {
    await Promise.all([clean(true), clean(true)]);
    const removals = (await audit()).filter(({ what }) => what === 'remove').map(({ before }) => String(before));
    expect(removals).toHaveLength(2);
    expect(new Set(removals)).toEqual(new Set(['1.0.0', '1.1.0']));
  });

  it('needs a remote that is published, a number of releases, and a key for the remote', async () => {
    expect(problemOf(await clean(false, 0)).errors).toEqual({ keep: 'must be a whole number from 1 to 100' });
    expect((await clean(true, 1, partnersKey)).status).toBe(403);
    const body = { name: 'telephony', keep: 1, confirm: true } as const;
    const unknown = await api.call(registryEndpoints.clean, { body }, { token });
    expect(problemOf(unknown).errors).toEqual({ name: 'no version of telephony is published' });
  });
});

describe('an old version stays', () => {
  const pin = (version: string | null) =>
    api.call(
      registryEndpoints.pin,
      { body: { name: 'energy', version, scope: { brand: 'oakwood', branch: 12 } } },
      { token },
    );

  it('while it is pinned, even for one branch, and for a week after that', async () => {
    await pin('1.0.0');
    api.clock.at('2026-11-30T10:00:00Z');
    expect(await reasonsOf('1.0.0')).toEqual(['Visitors get it, or the shell falls back to it.', 'A pin names it.']);
    await pin(null);
    expect(await reasonsOf('1.0.0')).toEqual(['Visitors could get it within the last week.']);
    api.clock.at('2026-12-08T10:00:00Z');
    expect(await reasonsOf('1.0.0')).toBeUndefined();
  });

  it('while it is a canary', async () => {
    const body = { name: 'energy', version: '1.0.0', percent: 5, scope: 'all' } as const;
    await api.call(registryEndpoints.canary, { body }, { token });
    expect(await reasonsOf('1.0.0')).toContain('It is a canary.');
  });

  it('for two weeks after it is withdrawn, and then its withdrawal is removed as well', async () => {
    await withdraw('1.0.0');
    api.clock.at('2026-12-04T09:59:59Z');
    expect(await reasonsOf('1.0.0')).toEqual(['It was withdrawn within the last two weeks and can be restored.']);
    api.clock.at('2026-12-04T10:00:00Z');
    expect((await clean(true)).body.removed).toEqual(['1.1.0', '1.0.0']);
    expect(await api.database.collection('registry_withdrawals').countDocuments()).toBe(0);
  });

  it('if a visit mounted it within the last week', async () => {
    const mounts: ReportBatch['mounts'] = [{ remote: 'energy', version: '1.0.0' }];
    const body: ReportBatch = { brand: 'harbour', context: 'hosted', mounts, faults: [] };
    await api.call(reportEndpoints.report, { body }, { token: await api.appToken() });
    expect(await reasonsOf('1.0.0')).toEqual(['Visitors used it within the last week.']);
    api.clock.at('2026-11-28T10:00:00Z');
    expect(await reasonsOf('1.0.0')).toBeUndefined();
  });

  it('if open tabs may have it, because higher releases are younger than a week', async () => {
    await publishVersions(api, store, '1.4.0', '1.5.0');
    api.clock.at('2026-11-27T09:59:59Z');
    const recent = ['Visitors could get it within the last week.'];
    expect([await reasonsOf('1.3.0'), await reasonsOf('1.2.0')]).toEqual([recent, recent]);
    api.clock.at('2026-11-27T10:00:01Z');
    expect((await clean(false)).body.removable).toEqual(['1.3.0', '1.2.0', '1.1.0', '1.0.0']);
  });

  it('if visitors get it again once the remote is no longer disabled', async () => {
    const body = { name: 'energy', scope: 'all', isDisabled: true, message: '', why } as const;
    await api.call(registryEndpoints.disable, { body }, { token });
    expect((await clean(false)).body.removable).toEqual(['1.1.0', '1.0.0']);
  });
});

it('never removes a version that the running system lists', async () => {
  const body = { name: 'onboarding', keep: 1, confirm: true } as const;
  const { kept, removable } = (await api.call(registryEndpoints.clean, { body }, { token })).body;
  expect(removable).toEqual([]);
  expect(kept.map(({ version, reasons }) => [version, reasons[0]])).toEqual([
    ['1.0.0', 'The running system lists it.'],
  ]);
});
