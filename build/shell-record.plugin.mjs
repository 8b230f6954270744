import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createJiti } from 'jiti';
import webpack from 'webpack';
import { providedModules, providedVersion } from './shared-modules.mjs';
import { usedEndpoints } from './used-endpoints.mjs';

/** The contract's versions, read without a compiled contract. */
export const runtimeVersionFile = join(import.meta.dirname, '..', 'contract', 'src', 'runtime', 'runtime-version.ts');

const isCompressed = (name) => /\.(br|gz)$/.test(name);

/** For the shell: emits `shell.json`, the registry's record of this build: the contract and modules that remotes get, and the hash of each file. */
export class ShellRecordPlugin {
  /** `origin` has the version, and commit and builder if they are known. Without `provided`, remotes are given nothing. */
  constructor({ origin, provided = providedModules }) {
    this.origin = origin;
    this.modules = provided;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellRecord', (compilation) => {
      compilation.hooks.afterChunks.tap('ShellRecord', () => (this.endpoints = usedEndpoints(compilation)));
      // After `assets.json`.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: 'ShellRecord', stage }, () => {
        const json = JSON.stringify(this.record(compilation), null, 2);
        compilation.emitAsset('shell.json', new webpack.sources.RawSource(`${json}\n`));
      });
    });
  }

  record(compilation) {
    const { runtimeVersions } = createJiti(import.meta.url, { fsCache: false })(runtimeVersionFile);
    return {
      name: 'shell',
      ...this.origin,
      runtimes: runtimeVersions,
      provided: Object.fromEntries(this.modules.map((module) => [module, providedVersion(module)])),
      endpoints: this.endpoints,
      files: Object.fromEntries(
        compilation
          .getAssets()
          .filter(({ name }) => !isCompressed(name))
          .map(({ name, source }) => [name, hash(source.buffer())]),
      ),
    };
  }
}

const hash = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
