import type { Readable } from './runtime-contract';

/** A readable that its owner writes. */
export interface Store<T> extends Readable<T> {
  readonly set: (value: T) => void;
}

/** A value in memory with its listeners, which are notified only when it has changed. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A store without `set`. */
export function readOnly<T>(store: Readable<T>): Readable<T> {
  return { get: () => store.get(), subscribe: (listener) => store.subscribe(listener) };
}
