import { webpackBuild } from './webpack-build.fixture';

const build = (entry: string) =>
  webpackBuild({
    files: { 'entry.js': entry, 'forms.js': 'export const forms = 1;', 'landing.js': 'export const landing = 1;' },
    imports: "import { ShellAssetsPlugin } from './shell-assets.plugin.mjs';",
    config: `
      output: { path: folder + '/dist', chunkFilename: '[name].js' },
      plugins: [
        new ShellAssetsPlugin({ publicPath: '/portal/', chunks: ['landing'], provided: ['react-dom/client', 'react-hook-form'] }),
      ],
    `,
  });

const forms = "import(/* webpackChunkName: 'provided-forms' */ './forms');";
const landing = "import(/* webpackChunkName: 'landing' */ './landing');";

describe('assets.json', () => {
  it('lists the scripts of provided libraries and lazy parts, and none for modules in the first file', () => {
    const { errors, read } = build(`${forms}\n${landing}`);
    expect(errors).toEqual([]);
    expect(JSON.parse(read('assets.json').toString())).toEqual({
      provided: {
        'react-dom/client': { version: expect.stringMatching(/^19\./), files: [] },
        'react-hook-form': { version: expect.stringMatching(/^7\./), files: ['/portal/provided-forms.js'] },
      },
      chunks: { landing: ['/portal/landing.js'] },
    });
  });

  it.each([
    ['a lazy part', forms, 'No chunk of the shell is called landing.'],
    ['a provided library', landing, 'No chunk of the shell is called provided-forms.'],
  ])('fails the build without the chunk of %s', (_name, entry, message) => {
    expect(build(entry).errors).toEqual([message]);
  });
});
