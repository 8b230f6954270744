import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { packageOf, providedModules, providedVersion, reactModules } from './shared-modules.mjs';

const packageOfFile = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/**
 * Fails the build of a remote that bundles React or a shared library, or that depends on another version than the shell
 * provides. With `forbiddenChunks`, only React is forbidden, and only in those: the chunks that every host loads.
 */
export class NoCopiesPlugin {
  constructor({ dir, forbiddenChunks }) {
    this.forbiddenChunks = forbiddenChunks;
    const provided = forbiddenChunks ? reactModules : providedModules;
    this.packages = new Set([...provided.map(packageOf), 'scheduler']);
    this.dependencies = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).dependencies ?? {};
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('NoCopies', (compilation) => {
      compilation.hooks.afterChunks.tap('NoCopies', () => {
        const messages = [...this.copies(compilation), ...this.skewedVersions()];
        compilation.errors.push(...messages.map((message) => new webpack.WebpackError(message)));
      });
    });
  }

  copies(compilation) {
    return [...compilation.modules]
      .filter(({ resource = '' }) => this.packages.has(packageOfFile.exec(resource)?.[1]))
      .filter((module) => this.isForbidden([...compilation.chunkGraph.getModuleChunks(module)]))
      .map(({ resource }) => `A remote must not carry what the shell provides: ${resource}`);
  }

  /** A module in no chunk is left out of the build. */
  isForbidden(chunks) {
    const { forbiddenChunks } = this;
    return forbiddenChunks ? chunks.some(({ name }) => forbiddenChunks.includes(name)) : chunks.length > 0;
  }

  skewedVersions() {
    return providedModules
      .filter((name) => (this.dependencies[packageOf(name)] ?? providedVersion(name)) !== providedVersion(name))
      .map((name) => {
        const own = this.dependencies[packageOf(name)];
        return `${name} ${own} is not what the shell provides: ${providedVersion(name)}`;
      });
  }
}
