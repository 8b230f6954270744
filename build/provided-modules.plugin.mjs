import webpack from 'webpack';
import { providedModules, providedVersion, sharedLibraries } from './shared-modules.mjs';

/**
 * For the shell: emits `assets.json`, with the version of every module that remotes are given, and the files of the chunks that
 * hold it, for preloading. The others are part of the shell's first file.
 */
export class ProvidedModulesPlugin {
  constructor({ publicPath }) {
    this.publicPath = publicPath;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ProvidedModules', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ProvidedModules', stage }, () => {
        const assets = JSON.stringify({ provided: this.provided(compilation) });
        compilation.emitAsset('assets.json', new webpack.sources.RawSource(assets));
      });
    });
  }

  provided(compilation) {
    return Object.fromEntries(
      providedModules.map((module) => [
        module,
        { version: providedVersion(module), files: this.files(compilation, sharedLibraries[module]) },
      ]),
    );
  }

  files(compilation, library) {
    if (!library) return [];
    const { chunks } = compilation.namedChunkGroups.get(`provided-${library.chunk}`);
    const scripts = chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));
    return scripts.map((file) => `${this.publicPath}${file}`);
  }
}
