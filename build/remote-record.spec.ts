import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'hm-remote-record-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Built {
  readonly errors: readonly string[];
  readonly lazyPages?: readonly object[];
}

/** Builds a remote with one lazy page in a separate process, because Jest has no native import(). */
function build({ chunkName, lazySteps }: { readonly chunkName: string; readonly lazySteps: object }): Built {
  writeFileSync(
    join(folder, 'app.js'),
    `export const list = () => import(/* webpackChunkName: "${chunkName}" */ './list');`,
  );
  writeFileSync(
    join(folder, 'list.js'),
    "import { useForm } from 'react-hook-form';\nexport const List = () => useForm();",
  );
  const script = `
    import { readFileSync } from 'node:fs';
    import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
    import webpack from 'webpack';
    import { RemoteRecordPlugin } from './remote-record.plugin.mjs';
    import { sharedConfig } from './shared-modules.mjs';
    const federation = new ModuleFederationPlugin({
      name: 'remote', filename: 'entry.js', exposes: { './app': { import: './app.js', name: 'app' } }, shared: sharedConfig(),
      dts: false, dev: false, manifest: false, experiments: { externalRuntime: true },
    });
    const record = new RemoteRecordPlugin({
      firstScreen: 'app', record: { global: 'remote' }, hasOwnRuntime: false, lazySteps: new Map(Object.entries(JSON.parse(process.argv[2]))),
    });
    const config = {
      mode: 'production', context: process.argv[1], entry: {},
      output: { path: process.argv[1] + '/dist', chunkFilename: '[name].js' }, plugins: [federation, record],
    };
    webpack(config, (error, { compilation }) => {
      const text = compilation.errors.length === 0 && readFileSync(process.argv[1] + '/dist/remote.json', 'utf8');
      const errors = compilation.errors.map(({ message }) => message);
      console.log(JSON.stringify({ errors, lazyPages: text ? JSON.parse(text).lazyPages : undefined }));
    });
  `;
  const output = execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', script, folder, JSON.stringify(lazySteps)],
    {
      cwd: __dirname,
      encoding: 'utf8',
    },
  );
  return JSON.parse(output) as Built;
}

describe('the record of a build', () => {
  it('lists the chunks and libraries that a lazy page needs besides the first screen', () => {
    expect(build({ chunkName: 'list', lazySteps: { list: '/list' } })).toEqual({
      errors: [],
      lazyPages: [{ routes: ['/list'], chunks: ['list.js'], shared: ['react-hook-form'] }],
    });
  });

  it('lists pages that share a chunk once, with all their paths', () => {
    expect(build({ chunkName: 'pages', lazySteps: { list: '/list', details: '/details/:id' } })).toEqual({
      errors: [],
      lazyPages: [{ routes: ['/list', '/details/:id'], chunks: ['pages.js'], shared: ['react-hook-form'] }],
    });
  });

  it('fails if no chunk has the name of a lazy page', () => {
    expect(build({ chunkName: 'other', lazySteps: { list: '/list' } }).errors).toEqual([
      'No chunk holds the page of list: name the chunk like the step by webpackChunkName, or "pages" if it holds several pages; list the pages of the first screen in firstSteps of remote.config.mjs.',
    ]);
  });
});
