import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import webpack from 'webpack';
import { minimizeCss } from './css-minimizer.loader.mjs';

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

/**
 * Emits `tokens.css`, which the server writes into each document: the design tokens, with hashed fonts at absolute URLs, then the
 * style sheet `start` of what the document shows before its first script.
 */
export class TokensPlugin {
  constructor({ file, start, publicPath }) {
    this.file = file;
    this.start = start;
    this.publicPath = publicPath;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Tokens', (compilation) => {
      compilation.fileDependencies.addAll([this.file, this.start]);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'Tokens', stage }, () => this.emit(compilation));
    });
  }

  async emit(compilation) {
    const write = (name, content) => compilation.emitAsset(name, new webpack.sources.RawSource(content));
    const css = followSystem(readFileSync(this.file, 'utf8')).replace(/url\("(fonts\/[^"]+)"\)/g, (_, path) => {
      const content = readFileSync(join(dirname(this.file), path));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      const name = `fonts/${basename(path, '.woff2')}.${hash}.woff2`;
      if (!compilation.getAsset(name)) write(name, content);
      return `url("${this.publicPath}${name}")`;
    });
    write('tokens.css', await minimizeCss(`${css}\n${readFileSync(this.start, 'utf8')}`));
  }
}
