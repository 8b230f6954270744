import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseVersions, setVersions, upgradePhases } from './check-upgrade.mjs';
import { runPhases } from './test.mjs';

let root: string;
let copy: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hm-upgrade-'));
  copy = await mkdtemp(join(tmpdir(), 'hm-upgrade-copy-'));
  await put('package.json', {
    devDependencies: { jest: '1.0.0' },
    overrides: { zod: '1.0.0', jest: { zod: '0.9.0' } },
  });
  await put('shell/package.json', { dependencies: { jotai: '1.0.0', zod: '1.0.0' } });
  await put('mfe-one/package.json', { dependencies: {} });
  await put('mfe-two/package.json', { dependencies: { zod: '1.0.0' } });
});
afterEach(() => Promise.all([root, copy].map((folder) => rm(folder, { recursive: true }))));

async function put(path: string, content: object) {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), JSON.stringify(content));
}

const read = async (folder: string, path: string) =>
  JSON.parse(await readFile(join(folder, path), 'utf8')) as Readonly<Record<string, unknown>>;

describe('the versions', () => {
  it('are exact, of packages with and without a scope', () => {
    expect(parseVersions(['zod@4.6.8', '@nestjs/core@13.0.0-beta.1'])).toEqual(
      new Map([
        ['zod', '4.6.8'],
        ['@nestjs/core', '13.0.0-beta.1'],
      ]),
    );
  });

  it.each([[[]], [['zod']], [['zod@4']], [['zod@^4.6.8']], [['zod@4.6.8', 'energy']]])('are not %j', (args) => {
    expect(() => parseVersions(args)).toThrow('Usage: npm run check:upgrade -- <package>@<exact version> …');
  });

  it('replace those in every manifest and in overrides', async () => {
    setVersions(root, new Map([['zod', '1.0.1']]));
    expect(await read(root, 'package.json')).toEqual({
      devDependencies: { jest: '1.0.0' },
      overrides: { zod: '1.0.1', jest: { zod: '0.9.0' } },
    });
    expect(await read(root, 'shell/package.json')).toEqual({ dependencies: { jotai: '1.0.0', zod: '1.0.1' } });
    expect(await read(root, 'mfe-two/package.json')).toEqual({ dependencies: { zod: '1.0.1' } });
  });

  it('of a package that no manifest names are rejected', () => {
    expect(() => setVersions(root, new Map([['left-pad', '1.0.0']]))).toThrow(
      'No package.json of the project names left-pad.',
    );
  });
});

describe('the check of an upgrade', () => {
  /** Runs the phases with programs that only leave their command line; `fail` names the program that fails. */
  async function checked(versions: ReadonlyMap<string, string>, fail?: string) {
    const commands: string[] = [];
    const run = async (program: string, args: string[], { cwd }: { cwd: string }) => {
      if (program === 'git')
        return { code: 0, text: 'package.json\0shell/package.json\0mfe-two/package.json\0deleted.ts\0' };
      commands.push(
        `${cwd === copy ? 'copy' : cwd}: ${[program.replace(process.execPath, 'node'), ...args].join(' ')}`,
      );
      return { code: program === fail ? 1 : 0, text: '' };
    };
    const counts = await runPhases(upgradePhases({ versions, copy, root, run }), () => {});
    return { commands, failed: counts.map(({ failed }) => failed) };
  }

  it('installs in the copy, then tests the shell and the first remote with the package there', async () => {
    const { commands, failed } = await checked(new Map([['zod', '1.0.1']]));
    expect(commands).toEqual(['copy: npm install --prefer-offline', 'copy: node dev/run.mjs test shell mfe-two @two']);
    expect(failed).toEqual([0, 0, 0]);
    expect(await read(copy, 'shell/package.json')).toEqual({ dependencies: { jotai: '1.0.0', zod: '1.0.1' } });
    expect(await read(root, 'shell/package.json')).toEqual({ dependencies: { jotai: '1.0.0', zod: '1.0.0' } });
    expect(existsSync(join(copy, 'mfe-one'))).toBe(false);
  });

  it('tests the smallest remote if none depends on the package', async () => {
    const { commands } = await checked(new Map([['jotai', '1.0.1']]));
    expect(commands.at(-1)).toBe('copy: node dev/run.mjs test shell mfe-council-water @council-water');
  });

  it('tests nothing if the version cannot be installed', async () => {
    const { commands, failed } = await checked(new Map([['zod', '1.0.1']]), 'npm');
    expect(commands).toEqual(['copy: npm install --prefer-offline']);
    expect(failed).toEqual([0, 1, 1]);
  });

  it('fails if the tests fail', async () => {
    expect((await checked(new Map([['zod', '1.0.1']]), process.execPath)).failed).toEqual([0, 0, 1]);
  });
});
