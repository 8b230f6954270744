import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hm-install-'));
});
afterEach(() => rm(root, { recursive: true }));

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/zod': { version },
      'node_modules/other-os': { version: '1.0.0', optional: true },
    },
  });

async function installs(lockText: string): Promise<number> {
  await writeFile(join(root, 'package-lock.json'), lockText);
  let calls = 0;
  const install = async () => {
    calls += 1;
    await mkdir(join(root, 'node_modules'), { recursive: true });
  };
  await ensureInstalled({ root, install, log: () => {} });
  return calls;
}

describe('ensureInstalled', () => {
  it('installs on a fresh clone, and only then', async () => {
    expect(await installs(lock('1.0.0'))).toBe(1);
    expect(await installs(lock('1.0.0'))).toBe(0);
  });

  it('installs again when the lock file has changed', async () => {
    await installs(lock('1.0.0'));
    expect(await installs(lock('1.0.1'))).toBe(1);
  });

  it('accepts what npm install has just installed', async () => {
    await mkdir(join(root, 'node_modules'));
    await writeFile(
      join(root, 'node_modules/.package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/zod': { version: '1.0.0' } } }),
    );
    expect(await installs(lock('1.0.0'))).toBe(0);
    expect(await installs(lock('2.0.0'))).toBe(1);
  });

  it('installs when a workspace has no link yet', async () => {
    await mkdir(join(root, 'node_modules'));
    await writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: {} }));
    const workspace = 'node_modules/@home-move/api';
    const withWorkspace = JSON.stringify({ packages: { [workspace]: { resolved: 'api', link: true } } });
    expect(await installs(withWorkspace)).toBe(1);
    await rm(join(root, 'node_modules/.hm-lock'));
    await mkdir(join(root, workspace), { recursive: true });
    expect(await installs(withWorkspace)).toBe(0);
  });
});
