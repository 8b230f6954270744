import { createHash } from 'node:crypto';
import webpack from 'webpack';

/** Writes `remote.json`, the registry's record of this build: what to load, its hashes, and the routes that it serves. */
export class RemoteRecordPlugin {
  /** `record` holds the fields that do not depend on the output; `firstScreen` names the chunk group to preload. */
  constructor({ firstScreen, record }) {
    this.firstScreen = firstScreen;
    this.record = record;
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
    const { name, version, contract, global, shared, routes, kind } = this.record;
    const [entry] = compilation.namedChunks.get(global).files;
    return {
      name,
      version,
      contract,
      global,
      entry,
      files: this.hashes(compilation),
      firstChunks: this.firstChunks(compilation),
      shared,
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

  firstChunks(compilation) {
    const { chunks } = compilation.namedChunkGroups.get(this.firstScreen);
    return chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));
  }
}
