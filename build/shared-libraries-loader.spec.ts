import { join } from 'node:path';
import { webpackBuild } from './webpack-build.fixture';

const list = JSON.stringify(join(__dirname, '..', 'shell', 'src', 'journeys', 'shared-libraries.ts'));

/** Builds the shell's list of provided modules, with files of one line in place of the libraries. */
const built = webpackBuild({
  files: {
    'entry.js': `
      import { providedVersions, sharedLibraries } from ${list};
      const entries = sharedLibraries.map(({ module, version }) => [module, version]);
      console.log(JSON.stringify({ libraries: Object.fromEntries(entries), provided: Object.keys(providedVersions) }));
      sharedLibraries.find(({ module }) => module === 'jotai').load();
    `,
    'libraries/jotai.js': "export const atom = 'kept';\nexport const atomEffect = 'left out';",
    'libraries/react-hook-form.js': 'export const useForm = 1;',
    'libraries/single-spa-react.js': 'export default 2;',
    'libraries/swr.js': 'export default 3;',
    'libraries/zod/mini.js': 'export const string = 4;',
  },
  imports:
    "import { sharedLibrariesRule } from './shell.webpack.mjs';\nimport { sharedLibraries } from './shared-modules.mjs';",
  config: `
    output: { path: folder + '/dist', chunkFilename: '[name].js' }, module: { rules: [sharedLibrariesRule] }, target: 'node',
    resolve: {
      alias: Object.fromEntries(Object.keys(sharedLibraries).map((name) => [name, folder + '/libraries/' + name + '.js'])),
    },
  `,
});

describe("the shell's list of provided modules", () => {
  it('is generated from shared-modules.mjs, with one chunk for each group', () => {
    expect(built.errors).toEqual([]);
    expect(built.emitted).toEqual(['main.js', 'provided-forms.js', 'provided-mount.js', 'provided-schemas.js']);
    expect(JSON.parse(built.printed())).toEqual({
      libraries: {
        'single-spa-react': expect.stringMatching(/^\d/),
        swr: expect.stringMatching(/^\d/),
        jotai: expect.stringMatching(/^\d/),
        'react-hook-form': expect.stringMatching(/^\d/),
        'zod/mini': expect.stringMatching(/^\d/),
      },
      provided: [
        'react',
        'react/jsx-runtime',
        'react-dom',
        'react-dom/client',
        'single-spa-react',
        'swr',
        'jotai',
        'react-hook-form',
        'zod/mini',
        '@module-federation/runtime-core',
      ],
    });
  });

  it('leaves unlisted exports out of the chunks', () => {
    const chunk = built.read('provided-mount.js').toString();
    expect(chunk).toContain('kept');
    expect(chunk).not.toContain('left out');
  });
});
