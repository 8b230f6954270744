import webpack from 'webpack';

/**
 * Keeps the name of a CSS module's default export unmangled. webpack writes the sheet under "default" where the module is
 * not concatenated, but reads it under the mangled name, so two journeys that share a module would adopt `undefined`.
 */
export class CssDefaultPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('CssDefault', (compilation) => {
      compilation.hooks.finishModules.tap('CssDefault', (modules) => {
        const sheets = [...modules].filter(({ type }) => type === 'css/module');
        if (sheets.length === 0) compilation.errors.push(new webpack.WebpackError('The build imports no CSS module.'));
        for (const sheet of sheets) compilation.moduleGraph.getExportInfo(sheet, 'default').canMangleProvide = false;
      });
    });
  }
}
