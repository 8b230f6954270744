import type { Readable } from '@home-move/contract';

/** A store that a test can write. */
export interface Writable<Value> extends Readable<Value> {
  set(value: Value): void;
}

/** A value in memory that notifies its listeners when it changes. */
export function createWritable<Value>(initial: Value): Writable<Value> {
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
