import { createHash } from 'node:crypto';
import webpack from 'webpack';
import { consumedModules } from './shared-libraries.plugin.mjs';
import { federationRuntime, reactModules, sharedLibraries, sharedRange } from './shared-modules.mjs';

const isLibrary = (module) => Object.hasOwn(sharedLibraries, module);

/** Writes `remote.json`, the registry's record of this build: what to load, its hashes, and the routes that it serves. */
export class RemoteRecordPlugin {
  /**
   * `record` holds the fields that do not depend on the output; `firstScreen` names the chunk group to preload. A remote
   * without a federation runtime of its own needs the shell's.
   */
  constructor({ firstScreen, record, hasOwnRuntime }) {
    this.firstScreen = firstScreen;
    this.record = record;
    this.hasOwnRuntime = hasOwnRuntime;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteRecord', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RemoteRecord', stage }, () => {
        const json = JSON.stringify(this.complete(compilation), null, 2);
        compilation.emitAsset('remote.json', new webpack.sources.RawSource(`${json}\n`));
      });
    });
  }

  complete(compilation) {
    const { name, version, contract, global, routes, kind } = this.record;
    const [entry] = compilation.namedChunks.get(global).files;
    return {
      name,
      version,
      contract,
      global,
      entry,
      files: this.hashes(compilation),
      firstChunks: this.firstChunks(compilation),
      shared: this.sharedRanges(compilation),
      firstShared: consumedModules(compilation, this.firstGroup(compilation).chunks).filter(isLibrary),
      routes,
      kind,
      publishedBy: 'build',
      publishedAt: new Date().toISOString(),
    };
  }

  hashes(compilation) {
    const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
    return Object.fromEntries(
      scripts.map(({ name, source }) => [
        name,
        `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`,
      ]),
    );
  }

  firstGroup(compilation) {
    return compilation.namedChunkGroups.get(this.firstScreen);
  }

  firstChunks(compilation) {
    const { chunks } = this.firstGroup(compilation);
    return chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));
  }

  sharedRanges(compilation) {
    const libraries = consumedModules(compilation, [...compilation.chunks]).filter(isLibrary);
    const modules = [...reactModules, ...libraries, ...(this.hasOwnRuntime ? [] : [federationRuntime])];
    return Object.fromEntries(modules.map((module) => [module, sharedRange(module)]));
  }
}
