/**
 * webpack writes the sheet of a CSS module under "default" wherever the module stands alone, but reads it under the
 * mangled name: two journeys sharing a module then adopt `undefined`. Keeping that one name unmangled cures it.
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
