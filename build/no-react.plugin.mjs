import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { providedVersion, sharedModules } from './shared-modules.mjs';

const react = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/**
 * Fails the build of a remote that bundles React, or that depends on another version than the shell provides. With
 * `forbiddenChunks`, React is forbidden only in those: the chunks that every host loads.
 */
export class NoReactPlugin {
  constructor({ dir, forbiddenChunks }) {
    this.forbiddenChunks = forbiddenChunks;
    this.dependencies = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).dependencies ?? {};
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('NoReact', (compilation) => {
      compilation.hooks.afterChunks.tap('NoReact', () => {
        const messages = [...this.bundledReact(compilation), ...this.skewedVersions()];
        compilation.errors.push(...messages.map((message) => new webpack.WebpackError(message)));
      });
    });
  }

  bundledReact(compilation) {
    return [...compilation.modules]
      .filter((module) => react.test(module.resource ?? '') && !this.isFallback(module, compilation))
      .map((module) => `A remote must not carry React: ${module.resource}`);
  }

  isFallback(module, { chunkGraph }) {
    const chunks = [...chunkGraph.getModuleChunks(module)];
    return this.forbiddenChunks !== undefined && !chunks.some(({ name }) => this.forbiddenChunks.includes(name));
  }

  skewedVersions() {
    return sharedModules
      .filter((name) => this.dependencies[name] !== undefined && this.dependencies[name] !== providedVersion(name))
      .map((name) => `${name} ${this.dependencies[name]} is not what the shell provides: ${providedVersion(name)}`);
  }
}
