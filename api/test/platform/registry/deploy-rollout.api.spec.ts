import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportEndpoints, type ReportBatch } from '@home-move/contract';
import type { BootedApp } from '../../support/boot-app.js';
import { runDeploy } from './deploy-command.fixture.js';
import { publishVersions, bootWithStore, type RemoteStore } from './remote-store.fixture.js';

let api: BootedApp;
let store: RemoteStore;
let folder: string;

beforeEach(async () => {
  ({ api, store } = await bootWithStore());
  api.clock.at('2026-11-20T10:00:00Z');
  await publishVersions(api, store, '1.0.0', '1.1.0', '1.2.0');
  folder = mkdtempSync(join(tmpdir(), 'hm-remote-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'remote.config.mjs'), "export default { name: 'energy' };");
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await api.close();
});

/** Runs the command and returns its output. */
async function deploy(...args: readonly string[]): Promise<string> {
  const { output, errorOutput } = await runDeploy([...args, '--api', api.url], { folder });
  return output + errorOutput;
}

describe('the commands of a rollout', () => {
  it('start a canary, promote it, and roll it back', async () => {
    expect(await deploy('canary', '1.2.0', '--percent', '10')).toBe('10% of all get energy 1.2.0');
    expect(await deploy('why', '--brand', 'harbour')).toContain('energy 1.1.0\n');
    expect(await deploy('promote', '1.2.0')).toBe(
      'energy 1.2.0 is no canary any more: everyone gets it, except where another version is pinned',
    );
    expect(await deploy('why', '--brand', 'harbour')).toContain('energy 1.2.0\n');
    expect(await deploy('rollback', '--why', 'prices were wrong')).toBe('energy 1.2.0 is withdrawn: prices were wrong');
    expect(await deploy('why')).toContain('energy 1.1.0\n');
    expect(await deploy('restore', '1.2.0', '--why', 'it was the data')).toBe('energy 1.2.0 is not withdrawn any more');
  });

  it('pin a brand, and remove the pin', async () => {
    expect(await deploy('pin', '1.0.0', '--brand', 'harbour')).toBe('energy 1.0.0 is pinned for brand harbour');
    expect(await deploy('unpin', '--brand', 'harbour')).toBe('energy has no pin');
  });

  it('switch the remote off for a brand, and on again', async () => {
    const off = ['disable', '--brand', 'harbour', '--why', 'outage', '--message', 'Energy returns at noon.'];
    expect(await deploy(...off)).toBe('energy is disabled for brand harbour: "Energy returns at noon."');
    expect(await deploy('why', '--brand', 'harbour')).toMatch(/^No visitor gets energy\.\n/);
    expect(await deploy('enable', '--brand', 'harbour', '--why', 'over')).toBe('energy is disabled nowhere');
  });

  it('print a preview link, which shows one browser a version that others do not get', async () => {
    const brand = ['--brand', 'harbour', '--hours', '2', '--why', 'for the review'];
    const [heading, link = '', ...others] = (await deploy('preview', '1.0.0', ...brand)).split('\n');
    expect(heading).toBe('energy 1.0.0 for brand harbour until 2026-11-20T12:00:00.000Z, in the browser that opens');
    expect(others).toEqual([]);
    const opened = await api.send('GET', new URL(link).pathname);
    expect([opened.status, opened.headers['location']]).toEqual([303, '/harbour']);
    expect((await deploy('audit', '--limit', '1')).split('\n')[1]).toMatch(
      /key-5a3aeeb6 +preview +brand harbour +- +1\.0\.0 +- +- +- +for the review$/,
    );
    expect(await deploy('preview', '1.2.0')).toMatch(/^energy 1\.2\.0 for all until 2026-11-20T18:00:00\.000Z, in /);
  });

  it('list who changed what, and why', async () => {
    await deploy('withdraw', '1.2.0', '--why', 'prices were wrong');
    const lines = (await deploy('audit', '--limit', '2')).split('\n');
    expect(lines[0]).toMatch(/^at +who +what +for +before +after +commit +builder +signed by +why$/);
    expect(lines[1]).toMatch(/key-5a3aeeb6 +withdraw +all +1\.2\.0 +1\.1\.0 +- +- +- +prices were wrong$/);
    expect(lines[2]).toMatch(/key-5a3aeeb6 +publish +all +- +1\.2\.0/);
    expect(lines).toHaveLength(3);
  });

  it('show faults by version, brand and code, since when, and that a version was withdrawn', async () => {
    const version = { remote: 'energy', version: '1.2.0' } as const;
    const fault = { ...version, code: 'HM-604', phase: 'callback', count: 3 } as const;
    for (let visitor = 0; visitor < 3; visitor += 1) {
      const body: ReportBatch = { brand: 'harbour', context: 'hosted', mounts: [version], faults: [fault] };
      await api.call(reportEndpoints.report, { body }, { token: await api.appToken() });
    }
    const output = await deploy('status');
    const since = '2026-11-20T10:00:00.000Z';
    expect(output).toMatch(new RegExp(`1\\.2\\.0 .*WITHDRAWN +- +3 of 3 \\(100\\.0%\\) +${since}`));
    expect(output).toMatch(new RegExp(`1\\.2\\.0 +harbour +HM-604 +callback +hosted +9 +${since}`));
    expect(output).toMatch(/1\.2\.0 +registry +\S+ +3 of 3 visits had a fault/);
  });
});

describe('a command of a rollout is refused', () => {
  it.each([
    ['without a version', ['pin'], 'The version is missing.'],
    ['with two scopes', ['pin', '1.0.0', '--brand', 'a', '--partner', 'b'], 'Give either --partner or --brand.'],
    ['with too many words', ['pin', '1.0.0', '1.1.0'], '1.1.0 is one word too many.'],
    [
      'for a preview of a branch',
      ['preview', '1.2.0', '--brand', 'a', '--branch', '1'],
      'A preview is for a brand or for all.',
    ],
    ['for a preview of a partner', ['preview', '1.2.0', '--partner', 'a'], 'A preview is for a brand or for all.'],
    [
      'for hours that are no number',
      ['preview', '1.2.0', '--hours', 'two'],
      'hours must be a whole number of hours from 1 to 24',
    ],
    [
      'for a preview of an unknown version',
      ['preview', '9.9.9', '--hours', '24'],
      'version energy 9.9.9 is not published, or is withdrawn',
    ],
    ['without a reason', ['rollback'], 'why must be a reason of 1 to 300 characters'],
    [
      'for a share that is no number',
      ['canary', '1.2.0', '--percent', 'ten'],
      'percent must be a whole number from 1 to 100',
    ],
  ])('%s', async (_, args, message) => {
    expect(await deploy(...args)).toContain(message);
  });

  it('outside the folder of a remote without its name', async () => {
    rmSync(join(folder, 'remote.config.mjs'));
    expect(await deploy('audit')).toBe('--remote is missing: this folder holds no remote.');
    expect(await deploy('audit', '--remote', 'onboarding')).toBe('Nothing has been changed about onboarding.');
  });
});
