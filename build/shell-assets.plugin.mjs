import webpack from 'webpack';
import { providedModules, providedVersion, sharedLibraries } from './shared-modules.mjs';

/**
 * For the shell: emits `assets.json`, with the scripts that documents name: of every module that remotes are given its version
 * and the files of the chunks that hold it (the others are part of the shell's first file), and the files of lazy parts.
 */
export class ShellAssetsPlugin {
  /** `chunks` are the names of the lazy parts. Without `provided`, remotes are given nothing. */
  constructor({ publicPath, chunks, provided = providedModules }) {
    this.publicPath = publicPath;
    this.chunks = chunks;
    this.modules = provided;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellAssets', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ShellAssets', stage }, () => {
        const assets = JSON.stringify({ provided: this.provided(compilation), chunks: this.lazyParts(compilation) });
        compilation.emitAsset('assets.json', new webpack.sources.RawSource(assets));
      });
    });
  }

  provided(compilation) {
    return Object.fromEntries(
      this.modules.map((module) => {
        const library = sharedLibraries[module];
        const files = library ? this.files(compilation, `provided-${library.chunk}`) : [];
        return [module, { version: providedVersion(module), files }];
      }),
    );
  }

  lazyParts(compilation) {
    return Object.fromEntries(this.chunks.map((chunk) => [chunk, this.files(compilation, chunk)]));
  }

  files(compilation, group) {
    const named = compilation.namedChunkGroups.get(group);
    if (!named) throw new Error(`No chunk of the shell is called ${group}.`);
    const scripts = named.chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));
    return scripts.map((file) => `${this.publicPath}${file}`);
  }
}
