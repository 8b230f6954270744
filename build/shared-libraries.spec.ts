import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'hm-shared-libraries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Built {
  readonly errors: readonly string[];
  readonly consumed: readonly string[];
}

/** Builds a remote of one file in a separate process, because Jest has no native import(). */
function build(source: string): Built {
  writeFileSync(join(folder, 'app.js'), source);
  const script = `
    import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
    import webpack from 'webpack';
    import { consumedModules, SharedLibrariesPlugin } from './shared-libraries.plugin.mjs';
    import { sharedConfig } from './shared-modules.mjs';
    const federation = new ModuleFederationPlugin({
      name: 'remote', filename: 'entry.js', exposes: { './app': { import: './app.js', name: 'app' } }, shared: sharedConfig(),
      dts: false, dev: false, manifest: false, experiments: { externalRuntime: true },
    });
    const config = {
      mode: 'production', context: process.argv[1], entry: {}, output: { path: process.argv[1] + '/dist' },
      plugins: [federation, new SharedLibrariesPlugin()],
    };
    webpack(config, (error, { compilation }) => {
      const { chunks } = compilation.namedChunkGroups.get('app');
      const errors = compilation.errors.map(({ message }) => message);
      console.log(JSON.stringify({ errors, consumed: consumedModules(compilation, chunks) }));
    });
  `;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script, folder], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  return JSON.parse(output) as Built;
}

describe('the build of a remote', () => {
  it('consumes the libraries that it uses, and none that it only imports', () => {
    const { errors, consumed } = build(`
      import { atom } from 'jotai';
      import { useForm } from 'react-hook-form';
      import useSWR from 'swr';
      export const read = [atom(1), useSWR];
    `);
    expect({ errors, consumed }).toEqual({ errors: [], consumed: ['jotai', 'swr'] });
  });

  it('fails when it uses an export that the shell leaves out, or a whole library', () => {
    const { errors } = build(`
      import { atom, useHydrateAtoms } from 'jotai';
      import * as z from 'zod/mini';
      export const read = [atom(1), useHydrateAtoms, Object.keys(z)];
    `);
    expect(errors.toSorted()).toEqual([
      'Import what you need of zod/mini by name: the shell does not provide all of it.',
      'The shell does not provide useHydrateAtoms of jotai: add it to build/shared-modules.mjs.',
    ]);
  });
});
