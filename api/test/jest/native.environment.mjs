import { TestEnvironment } from 'jest-environment-node';

/** Classes shared by natively loaded code and specs, so that `instanceof` holds on both sides. */
const SHARED = { Reflect, Date, Map, Set, Promise, Error, AggregateError, RangeError, SyntaxError, TypeError };

/**
 * Node's environment, in which native.transform.mjs loads packages and sources with Node's own `require`: once per worker
 * instead of once per spec file. Specs and their fixtures still get new modules in each file.
 */
export default class NativeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // Here, because Jest loads this file's imports through the transform.
    const { mapStacks, nativeRequire } = await import('./native-sources.mjs');
    Object.assign(this.global, SHARED, { requireNatively: nativeRequire() });
    mapStacks();
  }
}
