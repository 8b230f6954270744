import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import webpack from 'webpack';

const escapePattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The folder of an installed package, as a file of the folder `from` resolves it. */
function packageFolder(name, from) {
  const entry = createRequire(join(from, 'package.json')).resolve(name);
  const folder = join('node_modules', name) + sep;
  return entry.slice(0, entry.lastIndexOf(folder) + folder.length);
}

/**
 * Builds files of ours instead of files of installed packages. `replacements` lists package, file in the package, and
 * the file that takes its place; `from` is the folder that resolves the packages. Fails the build if a package has no
 * such file any more, or if the build does not import it.
 */
export class ReplacedModulesPlugin {
  constructor({ from, replacements }) {
    this.replacements = replacements.map(({ module, file, by }) => ({
      file: join(packageFolder(module, from), file),
      by,
    }));
    const missing = this.replacements.find(({ file }) => !existsSync(file));
    if (missing) throw new Error(`There is no ${missing.file} to replace.`);
  }

  apply(compiler) {
    for (const { file, by } of this.replacements)
      new webpack.NormalModuleReplacementPlugin(new RegExp(`^${escapePattern(file)}$`), by).apply(compiler);
    compiler.hooks.thisCompilation.tap('ReplacedModules', (compilation) => {
      compilation.hooks.finishModules.tap('ReplacedModules', (modules) => {
        const built = new Set([...modules].map(({ resource }) => resource));
        const unused = this.replacements.filter(({ by }) => !built.has(by));
        compilation.errors.push(
          ...unused.map(
            ({ file }) => new webpack.WebpackError(`The build does not import ${file}, which it replaces.`),
          ),
        );
      });
    });
  }
}
