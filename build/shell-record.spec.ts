import { createHash } from 'node:crypto';
import { runtimeVersions } from '@home-move/contract';
import { webpackBuild } from './webpack-build.fixture';

it('shell.json lists the contract versions and modules for remotes, and the hash of each uncompressed file', () => {
  const { errors, read } = webpackBuild({
    files: { 'entry.js': 'console.log(1);' },
    imports:
      "import { CompressPlugin } from './compress.plugin.mjs';\nimport { ShellRecordPlugin } from './shell-record.plugin.mjs';",
    config: `
      output: { path: folder + '/dist', filename: '[name].js' },
      plugins: [
        new CompressPlugin(),
        new ShellRecordPlugin({ origin: { version: '1.2.0', commit: undefined }, provided: ['react'] }),
      ],
    `,
  });
  expect(errors).toEqual([]);
  expect(JSON.parse(read('shell.json').toString())).toEqual({
    name: 'shell',
    version: '1.2.0',
    runtimes: runtimeVersions,
    provided: { react: expect.stringMatching(/^19\./) },
    endpoints: [],
    files: { 'main.js': `sha384-${createHash('sha384').update(read('main.js')).digest('base64')}` },
  });
});
