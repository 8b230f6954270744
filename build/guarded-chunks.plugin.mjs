import webpack from 'webpack';

/**
 * Has the shell check every chunk of a remote before it loads: `hmGuardScript` sets URL, integrity and crossorigin from the
 * registry record. With a hash on the entry alone, a tampered chunk would run. Where the function is missing (on the remote's
 * own development page), chunks load unchecked.
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
  }
}
