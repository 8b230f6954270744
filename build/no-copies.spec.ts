import { webpackBuild } from './webpack-build.fixture';

const build = ({
  entry,
  dependencies = {},
  options = '',
}: {
  readonly entry: string;
  readonly dependencies?: object;
  readonly options?: string;
}) =>
  webpackBuild({
    files: {
      'package.json': JSON.stringify({ dependencies }),
      'entry.js': entry,
      'lazy.js': "import 'react';",
      'node_modules/react/package.json': '{ "name": "react", "main": "index.js" }',
      'node_modules/react/index.js': 'console.log(1);',
      'node_modules/react-time/package.json': '{ "name": "react-time", "main": "index.js" }',
      'node_modules/react-time/index.js': 'console.log(2);',
    },
    imports: "import { NoCopiesPlugin } from './no-copies.plugin.mjs';",
    config: `plugins: [new NoCopiesPlugin({ dir: folder, ${options} })],`,
  });

const copy = (file: string) =>
  expect.stringMatching(new RegExp(`^A remote must not carry what the shell provides: .*/${file}$`));

describe('the build of a remote', () => {
  it('fails if it bundles a package that the shell provides, but not another whose name begins alike', () => {
    const { errors } = build({ entry: "import 'react';\nimport 'react-time';" });
    expect(errors).toEqual([copy('node_modules/react/index.js')]);
  });

  it('fails if it depends on another version than the shell', () => {
    const { errors } = build({ entry: '', dependencies: { jotai: '1.0.0' } });
    expect(errors).toEqual([expect.stringMatching(/^jotai 1\.0\.0 is not what the shell provides: 2\./)]);
  });
});

describe('the build of a remote with its own React', () => {
  it('may bundle React in a chunk that only hosts without React load', () => {
    const { errors } = build({ entry: "import('./lazy');", options: "forbiddenChunks: ['main']" });
    expect(errors).toEqual([]);
  });

  it('fails if a chunk that every host loads bundles it', () => {
    const { errors } = build({ entry: "import './lazy';", options: "forbiddenChunks: ['main']" });
    expect(errors).toEqual([copy('node_modules/react/index.js')]);
  });
});
