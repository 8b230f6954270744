import webpack from 'webpack';
import { sharedLibraries } from './shared-modules.mjs';

const consumed = 'consume-shared-module';

/** Shared modules that these chunks load, in the order of their names. */
export const consumedModules = ({ chunkGraph }, chunks) => {
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  const names = modules.filter(({ type }) => type === consumed).map(({ options }) => options.shareKey);
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b));
};

/**
 * For remotes: leaves out a shared library that a chunk imports but does not use, so that it is not loaded in vain, and fails
 * the build when a remote uses an export that the shell leaves out.
 */
export class SharedLibrariesPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('SharedLibraries', (compilation) => {
      const libraries = () =>
        [...compilation.modules].filter(
          ({ type, options }) => type === consumed && Object.hasOwn(sharedLibraries, options.shareKey),
        );
      compilation.hooks.finishModules.tap('SharedLibraries', () => {
        for (const module of libraries()) module.getSideEffectsConnectionState = () => false;
      });
      compilation.hooks.afterChunks.tap('SharedLibraries', () => {
        const messages = libraries().flatMap((module) => this.missingExports(module, compilation));
        compilation.errors.push(...messages.map((message) => new webpack.WebpackError(message)));
      });
    });
  }

  missingExports(module, compilation) {
    const { shareKey } = module.options;
    const provided = sharedLibraries[shareKey].exports;
    return this.usedExports(module, compilation)
      .filter((name) => !provided.includes(name))
      .map((name) =>
        name === undefined
          ? `Import what you need of ${shareKey} by name: the shell does not provide all of it.`
          : `The shell does not provide ${name} of ${shareKey}: add it to build/shared-modules.mjs.`,
      );
  }

  /** Undefined in the list means the whole module. webpack itself does not track the exports of shared modules. */
  usedExports(module, { chunkGraph, moduleGraph }) {
    const users = [...moduleGraph.getIncomingConnections(module)].filter(
      (connection) =>
        connection.originModule &&
        chunkGraph.getNumberOfModuleChunks(connection.originModule) > 0 &&
        connection.isActive(undefined),
    );
    const names = users.flatMap(({ dependency }) => {
      // As it may be a CommonJS module, webpack counts its default export as the whole.
      if (dependency.ids?.[0] === 'default') return ['default'];
      const references = dependency.getReferencedExports(moduleGraph, undefined);
      return references.map((reference) => (reference.name ?? reference)[0]);
    });
    return [...new Set(names)];
  }
}
