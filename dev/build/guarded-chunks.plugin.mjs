import webpack from 'webpack';

/**
 * Every chunk of a remote asks the shell before it is loaded: `hmGuardScript` sets address, integrity and crossorigin
 * from the registry record. A hash on the entry alone would let a tampered chunk run. A host without the function
 * (the remote's own development page) loads as usual.
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
