import asyncHooks from 'node:async_hooks';
import { Script } from 'node:vm';
import Runtime from 'jest-runtime';

/** Code of packages by how it is loaded; they do not change while a worker lives. */
const packageCode = new Map();

/** Compiled modules, by environment and file. */
const scripts = new Map();

/**
 * Jest's runtime, which reads a package's files and compiles modules once per worker instead of once per spec file. Every spec
 * file still runs them in its own context, so no state is shared.
 *
 * It also ends the storages of a spec file with the file. jest-circus creates one for each file, and up to Node 22 every promise
 * of the worker is entered in all of them, which makes each file slower than the one before.
 */
export default class OncePerWorkerRuntime extends Runtime {
  #storages = [];

  constructor(config, environment, ...more) {
    super(config, environment, ...more);
    const { coreModule, executor, transformCache } = this;
    const requireCore = coreModule.require.bind(coreModule);
    const storages = this.#storages;
    const transform = transformCache.transform.bind(transformCache);
    const compile = executor.compile.bind(executor);
    const [, , , , specFile] = more;
    const head = `(function (${executor.injectedModuleParameters.join(',')}) {`;

    class FileStorage extends asyncHooks.AsyncLocalStorage {
      constructor(...options) {
        super(...options);
        storages.push(this);
      }
    }
    coreModule.require = (name) => {
      const isHooks = name === 'async_hooks' || name === 'node:async_hooks';
      return isHooks ? { ...asyncHooks, AsyncLocalStorage: FileStorage } : requireCore(name);
    };

    transformCache.transform = (filename, options) => {
      if (!filename.includes('/node_modules/')) return transform(filename, options);
      // The API's environment replaces packages, but not Jest's packages.
      const key = `${config.testEnvironment} ${options?.isInternalModule} ${filename}`;
      if (!packageCode.has(key)) packageCode.set(key, transform(filename, options));
      return packageCode.get(key);
    };

    executor.compile = (code, filename) => {
      const context = environment.getVmContext();
      if (context === null || filename === specFile) return compile(code, filename);
      const key = `${config.testEnvironment} ${filename}`;
      if (scripts.get(key)?.code !== code) {
        try {
          const script = new Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
          scripts.set(key, { code, script });
        } catch {
          return compile(code, filename); // Fails as well, with Jest's message.
        }
      }
      return scripts.get(key).script.runInContext(context);
    };
  }

  teardown() {
    for (const storage of this.#storages) storage.disable();
    super.teardown();
  }
}
