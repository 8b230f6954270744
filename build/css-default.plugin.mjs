/**
 * Keeps the name of a CSS module's default export unmangled. webpack writes the sheet under "default" where the module is
 * not concatenated, but reads it under the mangled name, so two journeys that share a module would adopt `undefined`.
 */
export class CssDefaultPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('CssDefaultPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('CssDefaultPlugin', (modules) => {
        for (const module of modules) {
          if (module.type !== 'css/module') continue;
          compilation.moduleGraph.getExportInfo(module, 'default').canMangleProvide = false;
        }
      });
    });
  }
}
