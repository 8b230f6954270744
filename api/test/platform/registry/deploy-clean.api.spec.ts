import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registryEndpoints } from '@home-move/contract';
import type { BootedApp } from '../../support/boot-app.js';
import { deployKey } from '../../support/test-env.js';
import { runDeploy } from './deploy-command.fixture.js';
import { publishVersions, putBuild, bootWithStore, type RemoteStore } from './remote-store.fixture.js';

let api: BootedApp;
let store: RemoteStore;
let folder: string;

beforeEach(async () => {
  ({ api, store } = await bootWithStore());
  api.clock.at('2026-11-01T10:00:00Z');
  await publishVersions(api, store, '1.0.0', '1.1.0', '1.2.0', '1.3.0');
  api.clock.at('2026-11-20T10:00:00Z');
  folder = mkdtempSync(join(tmpdir(), 'hm-remote-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'remote.config.mjs'), "export default { name: 'energy' };");
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await api.close();
});

const clean = (...args: readonly string[]) =>
  runDeploy(['clean', '--keep', '1', '--api', api.url, '--to', store.dir, ...args], { folder });

const inStore = () => readdirSync(join(store.dir, 'remotes', 'energy')).toSorted();

/** Stores the files of a version without publishing it, as a command that was killed leaves them. */
function leaveFiles(version: string, hoursAgo: number): void {
  putBuild(store, version);
  const at = new Date(Date.now() - hoursAgo * 3_600_000);
  for (const file of ['entry.js', 'app.js']) utimesSync(join(store.dir, 'remotes', 'energy', version, file), at, at);
}

describe('deploy clean', () => {
  it('removes records and files, and prints why the other versions stay', async () => {
    const { code, output } = await clean('--why', 'the store is full');
    expect(code).toBe(0);
    expect(output.split('\n')).toEqual([
      'energy 1.3.0 stays: Visitors get it, or the shell falls back to it. It is one of the newest releases (1 stay).',
      'energy 1.2.0 stays: Visitors get it, or the shell falls back to it.',
      'energy 1.0.0 is removed',
      'energy 1.1.0 is removed',
    ]);
    expect(inStore()).toEqual(['1.2.0', '1.3.0']);
    const { body } = await api.call(registryEndpoints.audit, { query: { limit: '1' } }, { token: deployKey });
    expect(body).toMatchObject([{ what: 'remove', why: 'the store is full' }]);
  });

  it('removes nothing in a dry run', async () => {
    leaveFiles('2.0.0', 25);
    const { output } = await clean('--dry-run');
    expect(output).toContain('energy 1.0.0 would be removed\nenergy 1.1.0 would be removed');
    expect(output).toContain('energy 2.0.0 has no record; its files would be removed');
    expect(inStore()).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0', '2.0.0']);
    expect(await api.database.collection('published_remotes').countDocuments()).toBe(4);
  });

  it('completes a command that was killed after it had removed the records', async () => {
    const body = { name: 'energy', keep: 1, confirm: true } as const;
    await api.call(registryEndpoints.clean, { body }, { token: deployKey });
    expect(inStore()).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0']);
    expect((await clean()).output).toContain('energy 1.0.0 is removed\nenergy 1.1.0 is removed');
    expect(inStore()).toEqual(['1.2.0', '1.3.0']);
  });

  it('removes files without a record once they are older than a day', async () => {
    leaveFiles('1.4.0', 25);
    leaveFiles('1.5.0', 23);
    const { output } = await clean('--keep', '5');
    expect(output).toContain('energy 1.4.0 has no record; its files are removed');
    expect(output).toContain('energy 1.5.0 has no record; its files stay, because they are younger than a day');
    expect(inStore()).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.5.0']);
  });

  it('refuses to work on the store of another system', async () => {
    rmSync(join(store.dir, 'remotes', 'energy', '1.3.0'), { recursive: true });
    const { code, errorOutput } = await clean();
    expect(code).toBe(1);
    expect(errorOutput).toContain(
      `lacks energy 1.3.0, which ${api.url} knows. Is --to its store? Nothing was removed.`,
    );
    expect(inStore()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
    expect(await api.database.collection('published_remotes').countDocuments()).toBe(4);
  });

  it('needs a number of releases', async () => {
    const { code, errorOutput } = await clean('--keep', 'none');
    expect([code, errorOutput]).toEqual([1, 'The registry refuses it:\n  keep must be a whole number from 1 to 100']);
  });
});
