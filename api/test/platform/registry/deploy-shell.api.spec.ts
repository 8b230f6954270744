import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BootedApp } from '../../support/boot-app.js';
import { aShellBuild, developmentRecordKey } from '../../support/test-env.js';
import { html } from '../documents/document.fixture.js';
import { runDeploy } from './deploy-command.fixture.js';
import { bootWithStore, type RemoteStore } from './remote-store.fixture.js';

let api: BootedApp;
let store: RemoteStore;
let folder: string;
beforeAll(async () => {
  ({ api, store } = await bootWithStore({ RECORD_PUBLIC_KEYS: developmentRecordKey }));
  api.clock.at('2026-11-20T10:00:00Z');
  folder = mkdtempSync(join(tmpdir(), 'hm-shell-'));
  for (const version of ['1.1.0', '1.2.0']) {
    build(version);
    await deploy('publish', toStore, '--why', 'new header');
  }
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await api.close();
});

const toStore = () => ['--to', store.dir, '--skip-checks', 'the spec has no source'];

/** Puts a build of the shell into its folder. */
function build(version: string): void {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@home-move/shell', version, type: 'module' }));
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  cpSync(aShellBuild(version, scriptOf(version)), join(folder, 'dist'), { recursive: true });
}

const scriptOf = (version: string) => `main.${version.replaceAll('.', '0')}abc.js`;
const deploy = (...args: readonly (string | (() => readonly string[]))[]) =>
  runDeploy([...args.flatMap((arg) => (typeof arg === 'string' ? [arg] : arg())), '--api', api.url], { folder });
const firstScript = async () => /main\.\w+\.js/.exec((await api.send('GET', '/oakwood', { headers: html })).text)?.[0];

describe('deploy in the folder of the shell', () => {
  it('publishes the build, which new documents use', async () => {
    expect(await firstScript()).toBe(scriptOf('1.2.0'));
  });

  it('shows the versions, and which of them documents use', async () => {
    const { code, output } = await deploy('status');
    expect(code).toBe(0);
    expect(
      output.split('\n').map((line) =>
        line
          .trim()
          .split(/\s{2,}/)
          .slice(0, 2),
      ),
    ).toEqual([
      ['version', 'state'],
      ['1.2.0', 'in use'],
      ['1.1.0', 'not in use'],
      ['1.0.0', 'not in use'],
    ]);
  });

  it('rolls back, restores, and keeps both in the audit', async () => {
    const { output } = await deploy('rollback', '--why', 'white page');
    expect(output).toMatch(/1\.2\.0\s+WITHDRAWN.*white page/);
    expect(await firstScript()).toBe(scriptOf('1.1.0'));
    await deploy('restore', '1.2.0', '--why', 'it was the network');
    expect(await firstScript()).toBe(scriptOf('1.2.0'));
    const { output: audit } = await deploy('audit', '--limit', '2');
    expect(audit).toMatch(/restore .*it was the network\n.*withdraw .*white page/s);
  });

  it('changes nothing in a dry run', async () => {
    build('1.3.0');
    const { output } = await deploy('publish', toStore, '--dry-run');
    expect(output).toContain('shell 1.3.0 would be published');
    expect(existsSync(join(store.dir, 'remotes', 'shell', '1.3.0'))).toBe(false);
    expect((await deploy('status')).output).not.toContain('1.3.0');
    expect(await firstScript()).toBe(scriptOf('1.2.0'));
  });

  it.each([
    ['a canary', ['publish', toStore, '--canary', '10'], 'The shell has no canary.'],
    ['a pin', ['pin', '1.1.0'], 'The shell has only these commands: publish, rollback, withdraw,'],
    ['a preview', ['preview', '1.1.0'], 'The shell has only these commands'],
  ] as const)('rejects %s', async (_, args, message) => {
    const { code, errorOutput } = await deploy(...args);
    expect(code).toBe(2);
    expect(errorOutput).toContain(message);
  });

  it('rejects a build whose files were changed', async () => {
    build('1.4.0');
    writeFileSync(join(folder, 'dist', 'index.html'), '<p>changed</p>');
    const { code, errorOutput } = await deploy('publish', toStore);
    expect(code).toBe(1);
    expect(errorOutput).toContain('index.html is not what shell.json says. Build it again.');
  });
});
