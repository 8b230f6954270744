import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

/** Classes whose instances pass between packages and sources, where `instanceof` must hold on both sides. */
const SHARED = { Reflect, Date, Map, Set, Promise, Error, AggregateError, RangeError, SyntaxError, TypeError };

/**
 * Node's environment, in which native-packages.transform.mjs loads packages with Node's own `require`: once per worker
 * instead of once per spec file. Sources and specs still get new modules in each file.
 */
export default class NativePackagesEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const requireNatively = createRequire(import.meta.url);
    // Here, because Jest loads this file's imports through the transform.
    requireNatively('reflect-metadata');
    Object.assign(this.global, SHARED, { requireNatively });
  }
}
