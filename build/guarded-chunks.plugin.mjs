import webpack from 'webpack';

/**
 * Has the shell check every chunk of a remote before it loads: `hmGuardScript` sets URL, integrity and crossorigin from
 * the registry record. If only the entry had a hash, a tampered chunk would run. Chunks load unchecked if the function
 * is missing, as on the remote's own development page.
 */
export class GuardedChunksPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = webpack.runtime;
    compiler.hooks.compilation.tap('GuardedChunks', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'GuardedChunks',
        (source) => `${source}\nif (globalThis.hmGuardScript) globalThis.hmGuardScript(script, url);`,
      );
    });
    compiler.hooks.thisCompilation.tap('GuardedChunks', (compilation) => {
      compilation.hooks.processAssets.tap('GuardedChunks', () => {
        const isGuarded = compilation.getAssets().some(({ source }) => source.source().includes('hmGuardScript'));
        if (!isGuarded) compilation.errors.push(new webpack.WebpackError('No script of the build guards its chunks.'));
      });
    });
  }
}
