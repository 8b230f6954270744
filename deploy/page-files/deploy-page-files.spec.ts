import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const script = join(__dirname, 'deploy-page-files.mjs');
const addresses = [
  ['--portal', 'https://portal.example/'],
  ['--telephony', 'https://telephony.example'],
  ['--admin-portal', 'https://crm.example/records'],
].flat();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hm-page-files-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(
    join(folder, 'package.json'),
    '{ "name": "@home-move/embed-snippet", "type": "module", "version": "0.4.0" }',
  );
  for (const name of ['settings', 'dialog', 'behaviour', 'loader'])
    writeFileSync(join(folder, 'dist', `${name}.js`), `${name} __HM_PORTAL_ORIGIN__`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const env = { PATH: process.env['PATH'] ?? '' };
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [script, ...args], { cwd: folder, env: { ...env, INIT_CWD: folder }, encoding: 'utf8' });

describe('the command', () => {
  it('publishes the build of its folder, and returns to a version', () => {
    const args = ['publish', '--to', 'store', ...addresses];
    execFileSync(process.execPath, [script, ...args], { cwd: folder, env: { ...env, INIT_CWD: folder } });
    const current = join(folder, 'store', 'v1', 'loader.js');
    expect(readFileSync(current, 'utf8')).toBe('loader https://portal.example');
    const { status, stdout } = run('rollback', '0.4.0', '--to', 'store');
    expect([status, stdout]).toEqual([0, 'Pages return to the loader 0.4.0 within five minutes.\n']);
  });

  it.each([
    ['without a store', ['publish'], '--to is missing: the store.'],
    ['without an address', ['publish', '--to', 'store'], '--portal must be an address'],
    ['without a version', ['rollback', '--to', 'store'], 'The version is missing.'],
    ['with an unknown command', ['status'], 'There is no command status.'],
  ])('ends %s', (_, args, message) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
    expect(existsSync(join(folder, 'store'))).toBe(false);
  });
});
