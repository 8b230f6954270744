import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack from 'webpack';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Emits a `.br` and a `.gz` next to every text asset, so that servers need not compress on each request. */
export class CompressPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Compress', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'Compress', stage }, async (assets) => {
        const names = Object.keys(assets).filter((name) => /\.(js|css|svg)$/.test(name));
        if (names.length === 0)
          compilation.errors.push(new webpack.WebpackError('The build emits nothing to compress.'));
        await Promise.all(names.map((name) => this.compress(compilation, name)));
      });
    });
  }

  async compress(compilation, name) {
    const content = compilation.getAsset(name).source.buffer();
    const [br, gz] = await Promise.all([compressBrotli(content, brotliQuality), compressGzip(content, { level: 9 })]);
    compilation.emitAsset(`${name}.br`, new webpack.sources.RawSource(br));
    compilation.emitAsset(`${name}.gz`, new webpack.sources.RawSource(gz));
  }
}
