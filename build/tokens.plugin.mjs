import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import webpack from 'webpack';
import { minifyCss } from './css-whitespace.loader.mjs';

const darkRule = /(?<selector>[^{}]*\[data-mode="dark"\][^{}]*)\{[^}]*\}/g;

/**
 * Adds to each dark rule the same for documents in the mode `system`, while the visitor's device is dark: the right colours
 * from the first paint, without a script. Each stays behind its own rule, because the order of rules decides.
 */
export function followSystem(css) {
  return css.replace(
    darkRule,
    (rule) => `${rule}\n@media (prefers-color-scheme: dark) {${rule.replaceAll('="dark"', '="system"')}}`,
  );
}

/** Almost every first paint needs this font. */
const preloadedFont = 'figtree-latin-wght-normal';

/**
 * Emits the design tokens as `tokens.css`, which the server writes into each document, with hashed fonts at absolute URLs;
 * and `assets.json`, which names the font to preload.
 */
export class TokensPlugin {
  constructor({ file, publicPath }) {
    this.file = file;
    this.publicPath = publicPath;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Tokens', (compilation) => {
      compilation.fileDependencies.add(this.file);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'Tokens', stage }, () => this.emit(compilation));
    });
  }

  emit(compilation) {
    const write = (name, content) => compilation.emitAsset(name, new webpack.sources.RawSource(content));
    const fonts = {};
    const css = followSystem(readFileSync(this.file, 'utf8')).replace(/url\("(fonts\/[^"]+)"\)/g, (_, path) => {
      const content = readFileSync(join(dirname(this.file), path));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      const font = basename(path, '.woff2');
      const name = `fonts/${font}.${hash}.woff2`;
      if (!compilation.getAsset(name)) write(name, content);
      fonts[font] = `${this.publicPath}${name}`;
      return `url("${fonts[font]}")`;
    });
    if (!fonts[preloadedFont])
      compilation.errors.push(new webpack.WebpackError(`tokens.css names no ${preloadedFont}`));
    write('tokens.css', minifyCss(css));
    write('assets.json', JSON.stringify({ fontPreload: fonts[preloadedFont] }));
  }
}
