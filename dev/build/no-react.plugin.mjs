import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import webpack from 'webpack';
import { providedVersion, sharedModules } from './shared.mjs';

const react = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/**
 * Fails the build of a remote that carries React, or was written against another than the shell provides. With
 * `exceptBeside` React may stand in any chunk but those: what every host loads has none.
 */
export class NoReactPlugin {
  constructor({ dir, exceptBeside }) {
    this.exceptBeside = exceptBeside;
    this.dependencies = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).dependencies ?? {};
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('NoReact', (compilation) => {
      compilation.hooks.afterChunks.tap('NoReact', () => {
        for (const message of this.complaints(compilation)) compilation.errors.push(new webpack.WebpackError(message));
      });
    });
  }

  isFallback(module, { chunkGraph }) {
    const chunks = [...chunkGraph.getModuleChunks(module)];
    return this.exceptBeside !== undefined && !chunks.some(({ name }) => this.exceptBeside.includes(name));
  }

  complaints(compilation) {
    const bundled = [...compilation.modules]
      .filter((module) => react.test(module.resource ?? '') && !this.isFallback(module, compilation))
      .map((module) => module.resource);
    const skewed = sharedModules.filter((name) => {
      const wanted = this.dependencies[name];
      return wanted !== undefined && wanted !== providedVersion(name);
    });
    return [
      ...bundled.map((path) => `A remote must not carry React: ${path}`),
      ...skewed.map(
        (name) => `${name} ${this.dependencies[name]} is not what the shell provides: ${providedVersion(name)}`,
      ),
    ];
  }
}
