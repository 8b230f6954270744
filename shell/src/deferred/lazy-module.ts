import { createStore, readOnly, type Readable } from '@home-move/contract';

/** A module in its own chunk. */
export interface LazyModule<Loaded> {
  /** Null until it is loaded. */
  readonly loaded: Readable<Loaded | null>;
  /** Loads it once; after a failure the next call tries again. */
  readonly load: () => Promise<Loaded>;
}

export function createLazyModule<Loaded>(request: () => Promise<Loaded>): LazyModule<Loaded> {
  const loaded = createStore<Loaded | null>(null);
  let loading: Promise<Loaded> | null = null;
  return {
    loaded: readOnly(loaded),
    load() {
      loading ??= request().then(
        (module) => {
          loaded.set(module);
          return module;
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}
