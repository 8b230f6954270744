import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { webpackBuild } from './webpack-build.fixture';

const compressed = (files: Readonly<Record<string, string>>, more = '') =>
  webpackBuild({
    files,
    imports: "import { CompressPlugin } from './compress.plugin.mjs';",
    config: `${more} plugins: [new CompressPlugin()],`,
  });

describe('compressed files', () => {
  it('contain the script and the picture next to them, while fonts stay as they are', () => {
    const { errors, emitted, read } = compressed(
      {
        'entry.js': "console.log(new URL('./icon.svg', import.meta.url), new URL('./text.woff2', import.meta.url));",
        'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
        'text.woff2': 'a font',
      },
      "output: { path: folder + '/dist', assetModuleFilename: '[name][ext]' },",
    );
    expect(errors).toEqual([]);
    expect(emitted).toEqual([
      'icon.svg',
      'icon.svg.br',
      'icon.svg.gz',
      'main.js',
      'main.js.br',
      'main.js.gz',
      'text.woff2',
    ]);
    expect(brotliDecompressSync(read('main.js.br'))).toEqual(read('main.js'));
    expect(gunzipSync(read('icon.svg.gz'))).toEqual(read('icon.svg'));
  });

  it('fail a build that emits no text', () => {
    const { errors } = compressed({ 'entry.js': '' }, "output: { path: folder + '/dist', filename: '[name].txt' },");
    expect(errors).toEqual(['The build emits nothing to compress.']);
  });
});
